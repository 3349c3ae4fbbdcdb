import { useApiQuery } from '@girassol/shared-auth';
import { DAY_MS, formatCountWithNoun } from '@girassol/shared-domain';
import { HomeCard, HomeCardLink, HomeFigure, HomeNote } from '@girassol/shared-ui';
import type { AccountState } from '@girassol/support-domain/accounts';
import { useState } from 'react';
import { ACCOUNTS_PATH } from '../addresses/operator';

const LIST = 'GET /operation/accounts/overview/:multiplier';
const NEW_DAYS = 7;

/** Loads the first page of the accounts in a state, newest first. Operators decide by these facts, so they are always fresh. */
const useFirstAccounts = (state?: AccountState) =>
  useApiQuery(
    LIST,
    { params: { multiplier: 1 }, query: { order: 'NEWEST', ...(state && { state }) } },
    { staleTime: 0 },
  );

/** Home card of operators: accounts with irregular payment, those that close at the wish of their owner, and new ones. */
export default function AccountsHomeCard() {
  const { data: irregular, isError, error, refetch } = useFirstAccounts('IRREGULAR');
  const { data: closing } = useFirstAccounts('CLOSING');
  const { data: all } = useFirstAccounts();
  const [now] = useState(Date.now);
  const recent = all?.accounts.filter(({ since }) => since > now - NEW_DAYS * DAY_MS) ?? [];
  // The first page tells no more than how many of it are new.
  const isPageFull = all?.hasMoreItems === true && recent.length === all.accounts.length;
  return (
    <HomeCard
      title="Contas"
      icon="building"
      aside={<HomeCardLink to={ACCOUNTS_PATH}>Ver todas</HomeCardLink>}
      isLoading={!irregular}
      hasFailed={isError && !irregular}
      error={error}
      onRetry={() => void refetch()}
    >
      {irregular?.total === 0 && <HomeNote>Nenhuma conta com pagamento irregular.</HomeNote>}
      {irregular && irregular.total > 0 && (
        <>
          <HomeFigure>{irregular.total}</HomeFigure>
          <HomeNote>
            <HomeCardLink to={`${ACCOUNTS_PATH}?situacao=IRREGULAR`}>com pagamento irregular</HomeCardLink>
          </HomeNote>
        </>
      )}
      {closing && closing.total > 0 && (
        <HomeNote>
          <HomeCardLink to={`${ACCOUNTS_PATH}?situacao=CLOSING`}>
            {closing.total} em encerramento
          </HomeCardLink>
        </HomeNote>
      )}
      {recent.length > 0 && (
        <HomeNote>
          <HomeCardLink to={`${ACCOUNTS_PATH}?ordem=NEWEST`}>
            {isPageFull
              ? `${recent.length} ou mais novas nos últimos ${NEW_DAYS} dias`
              : `${formatCountWithNoun(recent.length, 'nova', 'novas')} nos últimos ${NEW_DAYS} dias`}
          </HomeCardLink>
        </HomeNote>
      )}
    </HomeCard>
  );
}
