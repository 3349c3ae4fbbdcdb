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
  // What was said last may still wait for a parent that is busy: it would be lost with the process.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(0);
}
