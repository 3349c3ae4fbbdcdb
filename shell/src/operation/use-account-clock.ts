import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const READ = 'GET /operation/accounts/clock/:accountId';
/** While it moves, and while it stands. */
const LOOK_AGAIN_MS = { moving: 1_000, standing: 30_000 };

/**
 * Loads the current time of an account, which differs from the real time after a move, and the account's next
 * due dates. Loads again every second while the time is moving, otherwise every 30 seconds.
 */
export const useAccountClock = (accountId: string) =>
  useApiQuery(
    READ,
    { params: { accountId } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && state.data.movingTo !== null ? LOOK_AGAIN_MS.moving : LOOK_AGAIN_MS.standing,
    },
  );

/**
 * Advances the time of an account by a number of days and reloads the account; the server records the change
 * and its reason in the account's history.
 */
export async function advanceAccountClock(accountId: string, days: number, why: string): Promise<void> {
  try {
    await api('POST /operation/accounts/clock/:accountId', {
      params: { accountId },
      body: { days, why },
      silent: true,
    });
  } finally {
    await Promise.all(
      ([READ, 'GET /operation/accounts/single/:accountId'] as const).map((key) =>
        queryClient.invalidateQueries({ queryKey: buildApiQueryKey(key) }),
      ),
    );
  }
}
