import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
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
  /** The picture that this is a small one of. */
  preview_of: ColumnType<string | null, string | null | undefined, string | null>;
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

/** A link by which somebody without a login sends files to one place, for a while. */
export interface UploadLinksTable {
  account_id: string;
  id: string;
  token_hash: Buffer;
  /** Who made it: files come in their name, with the rights they have then. */
  user_id: string;
  /** What takes the files; its area reads the target. */
  kind: string;
  target: JSONColumnType<Record<string, string>>;
  created_at: DefaultInstant;
  expires_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  most_files: number;
  most_bytes: number;
  taken: JSONColumnType<TakenFile[], string | undefined, string>;
}

/** A file that came by a link. */
export interface TakenFile {
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** What it was sent as, where its sender had to say it. */
  choice?: string;
}

export interface FileTables {
  upload_links: UploadLinksTable;
  archive_folders: ArchiveFoldersTable;
  archive_files: ArchiveFilesTable;
  stored_files: StoredFilesTable;
  server_secrets: ServerSecretsTable;
}
