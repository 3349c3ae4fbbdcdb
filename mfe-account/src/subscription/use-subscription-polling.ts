import { useApiQuery } from '@girassol/shared-auth';

/** Pause between two looks, in milliseconds. */
const LOOK_AGAIN_MS = 1_000;

/** Loads the subscription again every second while something is waited for and the page is visible. */
export function useSubscriptionPolling(userId: string, isWaiting: boolean): void {
  useApiQuery(
    'GET /signup/payments/:userId',
    { params: { userId } },
    { enabled: isWaiting, refetchInterval: isWaiting && LOOK_AGAIN_MS, staleTime: 0 },
  );
}
