import { writeSheetFile } from '../writing/write-file';
import { readStreamLines } from './lines';
import { runChildTask, sendAnswerToParent } from './run-child';

await runChildTask(async () =>
  sendAnswerToParent({ written: await writeSheetFile(readStreamLines(process.stdin)) }),
);
