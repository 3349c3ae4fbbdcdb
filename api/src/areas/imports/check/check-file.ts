import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import type { JobRun } from '../../../platform/jobs';
import { Refusal } from '../../../platform/refusals/refusal';
import { readSpreadsheet, type SheetRow } from '../../../platform/spreadsheets';
import { withStored } from '../file/with-stored';
import { readerOf } from '../record/row-reading';
import { targetOf } from '../targets';
import type { ImportContext, Verdict } from '../targets/target';
import { type CheckedGroups, countVerdicts, judgeRows, storeRows } from './check-portion';
import { portionsOf } from './portions';

/** Rows of one transaction: who asks for something meanwhile waits for it, on the embedded database to its end. */
const AT_ONCE = { server: 150, embedded: 100 };
const TELL_EVERY_MS = 500;

/** The job that checks, as far as its rows are concerned. */
interface Checking extends Pick<JobRun<unknown, { done: number }>, 'signal' | 'read' | 'save'> {
  context: ImportContext;
  /** Asked now and then. Throws `Refusal` when whoever imports may not any more. */
  mayGoOn: () => Promise<void>;
  /** Tells how many rows are checked. Throws where this check is not wanted any more. */
  tell: (tx: Tx, done: number) => Promise<void>;
}

/** What a file came to. */
export interface CheckedFile {
  rows: number;
  groups: CheckedGroups;
  /** What was noticed until the last row. */
  notes: string[];
}

/**
 * Reads every row of the file of an import and stores it with what is to become of it. The next rows are planned while the
 * last ones are being stored.
 */
export async function checkFile(
  app: FastifyInstance,
  row: Row<'imports'>,
  { context, signal, read, save, mayGoOn, tell }: Checking,
): Promise<CheckedFile> {
  if (row.file_id === null) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
  const ways = { read: readerOf(row), plan: targetOf(row.type).planner(context) };
  const groups: CheckedGroups = { counted: new Map(), lookalikes: 0 };
  let done = 0;
  let toldAt = 0;

  const store = async (rows: readonly SheetRow[], verdicts: readonly Verdict[]): Promise<void> => {
    done += rows.length;
    countVerdicts(groups, verdicts);
    const isToBeTold = Date.now() - toldAt > TELL_EVERY_MS;
    if (isToBeTold) {
      toldAt = Date.now();
      await mayGoOn();
    }
    await save({ done }, async (tx) => {
      // What a crash of the server takes of the last moment is checked again: nobody waits for its disk.
      await sql`set local synchronous_commit = off`.execute(tx);
      await storeRows(tx, row, rows, verdicts);
      if (isToBeTold) await tell(tx, done);
    });
  };

  const notes = await withStored(app.files.store, row.file_id, async (path) => {
    const sheet = await readSpreadsheet(path, { name: row.file_name, sheet: row.sheet, signal });
    let stored: Promise<void> | undefined;
    try {
      for await (const rows of portionsOf(sheet.rows, AT_ONCE[app.database.kind])) {
        await app.giveWay();
        const verdicts = await read((tx) => judgeRows(tx, ways, rows));
        await stored;
        stored = store(rows, verdicts);
        // Heard where it is waited for.
        stored.catch(() => {});
      }
      await stored;
      return sheet.head.notes;
    } finally {
      await Promise.allSettled([stored]);
      await sheet.close();
    }
  });
  return { rows: done, groups, notes };
}
