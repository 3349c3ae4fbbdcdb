import { writeFile } from '../writing/write-file';
import { linesOf } from './lines';
import { say, work } from './say';

await work(async () => say({ written: await writeFile(linesOf(process.stdin)) }));
