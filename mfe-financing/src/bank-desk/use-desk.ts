import {
  api,
  attemptAction,
  buildApiPagesQuery,
  buildApiQuery,
  buildApiQueryKey,
  createIdempotencyKeyCache,
  queryClient,
} from '@girassol/shared-auth';
import type { BankDecision, RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

const LIST = 'GET /operation/bank/applications/:multiplier';
const ONE = 'GET /operation/bank/application/:id';
const REGISTRATIONS = 'GET /operation/bank/registrations';
/** The bank goes on by itself, in accounts that tell this browser nothing. */
const POLL_INTERVAL_MS = 1_500;

const getCallKey = createIdempotencyKeyCache();

/** Loads the credit requests to the bank, latest first. Polls every 1.5 seconds. */
export const useCreditApplications = () =>
  useInfiniteQuery({
    queryKey: buildApiQueryKey(LIST),
    ...buildApiPagesQuery(LIST, {}),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: 0,
  });

/** Loads a credit request as the bank sees it. Polls every 1.5 seconds. */
export const useCreditApplication = (id: string) =>
  useQuery({ ...buildApiQuery(ONE, { params: { id } }), refetchInterval: POLL_INTERVAL_MS, staleTime: 0 });

/** Loads the integrators that requested registration. Polls every 1.5 seconds. */
export const useIntegratorRegistrations = () =>
  useQuery({ ...buildApiQuery(REGISTRATIONS, {}), refetchInterval: POLL_INTERVAL_MS, staleTime: 0 });

function cacheApplication(id: string, answer: ResponseBody<typeof ONE> | null): boolean {
  if (answer) queryClient.setQueryData(buildApiQueryKey(ONE, { params: { id } }), answer);
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });
  return answer !== null;
}

/**
 * Sends the bank's decision on a credit request. Resolves to false after a refusal, which was shown in a
 * dialog.
 */
export async function sendCreditDecision(
  id: string,
  decision: BankDecision,
  reason?: string,
): Promise<boolean> {
  const call = 'POST /operation/bank/decision/:id';
  const body = { decision, ...(reason && { reason }) };
  return cacheApplication(id, await attemptAction(() => api(call, { params: { id }, body })));
}

/**
 * Sends the bank's verdict on a document or on the monitoring link. Resolves to false after a refusal, which was shown
 * in a dialog.
 */
export async function sendDocumentVerdict(
  id: string,
  body: RequestBody<'POST /operation/bank/paper/:id'>,
): Promise<boolean> {
  const call = 'POST /operation/bank/paper/:id';
  return cacheApplication(id, await attemptAction(() => api(call, { params: { id }, body })));
}

/** Loads a document sent to the bank. Resolves to null after a refusal, which was shown in a dialog. */
export const loadDocumentSentToBank = (id: string, semantic: string) =>
  attemptAction(() => api('GET /operation/bank/paper/:id', { params: { id }, query: { semantic } }));

/**
 * Approves or rejects the registration of an integrator. Resolves to false after a refusal, which was shown in a
 * dialog.
 */
export async function sendRegistrationDecision(accountId: string, approve: boolean): Promise<boolean> {
  const call = 'POST /operation/bank/registration/:accountId';
  const body = { approve };
  const answer = await attemptAction(() =>
    api(call, { params: { accountId }, body, idempotencyKey: getCallKey(call, { accountId, ...body }) }),
  );
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(REGISTRATIONS) });
  return answer !== null;
}
