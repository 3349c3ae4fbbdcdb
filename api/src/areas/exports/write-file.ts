import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportWish } from '@girassol/shared-domain/contract';
import { type ExportColumn, exportTitle } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import { findPerson } from '../../platform/access/find-caller';
import type { Row, Tx } from '../../platform/database';
import type { StoredFile } from '../../platform/files';
import { reserveFile } from '../../platform/files/stored-files';
import { inTemporaryFolder } from '../../platform/files/temporary-folder';
import { notAllowed } from '../../platform/refusals/refusal';
import { type WrittenCell, writeSpreadsheet } from '../../platform/spreadsheets';
import { requireExport } from './require-export';
import type { Look } from './sources/source';
import { sourceOf } from './sources/source-of';
import { boardOf, wishOf } from './wish';

/** Rows that one transaction reads. */
const PORTION = 1_000;

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** What has to be known of an export to write it. */
export type ExportTask = Pick<
  Row<'exports'>,
  'account_id' | 'user_id' | 'kind' | 'filters' | 'columns' | 'format' | 'file_name'
>;

interface Progress {
  signal?: AbortSignal;
  /** Rows that were read, of how many; also before the first. */
  onRead?(done: number, total: number): Promise<void>;
}

/**
 * Writes the file of an export and puts it into the store; it belongs to the account once a transaction keeps it
 * (`keepFile`). What the person may see is asked anew for every portion: a right that is taken away ends it with a Refusal.
 */
export async function writeFile(
  app: FastifyInstance,
  row: ExportTask,
  progress: Progress = {},
): Promise<{ file: StoredFile; rows: number }> {
  return inTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, `export.${row.format}`);
    const { rows, bytes } = await writeRows(app, row, path, progress);
    const id = await app.database.asAccount({ accountId: row.account_id }, (tx) =>
      // It is there for some days only: no room of the account is taken.
      reserveFile(tx, {
        accountId: row.account_id,
        userId: row.user_id,
        bytes,
        accountBytes: Number.MAX_SAFE_INTEGER,
      }),
    );
    await app.files.store.put(id, createReadStream(path));
    return { rows, file: { id, name: row.file_name, contentType: contentTypes[row.format], size: bytes } };
  });
}

async function writeRows(
  app: FastifyInstance,
  row: ExportTask,
  path: string,
  { signal, onRead }: Progress,
): Promise<{ rows: number; bytes: number }> {
  const wish = wishOf(row);
  const source = sourceOf(wish);
  const look = lookAs(app, row, wish);
  const { keys, columns } = await look(async (seen, own) => {
    const keys = await source.keys(seen);
    const usual = own.filter(({ isDefault }) => isDefault);
    const columns = row.columns ? own : ((await source.columns?.(seen, keys)) ?? usual);
    return { keys, columns };
  });
  await onRead?.(0, keys.length);

  async function* portions() {
    for (let at = 0; at < keys.length; at += PORTION) {
      signal?.throwIfAborted();
      const some = keys.slice(at, at + PORTION);
      const rows = await look((seen) => source.rows(seen, some));
      yield rows.map((cells) => columns.map(({ key }): WrittenCell => cells[key] ?? null));
      await onRead?.(at + some.length, keys.length);
    }
  }
  const title = exportTitle(wish.kind, boardOf(wish));
  const sheet = { title, columns: columns.map(writtenColumn), rows: portions() };
  return writeSpreadsheet(path, row.format, sheet, { ...(signal && { signal }) });
}

const writtenColumn = ({ title, kind, hasSum }: ExportColumn) => ({ title, kind, ...(hasSum && { hasSum }) });

/** Looks into the database as the person who asked may do now; a transaction for each look. */
function lookAs(app: FastifyInstance, row: ExportTask, wish: ExportWish) {
  const place = { accountId: row.account_id, userId: row.user_id };
  return async function look<T>(
    work: (seen: Look<ExportWish['filters'], unknown>, own: ExportColumn[]) => Promise<T>,
  ): Promise<T> {
    const caller = await findPerson(app.database, place);
    if (!caller?.statusOk) throw notAllowed('Quem pediu esta exportação não tem mais acesso à conta.');
    return app.database.asAccount(place, async (tx: Tx) => {
      const own = await requireExport(tx, caller, wish, row.columns);
      const sight = await sourceOf(wish).sight(tx, caller, wish.filters);
      return work({ tx, caller, filters: wish.filters, sight }, own);
    });
  };
}
