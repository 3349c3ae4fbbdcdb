import { z } from 'zod';
import { StartFailure } from '../database';
import { readDumpLines } from '../database/copy/read-dump-lines';

/** Files of the file store that a database copy names, with the copy's time and its numbers of rows. */
export interface BackupFileList {
  /** Time at which the copy was taken. */
  at: string;
  rows: Record<string, number>;
  files: { key: string; isDeleted: boolean }[];
}

const releaseFiles = z.record(z.string(), z.string());

/**
 * Lists the keys of the file store that a copy of the database names: files of accounts, and releases stored
 * in a bucket.
 */
export async function listStoredFilesOfDump(dump: string): Promise<BackupFileList> {
  const kept: BackupFileList = { at: '', rows: {}, files: [] };
  let columns: string[] = [];
  let table = '';
  for await (const line of readDumpLines(dump)) {
    const value = JSON.parse(line);
    if (!Array.isArray(value)) {
      if ('at' in value) kept.at = value.at;
      if ('rows' in value) return { ...kept, rows: value.rows };
      ({ table, columns } = value);
    } else if (table === 'stored_files' || table === 'remote_releases') {
      const row = Object.fromEntries(columns.map((column, index) => [column, value[index]]));
      if (table === 'stored_files' && row.is_kept === 'true')
        kept.files.push({ key: row.id, isDeleted: row.delete_after !== null });
      if (table === 'remote_releases' && row.files !== null)
        for (const key of Object.values(releaseFiles.parse(JSON.parse(row.files))))
          kept.files.push({ key, isDeleted: false });
    }
  }
  throw new StartFailure('A cópia do banco de dados foi cortada. Tente de novo.');
}
