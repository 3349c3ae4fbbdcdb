import type { ReadTask } from '../messages';
import { readSheetFile } from '../reading/read-file';
import { UnreadableSpreadsheetError } from '../reading/unreadable';
import { runChildTask, sendAnswerToParent } from './run-child';

await runChildTask(async () => {
  const task: ReadTask = JSON.parse(process.argv[2] ?? '');
  try {
    for await (const answer of readSheetFile(task)) await sendAnswerToParent(answer);
  } catch (error) {
    if (!(error instanceof UnreadableSpreadsheetError)) throw error;
    await sendAnswerToParent({ refused: error.message });
  }
});
