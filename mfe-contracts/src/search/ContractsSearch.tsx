import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { hasWords } from '@girassol/shared-domain';
import type { SignatureRow } from '@girassol/shared-domain/contract';
import { signatureBadges } from '@girassol/shared-domain/signatures';
import { useEffect } from 'react';
import { contractPaths, showPath } from '../addresses/contracts';
import { contractTitle } from '../signature/words';

/** Letters from which the server is asked; a number may be shorter. */
const SHORTEST = 2;
const MOST = 5;

const seeAll: SearchFinding & { words: string } = {
  id: 'ver-contratos',
  group: 'Ações',
  title: 'Ver contratos e assinaturas',
  icon: 'clipboard',
  to: contractPaths.list,
  words: 'modelo assinatura digital signatário',
};

/** Draws nothing: it tells the search of everything the contracts that fit, by number, name and customer. */
export default function ContractsSearch({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const isAsked = session.statusOk && (search.length >= SHORTEST || /^#?\d+$/.test(search));
  const { data, isFetching, isError } = useApiQuery(
    'POST /signatures/paginated/:userId/:multiplier',
    { params: { userId: session.userId, multiplier: 1 }, body: { search: search.slice(0, 150) } },
    { enabled: isAsked, staleTime: 15_000 },
  );
  useEffect(() => {
    const found = isAsked ? (data?.signatures ?? []) : [];
    const { words, ...action } = seeAll;
    const fits = session.statusOk && search !== '' && hasWords(`${action.title} ${words}`, search);
    onFound({
      findings: [...(fits ? [action] : []), ...found.slice(0, MOST).map(findingOf)],
      isLoading: isAsked && isFetching,
      hasFailed: isError,
    });
  }, [session.statusOk, search, isAsked, data, isFetching, isError, onFound]);
  return null;
}

const findingOf = ({ _id, contract, sale, customer, state }: SignatureRow): SearchFinding => ({
  id: _id,
  group: 'Contratos',
  title: `${contractTitle(contract)} ${contract.name}`,
  detail: `${customer.name} · ${signatureBadges[state].label}`,
  icon: 'clipboard',
  to: showPath(contract._id, sale._id),
});
