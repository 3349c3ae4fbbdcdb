import { useAddressView } from '@girassol/federation/remote';
import { type SignatureState, signatureBadges, signatureStates } from '@girassol/shared-domain/signatures';
import { readSearch } from '@girassol/shared-ui/lists';

/** Value of the choice that limits nothing. */
export const ALL = 'ALL';

export const stateOptions = [
  { value: ALL, label: 'Todas as situações' },
  ...signatureStates.map((state) => ({ value: state, label: signatureBadges[state].label })),
];

/** A state as somebody names it, in an address or a choice; null where it is none. */
export const stateOf = (name: string | null): SignatureState | null =>
  signatureStates.find((state) => state === name?.toUpperCase()) ?? null;

/** What of the list is looked at; it stands in the address. */
interface SignaturesView {
  search: string;
  state: SignatureState | null;
  /** Lists of addresses have pages; this one goes on by itself. */
  page: number;
  /** What else stands in the address: the tab, say. */
  others: [string, string][];
}

const OWN = ['busca', 'situacao'];

const readView = (query: URLSearchParams): SignaturesView => ({
  search: readSearch(query),
  state: stateOf(query.get('situacao')),
  page: 1,
  others: [...query].filter(([name]) => !OWN.includes(name)),
});

function writeView({ search, state, others }: SignaturesView): URLSearchParams {
  const query = new URLSearchParams(others);
  if (search) query.set('busca', search);
  if (state) query.set('situacao', state.toLowerCase());
  return query;
}

/** The view of the address, and a way to change parts of it. */
export const useSignaturesView = () => useAddressView(readView, writeView);
