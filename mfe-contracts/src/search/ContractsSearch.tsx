import type { SearchFinding, SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { getContractSubject, matchesSearchWords } from '@girassol/shared-domain';
import type { ListedSignature } from '@girassol/shared-domain/contract';
import { signatureBadges } from '@girassol/shared-domain/signatures';
import { useEffect } from 'react';
import { contractPath, contractPaths } from '../addresses/contracts';
import { formatContractTitle } from '../signature/signature-labels';

/** Letters from which the server is asked; a number may be shorter. */
const MIN_SEARCH_LENGTH = 2;
const MAX_RESULTS = 5;

const seeAll: SearchFinding & { words: string } = {
  id: 'ver-contratos',
  group: 'Ações',
  title: 'Ver contratos e assinaturas',
  icon: 'clipboard',
  to: contractPaths.list,
  words: 'modelo assinatura digital signatário',
};

/** Search source of the contracts area: finds contracts by number, name and customer. Renders nothing. */
export default function ContractsSearch({ session, search, onFound }: SlotContext<'search.source/v1'>) {
  const isAsked = session.statusOk && (search.length >= MIN_SEARCH_LENGTH || /^#?\d+$/.test(search));
  const { data, isFetching, isError } = useApiQuery(
    'POST /signatures/paginated/:userId/:multiplier',
    { params: { userId: session.userId, multiplier: 1 }, body: { search: search.slice(0, 150) } },
    { enabled: isAsked, staleTime: 15_000 },
  );
  useEffect(() => {
    const found = isAsked ? (data?.signatures ?? []) : [];
    const { words, ...action } = seeAll;
    const fits = session.statusOk && search !== '' && matchesSearchWords(`${action.title} ${words}`, search);
    onFound({
      findings: [...(fits ? [action] : []), ...found.slice(0, MAX_RESULTS).map(toSearchFinding)],
      isLoading: isAsked && isFetching,
      hasFailed: isError,
    });
  }, [session.statusOk, search, isAsked, data, isFetching, isError, onFound]);
  return null;
}

const toSearchFinding = ({ _id, contract, sale, customer, state }: ListedSignature): SearchFinding => ({
  id: _id,
  group: 'Contratos',
  title: `${formatContractTitle(contract)} ${getContractSubject(contract)}`.trim(),
  number: contract.number,
  detail: `${customer.name} · ${signatureBadges[state].label}`,
  icon: 'clipboard',
  to: contractPath(contract._id, sale._id),
});
