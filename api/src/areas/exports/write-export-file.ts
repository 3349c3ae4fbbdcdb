import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findUserCaller } from '@girassol/api-platform/access/find-token-caller';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ExportSourceContext } from '@girassol/api-platform/exports';
import type { StoredFile } from '@girassol/api-platform/files';
import { reserveFile } from '@girassol/api-platform/files/stored-files';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type WrittenCell, writeSpreadsheet } from '@girassol/api-platform/spreadsheets';
import type { ExportColumn } from '@girassol/shared-domain/exports';
import type { FastifyInstance } from 'fastify';
import { requireAllowedExportColumns } from './require-allowed-export-columns';
import { resolveStoredExport } from './resolve-export';
import type { ResolvedExport } from './resolved-export';

/** Rows that one transaction reads. */
const PORTION = 1_000;

/** Types of the files of exports, by format. */
export const exportContentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/** Columns of a row of `exports` from which the file of the export is written. */
export type ExportToWrite = Pick<
  Row<'exports'>,
  'account_id' | 'user_id' | 'kind' | 'filters' | 'columns' | 'format' | 'file_name'
>;

interface Progress {
  signal?: AbortSignal;
  /** Rows that were read, of how many; also before the first. */
  onRead?(done: number, total: number): Promise<void>;
}

/**
 * Writes the file of an export to the file store, and returns the file and its number of rows. The caller
 * assigns the file to the account with `saveReservedFile`. Access of the user who requested the export is
 * checked again for every portion of rows; a Refusal is thrown if a right was withdrawn meanwhile.
 */
export async function writeExportFile(
  app: FastifyInstance,
  row: ExportToWrite,
  progress: Progress = {},
): Promise<{ file: StoredFile; rows: number }> {
  return withTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, `export.${row.format}`);
    const asked = resolveStoredExport(app.findModuleExport, row);
    const look = queryAsRequester(app, row, asked, await app.database.getPosition());
    const { rows, bytes } = await writeExportRows(path, row, { asked, look }, progress);
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
    return {
      rows,
      file: { id, name: row.file_name, contentType: exportContentTypes[row.format], size: bytes },
    };
  });
}

/** Runs queries with the rights of the user who requested an export, and with the columns of its file. */
export type ExportReader = <T>(
  work: (seen: ExportSourceContext<unknown, unknown>, own: ExportColumn[]) => Promise<T>,
) => Promise<T>;

/** Writes the rows of an export, as `look` reads them, to a new file at `path`. Returns their number and the size in bytes. */
export async function writeExportRows(
  path: string,
  { columns: chosen, format }: Pick<ExportToWrite, 'columns' | 'format'>,
  { asked: { source, title }, look }: { asked: ResolvedExport; look: ExportReader },
  { signal, onRead }: Progress = {},
): Promise<{ rows: number; bytes: number }> {
  const { keys, columns } = await look(async (seen, own) => {
    const keys = await source.keys(seen);
    const usual = own.filter(({ isDefault }) => isDefault);
    const columns = chosen ? own : ((await source.columns?.(seen, keys)) ?? usual);
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
  const sheet = { title, columns: columns.map(writtenColumn), rows: portions() };
  return writeSpreadsheet(path, format, sheet, { ...(signal && { signal }) });
}

const writtenColumn = ({ title, kind, hasSum }: ExportColumn) => ({ title, kind, ...(hasSum && { hasSum }) });

/**
 * Runs queries with the present rights of the user who requested the export, each in its own transaction. They find at least
 * what was there at `position`.
 */
function queryAsRequester(
  app: FastifyInstance,
  row: ExportToWrite,
  asked: ResolvedExport,
  position: string | null,
): ExportReader {
  const place = { accountId: row.account_id, userId: row.user_id };
  return async (work) => {
    const caller = await findUserCaller(app.database, place);
    if (!caller?.statusOk) throw notAllowed('Quem pediu esta exportação não tem mais acesso à conta.');
    const readAsCaller = async (tx: Tx) => {
      const own = await requireAllowedExportColumns(tx, caller, asked, row.columns);
      const { filters, source } = asked;
      const sight = await source.sight(tx, caller, filters);
      return work({ tx, caller, filters, sight }, own);
    };
    return app.database.asReader(place, readAsCaller, position);
  };
}
