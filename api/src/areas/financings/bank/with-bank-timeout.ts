import { BankUnavailableError } from './bank-provider';

/** A bank that has not answered by then does not answer. */
const BANK_TIMEOUT_MS = 20_000;

/**
 * Runs a call to a bank and aborts it after 20 seconds. Throws `BankUnavailableError` on timeout, even if the
 * call ignores the signal `until`.
 */
export async function withBankTimeout<T>(
  signal: AbortSignal | undefined,
  ask: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const until = AbortSignal.any([AbortSignal.timeout(BANK_TIMEOUT_MS), ...(signal ? [signal] : [])]);
  let giveUp = () => {};
  const tooLate = new Promise<never>((_resolve, reject) => {
    giveUp = () =>
      reject(signal?.aborted ? signal.reason : new BankUnavailableError('O banco não respondeu a tempo.'));
  });
  until.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ask(until), tooLate]);
  } finally {
    until.removeEventListener('abort', giveUp);
  }
}
