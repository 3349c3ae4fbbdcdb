import { once } from 'node:events';
import type { ReadAnswer, WriteAnswer } from '../messages';

/**
 * Sends an answer, one line of JSON, from a spreadsheet child process to its parent process, and waits until
 * the parent reads on.
 */
export async function sendAnswerToParent(answer: ReadAnswer | WriteAnswer): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
}

/**
 * Runs the work of a spreadsheet child process, sends an error to the parent if the work fails, and exits.
 * Also exits if the parent has ended or no longer reads.
 */
export async function runChildTask(task: () => Promise<void>): Promise<void> {
  process.stdout.on('error', () => process.exit(1));
  try {
    await task();
  } catch (error) {
    await sendAnswerToParent({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
  // The last line may still wait for a busy parent: it would be lost with the process.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(0);
}
