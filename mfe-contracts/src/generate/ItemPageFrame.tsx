import { useApiQuery, useConditionFacts, useRefreshOnEvent } from '@girassol/shared-auth';
import {
  boardHasContracts,
  canGenerateContracts,
  formatItemNumber,
  isAboutDeal,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { ButtonLink, ErrorState, NoAccessState, PageHeader, Skeleton } from '@girassol/shared-ui';
import { FormPage } from '@girassol/shared-ui/fields';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { saleContractsPath } from '../addresses/contracts';
import { ContractPlanNotice } from '../plan/ContractPlanNotice';

interface ItemPageProps {
  saleId: string;
  title: string;
  actions?: ReactNode;
  /** Is this the list of contracts itself? */
  isList?: boolean | undefined;
  children: (item: BoardItem) => ReactNode;
}

const ITEM = 'GET /sales/single/:saleId';

/**
 * Frame shared by the pages about the contracts of an item. Loads the item, and shows a message instead of
 * the page if loading fails, the plan has no contracts, or the board of the item has none.
 */
export function ItemPageFrame({ saleId, title, actions, isList = false, children }: ItemPageProps) {
  const facts = useConditionFacts();
  const mayOpen = facts !== null && canGenerateContracts(facts);
  const { data, error, isFetching, refetch } = useApiQuery(
    ITEM,
    { params: { saleId } },
    { enabled: mayOpen, refetchOnMount: 'always' },
  );
  const item = data?.sale;
  // The records of the deal say how the contracts stand, and lead on.
  useRefreshOnEvent(
    ITEM,
    (event) =>
      (event.kind === 'contracts-changed' && event.sale === saleId) ||
      isAboutDeal(event, item?.dealRecords ?? []),
  );
  const isOpen = item !== undefined && boardHasContracts(item.type);
  return (
    <FormPage>
      <PageHeader
        title={title}
        summary={item && `${formatItemNumber(item.id)} ${item.name} · ${item.customer.name}`}
        actions={
          <>
            {!isList && (
              <ButtonLink as={Link} to={saleContractsPath(saleId)}>
                Ver todos os contratos
              </ButtonLink>
            )}
            {isOpen && actions}
          </>
        }
      />
      {facts && !mayOpen && (
        <ContractPlanNotice
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
      {item && !isOpen && <NoAccessState title="Itens deste quadro não têm contratos" />}
      {item && isOpen && children(item)}
    </FormPage>
  );
}
