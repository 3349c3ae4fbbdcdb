import { z } from 'zod';
import type { FileStoreLocation } from '../files';

/**
 * Location of an installation's database and file store, for a backup or a restore. Without `databaseUrl` the
 * database is the embedded one.
 */
export interface InstallationLocation extends FileStoreLocation {
  databaseUrl: string | undefined;
  otherDatabaseUrls: readonly string[];
}

/** File and folder names of the parts of a backup within its folder. */
export const BACKUP_PART_NAMES = {
  database: 'database.ndjson.gz',
  /** Contents by their keys, wherever they were kept. */
  files: 'files',
  /** Published releases, as this machine had them. */
  releases: 'releases',
  /** Written last: a folder without it is no copy. */
  note: 'backup.json',
} as const;

/** Schema of `backup.json`, the description of a backup. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  at: z.string(),
  version: z.string(),
  database: z.object({
    sha256: z.string(),
    bytes: z.number(),
    /** Rows by table. */
    rows: z.record(z.string(), z.number()),
  }),
  files: z.number(),
});

/**
 * Description of a backup (`backup.json`): time, version of the product, checksum of the database dump, and counts of
 * rows and files.
 */
export type BackupManifest = z.infer<typeof backupManifestSchema>;
