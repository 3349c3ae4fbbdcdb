import { useApiQuery, useFacts } from '@girassol/shared-auth';
import { formatItemNumber, generatesContracts, hasContracts } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ofSalePath } from '../addresses/contracts';

interface ItemPageProps {
  saleId: string;
  title: string;
  actions?: ReactNode;
  /** Is this the list of contracts itself? */
  isList?: boolean;
  children: (item: BoardItem) => ReactNode;
}

/** A page about contracts of an item: loading, closed, failed, or what it is for. */
export function ItemPage({ saleId, title, actions, isList = false, children }: ItemPageProps) {
  const facts = useFacts();
  const mayOpen = facts !== null && generatesContracts(facts);
  const { data, error, isFetching, refetch } = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId } },
    { enabled: mayOpen, refetchOnMount: 'always' },
  );
  const item = data?.sale;
  const isOpen = item !== undefined && hasContracts(item.type);
  return (
    <FormPage>
      <PageHeader
        title={title}
        summary={item && `${formatItemNumber(item.id)} ${item.name} · ${item.customer.name}`}
        actions={
          <>
            {!isList && (
              <ButtonLink as={Link} to={ofSalePath(saleId)} variant="ghost">
                Contratos do item
              </ButtonLink>
            )}
            {isOpen && actions}
          </>
        }
      />
      {facts && !mayOpen && (
        <EmptyState
          title="Os contratos não fazem parte do seu plano"
          text="O plano Enterprise gera contratos das vendas e os guarda com o cliente."
        />
      )}
      {(!facts || (mayOpen && !item && !error)) && <Skeleton height={240} radius={10} />}
      {mayOpen && !item && error && (
        <ErrorState
          error={error}
          title="Não foi possível abrir o item"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {item && !isOpen && <EmptyState title="Itens deste quadro não têm contratos" />}
      {item && isOpen && children(item)}
    </FormPage>
  );
}
