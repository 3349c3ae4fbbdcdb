import { once } from 'node:events';
import type { ReadAnswer, WriteAnswer } from '../messages';

/** Says a line to the parent, and waits while it does not listen. */
export async function say(answer: ReadAnswer | WriteAnswer): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
}

/** Does the work of this process, says what failed, and ends; also when the parent has ended, or wants no more. */
export async function work(task: () => Promise<void>): Promise<void> {
  process.stdout.on('error', () => process.exit(1));
  try {
    await task();
  } catch (error) {
    await say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  process.exit(0);
}
