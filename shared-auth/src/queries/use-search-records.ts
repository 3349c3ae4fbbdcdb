import type { FoundRecord, SearchRecordKind } from '@girassol/shared-domain/contract';
import { useSession } from '../session/use-session';
import { useApiQuery } from './build-api-query';

/** Letters it takes until the server is asked; a number may be shorter. */
const MIN_SEARCH_LENGTH = 2;
const NUMBER = /^#?\d+$/;
/** Time for which the results of a text are reused, in milliseconds. */
const FRESH_MS = 15_000;

const none: FoundRecord[] = [];

/** Records found by a search, and whether the search is loading or has failed. */
export interface RecordSearchState {
  records: readonly FoundRecord[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Searches records of these kinds by a text; without a text, returns the user's most recent work. */
export function useSearchRecords(search: string, kinds: SearchRecordKind[]): RecordSearchState {
  const session = useSession();
  const isAsked = search === '' || search.length >= MIN_SEARCH_LENGTH || NUMBER.test(search);
  const { data, isFetching, isPlaceholderData, isError } = useApiQuery(
    'POST /search/records',
    { body: { searchValue: search, kinds } },
    {
      // An account whose payment is irregular has nothing open to look into.
      enabled: session?.statusOk === true && kinds.length > 0 && isAsked,
      staleTime: search === '' ? 0 : FRESH_MS,
      // Results of the shorter text stay until the new results are there.
      placeholderData: (former) => (search.length > MIN_SEARCH_LENGTH ? former : undefined),
    },
  );
  const isOld = search !== '' && isPlaceholderData;
  return {
    records: (isOld ? data?.records.filter(isTextMatch) : data?.records) ?? none,
    isLoading: isFetching && (isPlaceholderData || !data),
    hasFailed: isError && !data,
  };
}

const isTextMatch = (record: FoundRecord) => !('workedTimestamp' in record);
