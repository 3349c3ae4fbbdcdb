import { Refusal } from '../refusals/refusal';
import type { TaskHandler, UntrustedTask } from './define-task';
import type { ReaderRequest, ReaderResponse } from './messages';
import { createByteReader, restoreInputBytes } from './piped-bytes';

interface ServedTask {
  name: string;
  handler: TaskHandler<never, unknown>;
}

/** Binds an untrusted task to its handler. */
export const bindTaskHandler = <Input, Answer>(
  { name }: UntrustedTask<Input, Answer>,
  handler: TaskHandler<Input, Answer>,
): ServedTask => ({ name, handler });

/** Runs the untrusted tasks that the parent process requests, one at a time, and ends with that process. */
export function serveUntrustedTasks(tasks: readonly ServedTask[]): void {
  const handlers = new Map(tasks.map(({ name, handler }) => [name, handler]));
  const readBytes = createByteReader(process.stdin);
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ task, input }: ReaderRequest) => {
    const handler = handlers.get(task);
    const result = await runAndAnswer(async () => {
      const whole = await restoreInputBytes(input, readBytes);
      if (!handler) throw new TypeError(`no handler for the task ${task}`);
      return handler(whole as never); // `runUntrustedTask` sends what the task of this name takes
    });
    const { user, system } = process.cpuUsage();
    const answer: ReaderResponse = { ...result, processorMs: (user + system) / 1000 };
    process.send?.(answer);
  });
}

async function runAndAnswer(work: () => Promise<unknown>) {
  try {
    return { answer: await work() };
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, message, details } = error;
      return { refusal: { status, message, details } };
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
