import { api, apiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const READ = 'GET /operation/accounts/clock/:accountId';
/** While it moves, and while it stands. */
const LOOK_AGAIN_MS = { moving: 1_000, standing: 30_000 };

/** What time it is in an account, and what falls due next there. */
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

/** Has the clock of an account moved on; its history tells. */
export async function moveClock(accountId: string, days: number, why: string): Promise<void> {
  try {
    await api('POST /operation/accounts/clock/:accountId', {
      params: { accountId },
      body: { days, why },
      silent: true,
    });
  } finally {
    await Promise.all(
      ([READ, 'GET /operation/accounts/single/:accountId'] as const).map((key) =>
        queryClient.invalidateQueries({ queryKey: apiQueryKey(key) }),
      ),
    );
  }
}
