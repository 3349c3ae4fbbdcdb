import { ApiError, api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { isPayable } from './is-payable';

const READ = 'GET /signup/charge/:token';
type ChargePage = ResponseBody<typeof READ>;

/** Pause after a call that failed, or that a busy server answered without waiting, in milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Follows a charge that the query cache holds, and puts each change there. Every call says which version is on the screen,
 * and the server answers as soon as there is another one. Returns the function that stops.
 */
export function followCharge(token: string): () => void {
  const end = new AbortController();
  void follow(token, end.signal);
  return () => end.abort();
}

async function follow(token: string, signal: AbortSignal): Promise<void> {
  const queryKey = buildApiQueryKey(READ, { params: { token }, query: {} });
  while (!signal.aborted) {
    const shown = queryClient.getQueryData<ChargePage>(queryKey);
    const seen = shown?.version;
    const begun = performance.now();
    try {
      const answer = await api(READ, { params: { token }, query: { seen }, silent: true, signal });
      // What the payer did meanwhile is newer than an answer that was on its way.
      const isCurrent = queryClient.getQueryData<ChargePage>(queryKey)?.version === seen;
      if (signal.aborted || !isCurrent) continue;
      if (answer.version !== seen) queryClient.setQueryData(queryKey, answer);
      if (!isPayable(answer.charge)) return;
      if (answer.version === seen && performance.now() - begun < PAUSE_MS) await pause(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && !error.isTemporary) return;
      await pause(signal);
    }
    await untilVisible(signal);
  }
}

/** Waits a moment, or until `signal` is aborted. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Waits until the page is visible, or `signal` is aborted: a hidden page need not know. */
const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
