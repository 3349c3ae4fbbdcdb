import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { useEffect } from 'react';
import { followCharge } from './follow-charge';
import { isPayable } from './is-payable';

/** Pause between two looks at a charge that could not be loaded yet, in milliseconds. */
const LOOK_AGAIN_MS = 1_000;

const READ = 'GET /signup/charge/:token';

const isRefused = (error: Error | null): boolean => error instanceof ApiError && !error.isTemporary;

/**
 * Loads a charge by the token of its payment page, and follows it while it is unpaid, so that the screen turns to paid by
 * itself.
 */
export function useCharge(token: string) {
  const query = useApiQuery(
    READ,
    { params: { token }, query: {} },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data, error } }) => (isRefused(error) || data ? false : LOOK_AGAIN_MS),
    },
  );
  const isWaiting = query.data !== undefined && isPayable(query.data.charge);
  useEffect(() => (isWaiting ? followCharge(token) : undefined), [token, isWaiting]);
  return query;
}

async function update(token: string, change: Promise<ResponseBody<typeof READ>>): Promise<void> {
  const queryKey = buildApiQueryKey(READ, { params: { token }, query: {} });
  const answer = await change;
  // A look that began before the change would show the state from before it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
}

/** Changes how a charge is paid, without a second charge. */
export const changeChargeMethod = (token: string, method: 'pix' | 'boleto'): Promise<void> =>
  update(token, api('PUT /signup/charge/:token', { params: { token }, body: { method }, silent: true }));

/** Pays a charge by a card, of which the provider's page has made a token. */
export const payChargeByCard = (token: string, cardToken: string): Promise<void> =>
  update(
    token,
    api('POST /signup/charge/:token/card', {
      params: { token },
      body: { cardData: { token: cardToken } },
      silent: true,
    }),
  );
