import { Refusal } from '../refusals/refusal';
import { limitConcurrencyFairly } from '../turns/by-key';

/** Each takes a process of its own, with up to `spreadsheetLimits.heapMegabytes`. */
const AT_ONCE = 2;
/** The other one is for whoever else comes. */
const AT_ONCE_OF_ACCOUNT = 1;
const MAX_QUEUED = 100;
const MAX_QUEUED_OF_ACCOUNT = 30;

const busy = (message: string) => new Refusal(503, message, { retryAfter: 5 });

/**
 * Runs work that reads or writes a spreadsheet while a person waits for the result, with limits on concurrent
 * work in total and per account. Jobs have limits of their own. Throws `Refusal` (503) if too many works
 * wait.
 */
export const runInSpreadsheetQueue: <T>(accountId: string, work: () => Promise<T>) => Promise<T> =
  limitConcurrencyFairly({
    name: 'spreadsheets',
    max: AT_ONCE,
    maxPerKey: AT_ONCE_OF_ACCOUNT,
    maxQueued: MAX_QUEUED,
    maxQueuedPerKey: MAX_QUEUED_OF_ACCOUNT,
    onFull: () => busy('O servidor está lendo outras planilhas. Tente de novo em instantes.'),
    onKeyFull: (queued) =>
      busy(`Sua conta já tem ${queued} planilhas na fila. Espere que terminem e tente de novo.`),
  });
