import { useReadOnlyReason } from '@girassol/shared-auth';
import type { BoardItem, SaleContract } from '@girassol/shared-domain/contract';
import { Button, EmptyState, Row, Stack, VisuallyHidden } from '@girassol/shared-ui';
import { BorderedList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { ContractsPlaceholder } from '../data/ContractsPlaceholder';
import { useContracts } from '../data/use-contracts';
import { DocumentOptionsDialog } from '../generate/DocumentOptionsDialog';
import { ContractListItem } from './ContractListItem';

/** Contracts of an item, newest first, with a button that generates another one (contracts-010). */
export function ContractList({ item }: { item: BoardItem }) {
  const { data, error, isFetching, refetch } = useContracts(item._id);
  const readOnlyReason = useReadOnlyReason('contracts');
  const [isGenerating, setGenerating] = useState(false);
  if (!data) return <ContractsPlaceholder {...{ error, isFetching, refetch }} />;
  const generate = (
    <Button
      size="sm"
      icon="plus"
      disabled={readOnlyReason !== undefined}
      title={readOnlyReason}
      onClick={() => setGenerating(true)}
    >
      Gerar Contrato
    </Button>
  );
  const { contracts } = data;
  return (
    <>
      {contracts.length === 0 ? (
        <EmptyState
          isCompact
          title="Este cliente não possui nenhum contrato gerado"
          text="Um modelo seu é preenchido com os dados do cliente e da proposta. Você confere o documento, gera e envia para assinar."
          action={generate}
        />
      ) : (
        <Stack gap={12}>
          <VisuallyHidden as="h2">Contratos</VisuallyHidden>
          <Row justify="end">{generate}</Row>
          <Items saleId={item._id} contracts={contracts} />
        </Stack>
      )}
      {isGenerating && <DocumentOptionsDialog item={item} onClose={() => setGenerating(false)} />}
    </>
  );
}

function Items({ saleId, contracts }: { saleId: string; contracts: readonly SaleContract[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <BorderedList aria-label="Contratos">
      {contracts.map((contract) => (
        <ContractListItem
          key={contract._id}
          saleId={saleId}
          contract={contract}
          isOpen={contract._id === openId}
          onToggle={() => setOpenId((id) => (id === contract._id ? null : contract._id))}
        />
      ))}
    </BorderedList>
  );
}
