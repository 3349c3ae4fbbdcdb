import { BankUnavailable } from './bank-provider';

/** A bank that has not answered by then does not answer. */
const PATIENCE_MS = 20_000;

/** Waits for a bank, and no longer than one may; also for one that does not hear that it should stop. */
export async function withinTime<T>(
  signal: AbortSignal | undefined,
  ask: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const until = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
  let giveUp = () => {};
  const tooLate = new Promise<never>((_resolve, reject) => {
    giveUp = () =>
      reject(signal?.aborted ? signal.reason : new BankUnavailable('O banco não respondeu a tempo.'));
  });
  until.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ask(until), tooLate]);
  } finally {
    until.removeEventListener('abort', giveUp);
  }
}
