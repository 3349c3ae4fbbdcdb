import type { ReadTask } from '../messages';
import { readFile } from '../reading/read-file';
import { Unreadable } from '../reading/unreadable';
import { say, work } from './say';

await work(async () => {
  const task: ReadTask = JSON.parse(process.argv[2] ?? '');
  try {
    for await (const answer of readFile(task)) await say(answer);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await say({ refused: error.message });
  }
});
