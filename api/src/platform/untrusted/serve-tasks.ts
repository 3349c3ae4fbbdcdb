import { Refusal } from '../refusals/refusal';
import type { TaskHandler, UntrustedTask } from './define-task';
import type { ReaderAnswer, ReaderQuestion } from './messages';

interface ServedTask {
  name: string;
  handler: TaskHandler<never, unknown>;
}

/** Pairs a task with the function that does it. */
export const handle = <Input, Answer>(
  { name }: UntrustedTask<Input, Answer>,
  handler: TaskHandler<Input, Answer>,
): ServedTask => ({ name, handler });

/** Answers the questions of the process that started this one, one at a time, and ends with it. */
export function serveTasks(tasks: readonly ServedTask[]): void {
  const handlers = new Map(tasks.map(({ name, handler }) => [name, handler]));
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ task, input }: ReaderQuestion) => {
    const handler = handlers.get(task);
    const result = await answerOf(async () => {
      if (!handler) throw new TypeError(`no handler for the task ${task}`);
      return handler(input as never); // `runTask` sends what the task of this name takes
    });
    const { user, system } = process.cpuUsage();
    const answer: ReaderAnswer = { ...result, processorMs: (user + system) / 1000 };
    process.send?.(answer);
  });
}

async function answerOf(work: () => Promise<unknown>) {
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
