import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { reserveFile } from '@girassol/api-platform/files/stored-files';
import { withTemporaryFolder } from '@girassol/api-platform/files/temporary-folder';
import { writeZipFile, type ZipPart } from '@girassol/api-platform/files/write-zip-file';
import { formatDate, toIsoDate } from '@girassol/shared-domain';
import { type ArchivedTable, buildReadMe } from './build-read-me';
import { isSecretColumn, leftOutTables } from './left-out';
import { listAccountTables } from './list-account-tables';
import { readTableRows } from './read-table-rows';
import { toArchivedFileName } from './to-archived-file-name';

/** Files that one transaction lists. */
const FILES_AT_ONCE = 500;

interface ArchiveOptions {
  accountId: string;
  userId: string;
  /** Epoch milliseconds. */
  now: number;
  signal?: AbortSignal;
  /** Called after each portion: rows and files so far. */
  onProgress?: (rows: number, files: number) => Promise<void>;
}

/** Archive that was written to the file store, with what it holds. */
export interface WrittenArchive {
  file: StoredFile;
  rows: number;
  files: number;
}

/**
 * Writes everything of an account as a zip to the file store: a JSON file for each table, the stored files, and a read-me
 * that names what is left out. Rows and files are read in portions, so memory does not grow with the account. The caller
 * assigns the file with `saveReservedFile`.
 */
export async function writeAccountArchive(
  { database, store }: { database: Database; store: FileStore },
  options: ArchiveOptions,
): Promise<WrittenArchive> {
  const { accountId, userId, now } = options;
  return withTemporaryFolder(tmpdir(), async (folder) => {
    const path = join(folder, 'archive.zip');
    const counts = { rows: 0, files: 0 };
    const read = <T>(work: (tx: Tx) => Promise<T>) => database.asAccount({ accountId }, work);
    const size = await writeZipFile(path, listArchiveParts({ read, store, counts }, options));
    const id = await read((tx) =>
      // It is there for some days only: no room of the account is taken.
      reserveFile(tx, { accountId, userId, bytes: size, accountBytes: Number.MAX_SAFE_INTEGER }),
    );
    await store.put(id, createReadStream(path));
    const name = `Tudo da conta ${formatDate(toIsoDate(now)).replaceAll('/', '-')}.zip`;
    return { ...counts, file: { id, name, contentType: 'application/zip', size } };
  });
}

interface Sources {
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  store: FileStore;
  counts: { rows: number; files: number };
}

async function* listArchiveParts(
  { read, store, counts }: Sources,
  { accountId, now, signal, onProgress }: ArchiveOptions,
): AsyncGenerator<ZipPart> {
  const report = async () => {
    signal?.throwIfAborted();
    await onProgress?.(counts.rows, counts.files);
  };
  const archived: ArchivedTable[] = [];
  for (const table of await read(listAccountTables)) {
    if (table.name in leftOutTables) continue;
    const secrets = table.columns.filter((column) => isSecretColumn(table.name, column));
    const columns = table.columns.map(({ name }) => name).filter(isNoneOf(secrets));
    const facts: ArchivedTable = { name: table.name, rows: 0, leftOut: secrets.map(({ name }) => name) };
    archived.push(facts);
    const portions = readTableRows(read, accountId, table, columns);
    yield [
      `tabelas/${table.name}.json`,
      formatRows(portions, async (rows) => {
        facts.rows += rows;
        counts.rows += rows;
        await report();
      }),
    ];
  }
  for await (const { id, name } of listFiles(read, accountId)) {
    const content = await store.get(id);
    if (!content) continue;
    yield [`arquivos/${id}/${toArchivedFileName(name)}`, content];
    counts.files += 1;
    await report();
  }
  yield ['LEIA-ME.txt', [buildReadMe({ now, tables: archived, files: counts.files })]];
}

const isNoneOf =
  (columns: readonly { name: string }[]) =>
  (name: string): boolean =>
    !columns.some((column) => column.name === name);

/** Yields rows as a JSON array with a line for each row. */
async function* formatRows(
  portions: AsyncIterable<string[]>,
  onPortion: (rows: number) => Promise<void>,
): AsyncGenerator<string> {
  let start = '[\n';
  for await (const lines of portions) {
    yield start + lines.join(',\n');
    start = ',\n';
    await onPortion(lines.length);
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}

/** Yields the files of the account that are kept, besides earlier archives. */
async function* listFiles(
  read: Sources['read'],
  accountId: string,
): AsyncGenerator<{ id: string; name: string }> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const since = after;
    const found = await read((tx) =>
      tx
        .selectFrom('stored_files as f')
        .select(['f.id', 'f.name'])
        .where('f.account_id', '=', accountId)
        .where('f.is_kept', '=', true)
        .where('f.id', '>', since)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('account_archives as a')
                .select('a.id')
                .whereRef('a.account_id', '=', 'f.account_id')
                .whereRef('a.file_id', '=', 'f.id'),
            ),
          ),
        )
        .orderBy('f.id')
        .limit(FILES_AT_ONCE)
        .execute(),
    );
    yield* found;
    if (found.length < FILES_AT_ONCE) return;
    after = found.at(-1)?.id ?? after;
  }
}
