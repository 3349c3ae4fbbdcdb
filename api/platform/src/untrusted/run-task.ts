import { Refusal } from '../refusals/refusal';
import { limitConcurrencyFairly } from '../turns/by-key';
import type { UntrustedTask } from './define-task';
import { ReaderEndedError, type ReaderProcess, startReaderProcess } from './reader-process';
import type { SendableTaskInput } from './stored-bytes';

/** Two of one account, and one more for whoever else comes: they wait for none of its works. */
const AT_ONCE = 3;
const AT_ONCE_OF_ACCOUNT = 2;
/** More than all send on purpose. What waits is in its store, where the input says so. */
const MAX_QUEUED = 400;
/** More than a page of pictures asks for at once; an account that sends more leaves room for others. */
const MAX_QUEUED_OF_ACCOUNT = 100;
/** A reader that nobody needed for so long is ended. */
const IDLE_MS = 60_000;
/** A reader is replaced after so much work: what a library leaves behind goes with it. */
const WORKED_MS = 60_000;

const busy = (message: string) => new Refusal(503, message, { retryAfter: 5 });
const inTurn = limitConcurrencyFairly({
  name: 'untrusted-files',
  max: AT_ONCE,
  maxPerKey: AT_ONCE_OF_ACCOUNT,
  maxQueued: MAX_QUEUED,
  maxQueuedPerKey: MAX_QUEUED_OF_ACCOUNT,
  onFull: () => busy('O servidor está lendo outros arquivos. Tente de novo em instantes.'),
  // Also read by people outside the account, who send a file by its link.
  onKeyFull: (queued) =>
    busy(`Já há ${queued} arquivos desta empresa na fila. Espere que terminem e tente de novo.`),
});

const resting: { reader: ReaderProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Runs a task on untrusted input in another process, within the task's limits; accounts take turns. `key` is
 * the id of the account whose input it is, or `PRODUCT_CONCURRENCY_KEY`. Throws the `Refusal` of the task's
 * handler, or one with the task's own message if the input made the process crash, hang or need too much
 * memory (see the cause of the error).
 */
export const runUntrustedTask = <Input, Answer>(
  task: UntrustedTask<Input, Answer>,
  input: SendableTaskInput<Input>,
  key: string,
): Promise<Answer> =>
  inTurn(key, async () => {
    const { name, limits, failures } = task;
    const reader = takeReader();
    try {
      const answer = await reader.ask({ task: name, input }, limits);
      if (answer.processorMs < WORKED_MS) rest(reader);
      else reader.end();
      if ('refusal' in answer) {
        const { status, message, details } = answer.refusal;
        throw new Refusal(status, message, details);
      }
      if ('failure' in answer) throw unreadable(failures.damaged, new Error(answer.failure));
      return answer.answer as Answer; // of the handler that the task is paired with
    } catch (error) {
      if (!(error instanceof ReaderEndedError)) throw error;
      throw unreadable(error.why === 'DIED' ? failures.damaged : failures.tooHeavy, error);
    }
  });

const unreadable = (message: string, cause: Error) =>
  Object.assign(new Refusal(415, message, { fields: [{ path: 'file', message }] }), { cause });

function takeReader(): ReaderProcess {
  for (let rested = resting.pop(); rested; rested = resting.pop()) {
    clearTimeout(rested.timer);
    if (rested.reader.isAlive()) return rested.reader;
  }
  return startReaderProcess();
}

function rest(reader: ReaderProcess): void {
  const timer = setTimeout(() => {
    resting.splice(
      resting.findIndex((one) => one.reader === reader),
      1,
    );
    reader.end();
  }, IDLE_MS).unref();
  resting.push({ reader, timer });
}
