import {
  api,
  apiPages,
  apiQuery,
  apiQueryKey,
  attempt,
  createCallKeys,
  queryClient,
} from '@girassol/shared-auth';
import type { Answer, BankDecision, Body } from '@girassol/shared-domain/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

const LIST = 'GET /operation/bank/applications/:multiplier';
const ONE = 'GET /operation/bank/application/:id';
const REGISTRATIONS = 'GET /operation/bank/registrations';
/** The bank goes on by itself, in accounts that tell this browser nothing. */
const LOOK_AGAIN_MS = 1_500;

const keyOf = createCallKeys();

/** What the bank was asked, the latest first. */
export const useApplications = () =>
  useInfiniteQuery({
    queryKey: apiQueryKey(LIST),
    ...apiPages(LIST, {}),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    staleTime: 0,
  });

/** A request as the bank sees it. */
export const useApplication = (id: string) =>
  useQuery({ ...apiQuery(ONE, { params: { id } }), refetchInterval: LOOK_AGAIN_MS, staleTime: 0 });

/** Integrators that asked to be registered. */
export const useRegistrations = () =>
  useQuery({ ...apiQuery(REGISTRATIONS, {}), refetchInterval: LOOK_AGAIN_MS, staleTime: 0 });

function show(id: string, answer: Answer<typeof ONE> | null): boolean {
  if (answer) queryClient.setQueryData(apiQueryKey(ONE, { params: { id } }), answer);
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });
  return answer !== null;
}

/** Decides as the bank. False: it was refused, and a dialog said why. */
export async function decide(id: string, decision: BankDecision, reason?: string): Promise<boolean> {
  const call = 'POST /operation/bank/decision/:id';
  const body = { decision, ...(reason && { reason }) };
  return show(id, await attempt(() => api(call, { params: { id }, body })));
}

/** Judges a paper, or the link, as the bank. */
export async function judge(id: string, body: Body<'POST /operation/bank/paper/:id'>): Promise<boolean> {
  const call = 'POST /operation/bank/paper/:id';
  return show(id, await attempt(() => api(call, { params: { id }, body })));
}

/** What was sent as a paper. */
export const openPaper = (id: string, semantic: string) =>
  attempt(() => api('GET /operation/bank/paper/:id', { params: { id }, query: { semantic } }));

/** Registers an integrator, or does not. */
export async function decideRegistration(accountId: string, approve: boolean): Promise<boolean> {
  const call = 'POST /operation/bank/registration/:accountId';
  const body = { approve };
  const answer = await attempt(() =>
    api(call, { params: { accountId }, body, idempotencyKey: keyOf(call, { accountId, ...body }) }),
  );
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(REGISTRATIONS) });
  return answer !== null;
}
