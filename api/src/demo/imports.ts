import { computeSha256 } from '@girassol/api-platform/compute-sha256';
import type { NewRow, Row, Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import type { SheetDescription } from '@girassol/api-platform/spreadsheets';
import { DAY_MS, storableFileTypes } from '@girassol/shared-domain';
import { importOptions } from '@girassol/shared-domain/contract';
import { collectColumnFormatEvidence, getImportProperties } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { assignFaultsToColumns } from '../areas/imports/check/check-portion';
import { saveLearnedHeaders } from '../areas/imports/check/request-check';
import { toHeadColumns } from '../areas/imports/file/create-draft-import';
import { toImportColumns } from '../areas/imports/file/read-file-head';
import { createRowParser } from '../areas/imports/record/create-row-parser';
import { sumCounts } from '../areas/imports/record/import-counts';
import { IMPORT_UNDO_DAYS } from '../areas/imports/retention';
import { createRandom, type DemoRandom } from './demo-random';
import { buildCustomerSheet, buildInverterSheet, type DemoSheet, type DemoSheetRow } from './import-sheets';
import { saveStoredFile } from './store-file';
import { createWorkingHoursCalendar } from './working-hours-calendar';
import type { AccountDraft } from './world';

/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 101_000;
const INVERTERS_DAYS_AGO = 12;
const CUSTOMERS_DAYS_AGO = 5;
/** Times between the file, the start after its check, and the end. */
const CHECKED_AFTER_MS = 95_000;
const WRITTEN_AFTER_MS = 1_400;
/** Version of a record that nothing changed but one import. */
const CHANGED_VERSION = 2;
/** Version of an import that was checked and started. */
const STARTED_VERSION = 3;

interface Options {
  store?: FileStore | undefined;
  seed: number;
  now: number;
}

/**
 * Inserts two finished imports of the manager of a demonstration account, of inverters and of customers, which changed
 * existing records and can still be undone. Sets those records to the state after the imports.
 */
export async function writeImports(
  tx: Tx,
  world: AccountDraft,
  { store, seed, now }: Options,
): Promise<void> {
  const random = createRandom(seed + SEED);
  const calendar = createWorkingHoursCalendar(random, now);
  const imports = [
    { sheet: await buildInverterSheet(tx, world), daysAgo: INVERTERS_DAYS_AGO },
    { sheet: await buildCustomerSheet(tx, world), daysAgo: CUSTOMERS_DAYS_AGO },
  ];
  for (const { sheet, daysAgo } of imports)
    await writeImport(tx, world, { sheet, random, store, at: calendar.past(daysAgo) });
}

interface ImportDraft {
  sheet: DemoSheet;
  random: DemoRandom;
  store: FileStore | undefined;
  /** Epoch milliseconds at which the file was sent. */
  at: number;
}

async function writeImport(
  tx: Tx,
  world: AccountDraft,
  { sheet, random, store, at }: ImportDraft,
): Promise<void> {
  const { accountId, manager } = world;
  const { type, fileName, rows } = sheet;
  const labels = new Map(getImportProperties(type).map(({ name, label }) => [name, label]));
  const mapping = Object.fromEntries(sheet.properties.map((name) => [labels.get(name) ?? name, name]));
  const headers = Object.keys(mapping);
  const bytes = toCsv([headers, ...rows.map(({ cells }) => cells)]);
  const started = at + CHECKED_AFTER_MS;
  const ended = new Date(started + WRITTEN_AFTER_MS);
  const changed = rows.filter(({ record }) => record?.change);
  const draft = await tx
    .insertInto('imports')
    .values({
      ...{ account_id: accountId, id: random.id(at), user_id: manager.id, type },
      state: 'DONE',
      file_id: store
        ? await saveStoredFile(tx, store, {
            ...{ accountId, userId: manager.id, id: random.id(at), name: fileName },
            ...{ contentType: storableFileTypes.csv?.mime ?? 'text/csv', bytes, at },
          })
        : null,
      ...{ file_name: fileName, file_size: bytes.length, sha256: computeSha256(bytes) },
      ...toHeadColumns(describeSheet(fileName, headers, rows)),
      mapping: JSON.stringify(mapping),
      options: JSON.stringify(importOptions.parse({ duplicates: sheet.duplicates })),
      ...{ done: changed.length, counts: '{}', version: STARTED_VERSION },
      ...{ registered_at: new Date(at), started_at: new Date(started), ended_at: ended },
      undo_until: new Date(ended.getTime() + IMPORT_UNDO_DAYS * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveLearnedHeaders(tx, draft, mapping);
  const outcomes = toOutcomes(draft, rows);
  await tx.insertInto('import_rows').values(outcomes).execute();
  await tx
    .updateTable('imports')
    .set({
      counts: JSON.stringify(
        sumCounts(outcomes.map(({ state, action = null }) => ({ state, action, rows: 1 }))),
      ),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', draft.id)
    .execute();
  const records = changed.flatMap(({ record }) => record ?? []);
  await sql`
    update ${sql.table(type === 'customer' ? 'customers' : 'catalogue_items')}
    set version = ${CHANGED_VERSION}, updated_at = ${ended}, updated_by = ${manager.id}
    where account_id = ${accountId} and id = any(${records.map(({ id }) => id)}::uuid[])`.execute(tx);
  if (type === 'customer')
    await tx
      .insertInto('histories')
      .values(
        records.map(({ id, name }) => ({
          ...{ account_id: accountId, id: random.id(ended.getTime()), customer_id: id },
          title: 'Cliente atualizado por importação',
          content: `${name}, da planilha ${fileName}.`,
          ...{ user_id: manager.id, user_name: manager.name, user_email: manager.email },
          registered_at: ended,
        })),
      )
      .execute();
}

/** Writes a csv as spreadsheet programs of Brazil do: with a byte order mark, semicolons and CRLF. */
const toCsv = (lines: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`);

/** Describes the file as the reader of spreadsheets does. */
function describeSheet(fileName: string, headers: string[], rows: readonly DemoSheetRow[]) {
  const sheet = fileName.replace(/\.csv$/, '');
  const lines = [headers, ...rows.map(({ cells }) => cells)];
  const head: SheetDescription = {
    format: 'csv',
    encoding: 'UTF-8',
    delimiter: ';',
    ...{ sheets: [{ name: sheet, hidden: false }], sheet, headers, notes: [] },
    header: {
      line: 1,
      rows: 1,
      first: lines.map((texts, index) => ({ line: index + 1, texts: texts.filter((text) => text !== '') })),
    },
  };
  const evidence = headers.map((_, column) =>
    collectColumnFormatEvidence(rows.map(({ cells }) => cells[column] ?? null)),
  );
  return { head, columns: toImportColumns(headers, rows, evidence), rows: rows.length };
}

/** Reads the rows as the import does. Throws an error if a row is faulty that should not be, or the other way round. */
function toOutcomes(
  draft: Row<'imports'>,
  rows: readonly DemoSheetRow[],
): (NewRow<'import_rows'> & Pick<Row<'import_rows'>, 'state'>)[] {
  const read = createRowParser(draft);
  return rows.map(({ cells, record }, index) => {
    const line = index + 2;
    const row = { account_id: draft.account_id, import_id: draft.id, line };
    const { faults } = read(cells);
    if (faults.length > 0 !== (record === null))
      throw new Error(`line ${line} of ${draft.file_name} is not as the demonstration tells it`);
    if (!record)
      return {
        ...row,
        state: 'FAULTY',
        cells: JSON.stringify(cells),
        faults: JSON.stringify(assignFaultsToColumns(faults, draft.mapping)),
      };
    const known = { ...row, record_id: record.id, record_name: record.name };
    const { change } = record;
    if (!change) return { ...known, state: 'SAME', cells: JSON.stringify(cells) };
    return {
      ...known,
      state: 'DONE',
      action: 'UPDATE',
      before: JSON.stringify({ record: change.before }),
      after: JSON.stringify({ record: change.after, version: CHANGED_VERSION }),
    };
  });
}
