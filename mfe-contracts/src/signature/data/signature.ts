import { api, apiQuery, apiQueryKey, queryClient, useApiQuery, useRefresh } from '@girassol/shared-auth';
import type { AccountEvent, Answer, Params, Signature } from '@girassol/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';

const ONE = 'GET /signatures/single/:saleId/:contractId';
const BEGIN = 'POST /signatures/single/:saleId/:contractId';
const FILES = 'GET /signatures/single/signed/:saleId/:contractId';
const TRAIL = 'GET /signatures/single/trail/:saleId/:contractId';
const CANDIDATES = 'GET /signatures/single/candidates/:saleId/:contractId';
const QUOTA = 'GET /managers/single/signatures';
const CONTRACTS = 'GET /sales/contracts/:userId/:saleId';
/** Where pages of the list of signatures are kept. */
export const SIGNATURES = 'signatures';

/** Which contract a signature is of. */
export type OfContract = Params<typeof ONE>;

/**
 * The signature of a contract. Where none was begun, the first opening begins it (signatures-002): two openings at the same
 * moment are one reading here, and one record on the server.
 */
export function useSignature(of: OfContract, isBegun: boolean) {
  const concerns = concerning(of);
  useRefresh(ONE, concerns);
  useRefresh(TRAIL, concerns);
  const { queryKey, queryFn } = apiQuery(ONE, { params: of });
  return useQuery({
    queryKey,
    queryFn: (context) =>
      isBegun || queryClient.getQueryData(queryKey) !== undefined
        ? queryFn(context)
        : api(BEGIN, { params: of, silent: true }),
    select: ({ signature }: Answer<typeof ONE>) => signature,
    refetchOnMount: 'always',
  });
}

const concerning =
  ({ saleId, contractId }: OfContract) =>
  (event: AccountEvent): boolean =>
    event.kind === 'contracts-changed' &&
    [null, saleId].includes(event.sale) &&
    [null, contractId].includes(event.contract);

/** A new record in place of one that was refused, expired or cancelled. */
export const beginAgain = (of: OfContract): Promise<{ signature: Signature }> => api(BEGIN, { params: of });

/** What happened to the document, the oldest first. */
export const useTrail = (of: OfContract) => useApiQuery(TRAIL, { params: of });

/** Who might sign: the customer, and people of the account. */
export const useCandidates = (of: OfContract) =>
  useApiQuery(CANDIDATES, { params: of }, { select: ({ candidates }) => candidates });

/** How many documents the account may send, and has sent (signatures-019). */
export function useQuota() {
  useRefresh(QUOTA, ({ kind }) => kind === 'contracts-changed' || kind === 'account-changed');
  return useApiQuery(QUOTA, {}, { refetchOnMount: 'always' });
}

/** Where the documents can be read: asked when they are wanted, as their addresses are good for minutes (signatures-018). */
export const readFiles = (of: OfContract): Promise<Answer<typeof FILES>> => api(FILES, { params: of });

/** What a call answered takes the place of what is on screen; whatever else tells of it is read again. */
export function keepSignature(of: OfContract, signature: Signature): void {
  const answer: Answer<typeof ONE> = { signature };
  queryClient.setQueryData(apiQueryKey(ONE, { params: of }), answer);
  for (const queryKey of [
    apiQueryKey(TRAIL, { params: of }),
    apiQueryKey(QUOTA),
    apiQueryKey(CONTRACTS),
    [SIGNATURES],
  ])
    void queryClient.invalidateQueries({ queryKey });
}
