import type { AgendaDate, SlotContext } from '@girassol/federation/remote';
import { ApiError, useApiQuery } from '@girassol/shared-auth';
import { formatRecordNumber, meetsCondition, toAnalyticsScope } from '@girassol/shared-domain';
import type { FinancingDeadline } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { financingListPath } from '../addresses/financing';
import { useFinancingRefresh } from '../financing/financings';

const kinds: Record<FinancingDeadline['kind'], string> = {
  WORKS: 'Comprovar obra até hoje',
  OFFERS: 'Oferta vale até hoje',
};

/**
 * Agenda source of the financing area: contributes the deadlines of financings to the agendas of the sales and
 * administrative boards. Renders nothing.
 */
export default function FinancingAgendaSource({
  session,
  permissions,
  board,
  scope,
  from,
  until,
  onDates,
}: SlotContext<'agenda.source/v1'>) {
  useFinancingRefresh();
  const isAsked = session.statusOk && (board === null || board === 'SALES' || board === 'ADMINISTRATIVE');
  const { scope: word, id } = toAnalyticsScope(scope);
  const { data, error } = useApiQuery(
    'GET /financings/dates/:scope/:fetchId/:from/:until',
    { params: { scope: word, fetchId: id, from, until } },
    { enabled: isAsked, refetchOnMount: 'always' },
  );
  const hasMarketplace = meetsCondition({ module: 'Marketplace' }, { session, permissions });
  useEffect(() => {
    onDates({
      dates: isAsked && data ? data.dates.map((each) => toAgendaDate(each, hasMarketplace)) : [],
      // Managing a board does not include seeing the financings of its sellers.
      hasFailed: isAsked && !data && error !== null && !(error instanceof ApiError && error.status === 403),
    });
  }, [isAsked, data, error, hasMarketplace, onDates]);
  return null;
}

const toAgendaDate = (
  { kind, date, financing, customer, requester }: FinancingDeadline,
  hasMarketplace: boolean,
): AgendaDate => ({
  id: `${kind}-${financing._id}-${date}`,
  date,
  kind: kinds[kind],
  title: customer.name,
  detail: `Financiamento ${formatRecordNumber(financing.number)}`,
  person: requester.personalData.name,
  to: financingListPath(hasMarketplace, financing._id),
});
