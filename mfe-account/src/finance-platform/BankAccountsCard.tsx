import { bankAccountKindLabels } from '@girassol/account-domain/finance-platform';
import { useApiQuery } from '@girassol/shared-auth';
import { Icon, Text } from '@girassol/shared-ui';
import { FinanceListCard } from './FinanceListCard';
import { FinanceRows } from './FinanceRows';
import { bankAccountKindIcons } from './finance-icons';

/** Card with the bank accounts, cash boxes and cards of an organization. */
export function BankAccountsCard({ organizationId }: { organizationId: string }) {
  const { data, error, isFetching, refetch } = useApiQuery('GET /azume-financial/bank-accounts', {});
  return (
    <FinanceListCard
      title="Contas bancárias"
      searchLabel="Buscar conta"
      emptyTitle="Nenhuma conta bancária"
      entries={data?.data.filter((entry) => entry.organizationId === organizationId)}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      getSearchText={({ name, kind }) => `${name} ${bankAccountKindLabels[kind]}`}
      renderEntries={(found) => (
        <FinanceRows aria-label="Contas bancárias">
          {found.map(({ _id, name, kind }) => (
            <li key={_id}>
              <Icon name={bankAccountKindIcons[kind]} />
              <span>{name}</span>
              <Text size={13} tone="soft">
                {bankAccountKindLabels[kind]}
              </Text>
            </li>
          ))}
        </FinanceRows>
      )}
    />
  );
}
