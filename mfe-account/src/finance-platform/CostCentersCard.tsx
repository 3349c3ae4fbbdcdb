import { useApiQuery } from '@girassol/shared-auth';
import { FinanceListCard } from './FinanceListCard';
import { EntryCode, FinanceRows } from './FinanceRows';

/** Card with the cost centres of an organization. */
export function CostCentersCard({ organizationId }: { organizationId: string }) {
  const { data, error, isFetching, refetch } = useApiQuery('GET /azume-financial/cost-centers', {});
  return (
    <FinanceListCard
      title="Centros de custo"
      searchLabel="Buscar centro de custo"
      emptyTitle="Nenhum centro de custo"
      entries={data?.data.filter((entry) => entry.organizationId === organizationId)}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      getSearchText={({ code, name }) => `${code} ${name}`}
      renderEntries={(found) => (
        <FinanceRows aria-label="Centros de custo">
          {found.map(({ _id, code, name }) => (
            <li key={_id}>
              <EntryCode>{code}</EntryCode>
              <span>{name}</span>
            </li>
          ))}
        </FinanceRows>
      )}
    />
  );
}
