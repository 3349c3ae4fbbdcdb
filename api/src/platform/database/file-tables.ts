import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant } from './tables';

/** A file whose contents are in the file store, under its id. */
export interface StoredFilesTable {
  account_id: string;
  id: string;
  user_id: string;
  name: Generated<string>;
  content_type: Generated<string>;
  /** Bytes; those announced, until all have arrived. */
  size: number;
  /** False while it arrives. */
  is_kept: boolean;
  created_at: DefaultInstant;
  delete_after: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whoever has its address may see it: the logo or cover of a proposal. */
  is_public: Generated<boolean>;
}

/** Secrets of the product, shared by its processes. */
export interface ServerSecretsTable {
  name: string;
  secret: Buffer;
}

export interface ArchiveFoldersTable {
  account_id: string;
  id: string;
  customer_id: string;
  name: string;
  /** Place among the folders that are there, from 0. */
  position: number;
  semantic: string | null;
  created_at: DefaultInstant;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface ArchiveFilesTable {
  account_id: string;
  id: string;
  customer_id: string;
  folder_id: string;
  /** Its contents: another file after a replacement. */
  file_id: string;
  user_id: string;
  name: string;
  /** Place in its folder, from 0. */
  position: number;
  semantic: string | null;
  status: 'APPROVED' | 'REJECTED' | 'PENDING' | null;
  created_at: DefaultInstant;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  name_key: GeneratedAlways<string>;
}

export interface FileTables {
  archive_folders: ArchiveFoldersTable;
  archive_files: ArchiveFilesTable;
  stored_files: StoredFilesTable;
  server_secrets: ServerSecretsTable;
}
