import type { Row, Tx } from '@girassol/api-platform/database';
import type { JobRun } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { readSpreadsheet, type SheetRow } from '@girassol/api-platform/spreadsheets';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { withLocalCopy } from '../file/with-local-copy';
import { createRowParser } from '../record/create-row-parser';
import { getImportTarget } from '../targets';
import type { ImportContext, RowVerdict } from '../targets/target';
import { addVerdictsToCounts, type CheckedRowCounts, checkRows, storeRows } from './check-portion';
import { splitIntoPortions } from './portions';

/** Rows of one transaction: who asks for something meanwhile waits for it, on the embedded database to its end. */
const AT_ONCE = { server: 250, embedded: 100 };
const PUBLISH_INTERVAL_MS = 500;

/** The job that checks, as far as its rows are concerned. */
interface Checking extends Pick<JobRun<unknown, { done: number }>, 'signal' | 'read' | 'save'> {
  context: ImportContext;
  /** Asked now and then. Throws `Refusal` when whoever imports may not any more. */
  mayGoOn: () => Promise<void>;
  /** Tells how many rows are checked. Throws where this check is not wanted any more. */
  tell: (tx: Tx, done: number) => Promise<void>;
}

/**
 * Result of checking the file of an import: number of rows, counts by outcome, and notes about reading the
 * file.
 */
export interface CheckedFile {
  rows: number;
  groups: CheckedRowCounts;
  /** Notes about the reading of the file, up to its last row. */
  notes: string[];
}

/**
 * Reads all rows of the file of an import, checks them, and stores each row with its verdict. The next rows
 * are planned while the previous rows are stored. Throws 422 if the file is no longer stored.
 */
export async function checkFile(
  app: FastifyInstance,
  row: Row<'imports'>,
  { context, signal, read, save, mayGoOn, tell }: Checking,
): Promise<CheckedFile> {
  if (row.file_id === null) throw new Refusal(422, 'O arquivo não está mais guardado. Envie-o de novo.');
  const ways = { read: createRowParser(row), plan: getImportTarget(row.type).planner(context) };
  const groups: CheckedRowCounts = { counted: new Map(), lookalikes: 0 };
  let done = 0;
  let toldAt = 0;

  const store = async (rows: readonly SheetRow[], verdicts: readonly RowVerdict[]): Promise<void> => {
    done += rows.length;
    addVerdictsToCounts(groups, verdicts);
    const isToBeTold = Date.now() - toldAt > PUBLISH_INTERVAL_MS;
    if (isToBeTold) {
      toldAt = Date.now();
      await mayGoOn();
    }
    await save({ done }, async (tx) => {
      // Rows whose storing a crash of the server loses are checked again, so no commit waits for the disk.
      await sql`set local synchronous_commit = off`.execute(tx);
      await storeRows(tx, row, rows, verdicts);
      if (isToBeTold) await tell(tx, done);
    });
  };

  const notes = await withLocalCopy(app.files.store, row.file_id, async (path) => {
    const { header } = row;
    const sheet = await readSpreadsheet(path, {
      ...{ name: row.file_name, sheet: row.sheet, signal },
      ...(header && { header: { line: header.line, rows: header.rows } }),
    });
    let stored: Promise<void> | undefined;
    try {
      // An earlier release took other rows for the headers.
      if (sheet.head.headers.join('\n') !== row.headers.join('\n'))
        throw new Refusal(422, 'As colunas são lidas de outro jeito agora. Envie a planilha de novo.');
      for await (const rows of splitIntoPortions(sheet.rows, AT_ONCE[app.database.kind])) {
        await app.giveWay();
        const verdicts = await read((tx) => checkRows(tx, ways, rows));
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
