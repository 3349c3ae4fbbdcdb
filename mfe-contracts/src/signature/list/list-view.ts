import { useListViewInAddress } from '@girassol/federation/remote';
import { type SignatureState, signatureBadges, signatureStates } from '@girassol/shared-domain/signatures';
import { readSearch } from '@girassol/shared-ui/lists';

/** Value of the option "Todas as situações", with which signatures are not filtered by state. */
export const ALL_STATES_OPTION = 'ALL';

/** Options of the select that filters the list of signatures by state. */
export const stateOptions = [
  { value: ALL_STATES_OPTION, label: 'Todas as situações' },
  ...signatureStates.map((state) => ({ value: state, label: signatureBadges[state].label })),
];

/** Parses a signature state from the query string or a select; null if the text is not a state. */
export const parseSignatureState = (name: string | null): SignatureState | null =>
  signatureStates.find((state) => state === name?.toUpperCase()) ?? null;

/** State of the signature list. Held in the query string. */
interface SignaturesView {
  search: string;
  state: SignatureState | null;
  /** Lists of addresses have pages; this one goes on by itself. */
  page: number;
  /** Other query parameters to keep, such as the tab. */
  others: [string, string][];
}

const OWN = ['busca', 'situacao'];

const parseSignaturesView = (query: URLSearchParams): SignaturesView => ({
  search: readSearch(query),
  state: parseSignatureState(query.get('situacao')),
  page: 1,
  others: [...query].filter(([name]) => !OWN.includes(name)),
});

function toSignaturesQuery({ search, state, others }: SignaturesView): URLSearchParams {
  const query = new URLSearchParams(others);
  if (search) query.set('busca', search);
  if (state) query.set('situacao', state.toLowerCase());
  return query;
}

/**
 * Returns the state of the signature list, held in the query string, and a function that changes parts of the
 * state.
 */
export const useSignatureListView = () => useListViewInAddress(parseSignaturesView, toSignaturesQuery);
