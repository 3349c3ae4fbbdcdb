import { Refusal } from '../refusals/refusal';
import { limitConcurrencyByKey, PRODUCT_KEY } from '../turns/by-key';
import type { UntrustedTask } from './define-task';
import { ReaderEnded, type ReaderProcess, startReader } from './reader-process';

/** Each has a processor to itself while it works. */
const AT_ONCE = 2;
/** More than anybody sends on purpose; whoever waits does not hold the file in memory, where its `load` is given. */
const WAITING = 100;
/** A reader that nobody needed for so long is ended. */
const IDLE_MS = 60_000;
/** A reader is replaced after so much work: what a library leaves behind goes with it. */
const WORKED_MS = 60_000;

const busy = () =>
  new Refusal(503, 'O servidor está lendo outros arquivos. Tente de novo em instantes.', { retryAfter: 5 });
const inTurn = limitConcurrencyByKey({
  max: AT_ONCE,
  maxQueued: WAITING,
  // Not every reader knows the account: those share a key.
  maxQueuedPerKey: WAITING,
  onFull: busy,
  onKeyFull: busy,
});

const resting: { reader: ReaderProcess; timer: NodeJS.Timeout }[] = [];

/**
 * Has a task done in another process, within its limits. Throws `Refusal`: the handler's own, or in the task's words where
 * the input made the reader break, hang or swell (the cause says which). Accounts take turns where they are named.
 */
export const runTask = <Input, Answer>(
  task: UntrustedTask<Input, Answer>,
  input: Input,
  accountId = PRODUCT_KEY,
): Promise<Answer> => runLoadedTask(task, async () => input, accountId);

/** Does the same with input that is loaded when its turn has come. */
export const runLoadedTask = <Input, Answer>(
  task: UntrustedTask<Input, Answer>,
  load: () => Promise<Input>,
  accountId = PRODUCT_KEY,
): Promise<Answer> =>
  inTurn(accountId, async () => {
    const { name, limits, failures } = task;
    const input = await load();
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
      if (!(error instanceof ReaderEnded)) throw error;
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
  return startReader();
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
