import type { BoardItem, SaleContract } from '@girassol/shared-domain/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useContracts } from '../data/use-contracts';
import { GenerateDialog } from '../generate/GenerateDialog';
import { ContractItem } from './ContractItem';

/** The contracts of an item, the newest first, and the button that makes another (contracts-010). */
export function ContractList({ item }: { item: BoardItem }) {
  const { data, error, isFetching, refetch } = useContracts(item._id);
  const [isGenerating, setGenerating] = useState(false);
  if (!data)
    return error ? (
      <ErrorState
        isCompact
        error={error}
        title="Não foi possível carregar os contratos"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height={120} radius={10} />
    );
  const generate = (
    <Button size="sm" icon="plus" onClick={() => setGenerating(true)}>
      Gerar Contrato
    </Button>
  );
  const { contracts } = data;
  return (
    <>
      {contracts.length === 0 ? (
        <EmptyState isCompact title="Este cliente não possui nenhum contrato gerado" action={generate} />
      ) : (
        <Stack gap={12}>
          <VisuallyHidden as="h2">Contratos</VisuallyHidden>
          <Row justify="end">{generate}</Row>
          <Items saleId={item._id} contracts={contracts} />
        </Stack>
      )}
      {isGenerating && <GenerateDialog item={item} onClose={() => setGenerating(false)} />}
    </>
  );
}

function Items({ saleId, contracts }: { saleId: string; contracts: readonly SaleContract[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <List aria-label="Contratos">
      {contracts.map((contract) => (
        <ContractItem
          key={contract._id}
          saleId={saleId}
          contract={contract}
          isOpen={contract._id === openId}
          onToggle={() => setOpenId((id) => (id === contract._id ? null : contract._id))}
        />
      ))}
    </List>
  );
}

const { color, radius } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  > li + li { border-top: 1px solid ${color.lineSoft}; }
`;
