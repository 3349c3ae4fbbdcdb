import type { LeadState } from '@girassol/account-domain/leads';
import { useApiQuery } from '@girassol/shared-auth';
import { addDays, formatCountWithNoun, toIsoDate } from '@girassol/shared-domain';
import { HomeCard, HomeCardLink, HomeFigure, HomeNote } from '@girassol/shared-ui';
import { useState } from 'react';
import { operatorPaths } from '../../addresses/operator';

const LIST = 'GET /operation/leads/list/:multiplier';
/** Milliseconds until the list is read again: leads come by themselves. */
const REFRESH_MS = 30_000;

/** Loads the first page, with the total, of the leads of the last seven days, or of all in a state. */
function useFirstLeads(query: { from: string; to: string } | { state: LeadState }) {
  return useApiQuery(LIST, { params: { multiplier: 1 }, query }, { refetchInterval: REFRESH_MS });
}

/** Home card of operators: leads of the last days, those that could not be delivered, and doubtful ones. */
export default function LeadsHomeCard() {
  const [today] = useState(() => toIsoDate(Date.now()));
  const { data, isError, error, refetch } = useFirstLeads({ from: addDays(today, -6), to: today });
  const { data: failed } = useFirstLeads({ state: 'FAILED' });
  const { data: held } = useFirstLeads({ state: 'HELD' });
  return (
    <HomeCard
      title="Leads"
      icon="user-plus"
      aside={<HomeCardLink to={operatorPaths.leads}>Ver todos</HomeCardLink>}
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.total === 0 && <HomeNote>Nenhum lead nos últimos 7 dias.</HomeNote>}
      {data && data.total > 0 && (
        <>
          <HomeFigure>{formatCountWithNoun(data.total, 'lead', 'leads')}</HomeFigure>
          <HomeNote>
            <HomeCardLink to={`${operatorPaths.leads}?periodo=7`}>nos últimos 7 dias</HomeCardLink>
          </HomeNote>
        </>
      )}
      {failed && failed.total > 0 && (
        <HomeNote>
          <HomeCardLink to={`${operatorPaths.leads}?entrega=FAILED`}>
            {formatCountWithNoun(failed.total, 'entrega falhou', 'entregas falharam')}
          </HomeCardLink>
        </HomeNote>
      )}
      {held && held.total > 0 && (
        <HomeNote>
          <HomeCardLink to={`${operatorPaths.leads}?entrega=HELD`}>
            {formatCountWithNoun(held.total, 'duvidoso', 'duvidosos')} a conferir
          </HomeCardLink>
        </HomeNote>
      )}
    </HomeCard>
  );
}
