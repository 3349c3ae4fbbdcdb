import type { SearchKind, SearchRecord } from '@girassol/shared-domain/contract';
import { useSession } from '../session/use-session';
import { useApiQuery } from './api-query';

/** Letters it takes until the server is asked; a number may be shorter. */
const SHORTEST = 2;
const NUMBER = /^#?\d+$/;
/** How long an answer to the same text serves, milliseconds. */
const FRESH = 15_000;

const none: SearchRecord[] = [];

export interface FoundRecords {
  records: readonly SearchRecord[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Things of these kinds that fit a text; without a text, what this person worked on last. */
export function useSearchRecords(search: string, kinds: SearchKind[]): FoundRecords {
  const session = useSession();
  const isAsked = search === '' || search.length >= SHORTEST || NUMBER.test(search);
  const { data, isFetching, isPlaceholderData, isError } = useApiQuery(
    'POST /search/records',
    { body: { searchValue: search, kinds } },
    {
      // An account whose payment is irregular has nothing open to look into.
      enabled: session?.statusOk === true && kinds.length > 0 && isAsked,
      staleTime: search === '' ? 0 : FRESH,
      // What fitted the letters before stays until the answer to these is there.
      placeholderData: (former) => (search.length > SHORTEST ? former : undefined),
    },
  );
  const isOld = search !== '' && isPlaceholderData;
  return {
    records: (isOld ? data?.records.filter(isOfText) : data?.records) ?? none,
    isLoading: isFetching && (isPlaceholderData || !data),
    hasFailed: isError && !data,
  };
}

const isOfText = (record: SearchRecord) => !('workedTimestamp' in record);
