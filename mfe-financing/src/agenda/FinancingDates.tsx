import type { AgendaDate, SlotContext } from '@girassol/federation/remote';
import { ApiError, useApiQuery } from '@girassol/shared-auth';
import { analyticsScope, meets } from '@girassol/shared-domain';
import type { FinancingDate } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { listPath } from '../addresses/financing';
import { useFinancingEvents } from '../financing/financings';

const kinds: Record<FinancingDate['kind'], string> = {
  WORKS: 'Comprovar obra até hoje',
  OFFERS: 'Oferta vale até hoje',
};

/** Draws nothing: it tells the agendas of what is sold and administered until when something of a financing must be done. */
export default function FinancingDates({
  session,
  permissions,
  board,
  scope,
  from,
  until,
  onDates,
}: SlotContext<'agenda.source/v1'>) {
  useFinancingEvents();
  const isAsked = session.statusOk && (board === null || board === 'SALES' || board === 'ADMINISTRATIVE');
  const { scope: word, id } = analyticsScope(scope);
  const { data, error } = useApiQuery(
    'GET /financings/dates/:scope/:fetchId/:from/:until',
    { params: { scope: word, fetchId: id, from, until } },
    { enabled: isAsked, refetchOnMount: 'always' },
  );
  const hasMarketplace = meets({ module: 'Marketplace' }, { session, permissions });
  useEffect(() => {
    onDates({
      dates: isAsked && data ? data.dates.map((each) => dateOf(each, hasMarketplace)) : [],
      // Who manages a board need not see what its sellers have financed.
      hasFailed: isAsked && !data && error !== null && !(error instanceof ApiError && error.status === 403),
    });
  }, [isAsked, data, error, hasMarketplace, onDates]);
  return null;
}

const dateOf = (
  { kind, date, financing, customer, requester }: FinancingDate,
  hasMarketplace: boolean,
): AgendaDate => ({
  id: `${kind}-${financing._id}-${date}`,
  date,
  kind: kinds[kind],
  title: customer.name,
  detail: `Financiamento ${financing.number}`,
  person: requester.personalData.name,
  to: listPath(hasMarketplace, financing._id),
});
