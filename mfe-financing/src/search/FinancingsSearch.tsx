import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { formatMoney, hasWords, meets } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { listPath, simulationPath } from '../addresses/financing';
import { financingBadge } from '../financing/financing-badge';

/** Letters from which the server is asked; a number may be shorter. */
const SHORTEST = 2;
const MOST = 5;

const simulate: SearchFinding & { words: string } = {
  id: 'simular-financiamento',
  group: 'Ações',
  title: 'Simular financiamento',
  detail: 'Financiamentos',
  icon: 'calculator',
  to: simulationPath(),
  words: 'parcelas banco crédito',
};

/** Draws nothing: it tells the search of everything the financings that fit, by number and customer. */
export default function FinancingsSearch({
  session,
  permissions,
  search,
  onFound,
}: SlotContext<'search.source/v1'>) {
  const isAsked = session.statusOk && (search.length >= SHORTEST || /^#?\d+$/.test(search));
  const hasMarketplace = meets({ module: 'Marketplace' }, { session, permissions });
  const { data, isFetching, isError } = useApiQuery(
    'POST /financings/filtered/:multiplier',
    { params: { multiplier: 1 }, body: { searchValue: search.slice(0, 150) } },
    { enabled: isAsked, staleTime: 15_000 },
  );
  useEffect(() => {
    const found = isAsked ? (data?.financings ?? []) : [];
    const { words, ...action } = simulate;
    const actions =
      session.statusOk && search !== '' && hasWords(`${action.title} ${words}`, search) ? [action] : [];
    onFound({
      findings: [
        ...actions,
        ...found.slice(0, MOST).map((financing) => findingOf(financing, hasMarketplace)),
      ],
      isLoading: isAsked && isFetching,
      hasFailed: isError,
    });
  }, [session.statusOk, search, isAsked, data, hasMarketplace, isFetching, isError, onFound]);
  return null;
}

const findingOf = (financing: Financing, hasMarketplace: boolean): SearchFinding => ({
  id: financing._id,
  group: 'Financiamentos',
  title: `${financing.number} ${financing.customer.name}`,
  detail: [
    financingBadge(financing).label,
    financing.proposals[0] && formatMoney(financing.proposals[0].totalFinanced),
  ]
    .filter(Boolean)
    .join(' · '),
  icon: 'wallet',
  to: listPath(hasMarketplace, financing._id),
});
