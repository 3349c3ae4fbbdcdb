import {
  api,
  buildApiQuery,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useRefreshOnEvent,
} from '@girassol/shared-auth';
import type {
  AccountLiveEvent,
  RequestParams,
  ResponseBody,
  Signature,
} from '@girassol/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';

const ONE = 'GET /signatures/single/:saleId/:contractId';
const BEGIN = 'POST /signatures/single/:saleId/:contractId';
const FILES = 'GET /signatures/single/signed/:saleId/:contractId';
const TRAIL = 'GET /signatures/single/trail/:saleId/:contractId';
const CANDIDATES = 'GET /signatures/single/candidates/:saleId/:contractId';
const QUOTA = 'GET /managers/single/signatures';
const CONTRACTS = 'GET /sales/contracts/:userId/:saleId';
const ITEM = 'GET /sales/single/:saleId';
/** Query cache key prefix of the pages of the signature list. */
export const SIGNATURES_QUERY_KEY = 'signatures';

/** Ids of a sale and of one of its contracts, which together identify the contract and its signature. */
export type ContractRef = RequestParams<typeof ONE>;

/**
 * Loads the signature record of a contract. If `isBegun` is false, the first load creates the record on the
 * server (signatures-002); two loads at the same moment share one request and one record.
 */
export function useSignature(of: ContractRef, isBegun: boolean) {
  const concerns = createEventFilter(of);
  useRefreshOnEvent(ONE, concerns);
  useRefreshOnEvent(TRAIL, concerns);
  const { queryKey, queryFn } = buildApiQuery(ONE, { params: of });
  return useQuery({
    queryKey,
    queryFn: (context) =>
      isBegun || queryClient.getQueryData(queryKey) !== undefined
        ? queryFn(context)
        : api(BEGIN, { params: of, silent: true }),
    select: ({ signature }: ResponseBody<typeof ONE>) => signature,
    refetchOnMount: 'always',
  });
}

const createEventFilter =
  ({ saleId, contractId }: ContractRef) =>
  (event: AccountLiveEvent): boolean =>
    event.kind === 'contracts-changed' &&
    [null, saleId].includes(event.sale) &&
    [null, contractId].includes(event.contract);

/** Creates a new signature in place of one that was refused, expired or cancelled. */
export const restartSignature = (of: ContractRef): Promise<{ signature: Signature }> =>
  api(BEGIN, { params: of });

/** Loads the events of a signature, oldest first. */
export const useSignatureTrail = (of: ContractRef) => useApiQuery(TRAIL, { params: of });

/** Loads the people who may sign, the customer and people of the account, and the id of the customer. */
export const useSignerCandidates = (of: ContractRef) => useApiQuery(CANDIDATES, { params: of });

/** Loads the account's quota of documents sent for signature and the number already sent (signatures-019). */
export function useSignatureQuota() {
  useRefreshOnEvent(QUOTA, ({ kind }) => kind === 'contracts-changed' || kind === 'account-changed');
  return useApiQuery(QUOTA, {}, { refetchOnMount: 'always' });
}

/** Loads the account's quota again. */
export const reloadSignatureQuota = (): void =>
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(QUOTA) });

/**
 * Loads the URLs of the original and the signed document of a signature. Called on demand, because the URLs
 * are valid for minutes only (signatures-018).
 */
export const loadSignedFileUrls = (of: ContractRef): Promise<ResponseBody<typeof FILES>> =>
  api(FILES, { params: of });

/**
 * Stores a signature returned by an API call in the query cache, and reloads its trail, the quota, the
 * contracts, the item with the records of its deal, and the signature list.
 */
export function cacheSignature(of: ContractRef, signature: Signature): void {
  const answer: ResponseBody<typeof ONE> = { signature };
  queryClient.setQueryData(buildApiQueryKey(ONE, { params: of }), answer);
  for (const queryKey of [
    buildApiQueryKey(TRAIL, { params: of }),
    buildApiQueryKey(QUOTA),
    buildApiQueryKey(CONTRACTS),
    buildApiQueryKey(ITEM, { params: { saleId: of.saleId } }),
    [SIGNATURES_QUERY_KEY],
  ])
    void queryClient.invalidateQueries({ queryKey });
}
