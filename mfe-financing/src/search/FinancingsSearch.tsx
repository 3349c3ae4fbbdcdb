import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useApiQuery, useReadOnlyReason } from '@girassol/shared-auth';
import { formatMoney, formatRecordNumber, matchesSearchWords, meetsCondition } from '@girassol/shared-domain';
import type { EquipmentOrder, Financing } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { financingListPath, orderPanelPath, simulationPath } from '../addresses/financing';
import { getFinancingBadge } from '../financing/financing-badge';
import { orderStatusLabels } from '../orders/order-labels';
import { useMayViewOrders } from '../orders/order-rights';

/** Letters from which the server is asked; a number may be shorter. */
const MIN_SEARCH_LENGTH = 2;
const MAX_RESULTS = 5;

const simulate: SearchFinding & { words: string } = {
  id: 'simular-financiamento',
  group: 'Ações',
  title: 'Simular financiamento',
  detail: 'Financiamentos',
  icon: 'calculator',
  to: simulationPath(),
  words: 'parcelas banco crédito',
};

/** Search source of the financing area: finds financings and equipment orders by number and customer. Renders nothing. */
export default function FinancingsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const isAsked = session.statusOk && (search.length >= MIN_SEARCH_LENGTH || /^#?\d+$/.test(search));
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const hasMarketplace = meetsCondition({ module: 'Marketplace' }, { session, permissions });
  const { data, isFetching, isError } = useApiQuery(
    'POST /financings/filtered/:multiplier',
    { params: { multiplier: 1 }, body: { searchValue: search.slice(0, 150) } },
    { enabled: isAsked, staleTime: 15_000 },
  );
  const areOrdersAsked = useMayViewOrders() === true && isAsked;
  const orders = useApiQuery(
    'GET /orders/paginated/:userId/:multiplier',
    { params: { userId: session.managerId, multiplier: 1 }, query: { search: search.slice(0, 150) } },
    { enabled: areOrdersAsked, staleTime: 15_000 },
  );
  const foundOrders = areOrdersAsked ? orders.data?.orders : undefined;
  const isLoading = (isAsked && isFetching) || (areOrdersAsked && orders.isFetching);
  const hasFailed = isError || orders.isError;
  useEffect(() => {
    const found = isAsked ? (data?.financings ?? []) : [];
    const { words, ...action } = simulate;
    const actions =
      mayEdit && session.statusOk && search !== '' && matchesSearchWords(`${action.title} ${words}`, search)
        ? [action]
        : [];
    onFound({
      findings: [
        ...actions,
        ...found.slice(0, MAX_RESULTS).map((financing) => toFinancingFinding(financing, hasMarketplace)),
        ...(foundOrders ?? []).slice(0, MAX_RESULTS).map(toOrderFinding),
      ],
      isLoading,
      hasFailed,
    });
  }, [
    mayEdit,
    session.statusOk,
    search,
    isAsked,
    data,
    foundOrders,
    hasMarketplace,
    isLoading,
    hasFailed,
    onFound,
  ]);
  return null;
}

const toFinancingFinding = (financing: Financing, hasMarketplace: boolean): SearchFinding => ({
  id: financing._id,
  group: 'Financiamentos',
  title: `${financing.number} ${financing.customer.name}`,
  number: financing.number,
  detail: [
    getFinancingBadge(financing).label,
    financing.proposals[0] && formatMoney(financing.proposals[0].totalFinanced),
  ]
    .filter(Boolean)
    .join(' · '),
  icon: 'wallet',
  to: financingListPath(hasMarketplace, financing._id),
});

const toOrderFinding = ({ _id, number, customer, supplier, status }: EquipmentOrder): SearchFinding => ({
  id: _id,
  group: 'Pedidos',
  title: `Pedido ${formatRecordNumber(number)} ${customer.name}`,
  number,
  detail: [supplier, orderStatusLabels[status].label].filter(Boolean).join(' · '),
  icon: 'truck',
  to: orderPanelPath(_id),
});
