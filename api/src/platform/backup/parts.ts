import { z } from 'zod';
import type { FilesPlace } from '../files';

/** What is copied, or restored into: the database, embedded when it has no address, and the files. */
export interface Place extends FilesPlace {
  databaseUrl: string | undefined;
}

/** What a copy consists of, in its folder. */
export const BACKUP_PARTS = {
  database: 'database.ndjson.gz',
  /** Contents by their keys, wherever they were kept. */
  files: 'files',
  /** Published releases, as this machine had them. */
  releases: 'releases',
  /** Written last: a folder without it is no copy. */
  note: 'backup.json',
} as const;

export const backupNote = z.object({
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

/** What a copy says of itself. */
export type BackupNote = z.infer<typeof backupNote>;
