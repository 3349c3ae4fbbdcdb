import type { BankReviewStatus } from '@girassol/shared-domain/financing';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

/** Row of `stored_files`: a file whose contents are in the file store, under its id. */
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
  created_at: GeneratedTimestamp;
  delete_after: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** True for a file that anybody with its address may see: the logo or cover of a proposal. */
  is_public: Generated<boolean>;
  /** The picture that this is a small one of. */
  preview_of: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Row of `server_secrets`: a named secret that all processes of the product share. */
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
  created_at: GeneratedTimestamp;
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
  status: BankReviewStatus | null;
  created_at: GeneratedTimestamp;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  name_key: GeneratedAlways<string>;
}

/** Row of `upload_links`: a link by which somebody without a login sends files to one target for a limited time. */
export interface UploadLinksTable {
  account_id: string;
  id: string;
  token_hash: Buffer;
  /** User who created the link: files are added in their name, with their current rights. */
  user_id: string;
  /** Kind of upload; the area of that kind reads the target. */
  kind: string;
  target: JSONColumnType<Record<string, string>>;
  created_at: GeneratedTimestamp;
  expires_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  most_files: number;
  most_bytes: number;
  taken: JSONColumnType<UploadLinkFile[], string | undefined, string>;
}

/** File that was received through an upload link: name, size in bytes and SHA-256. */
export interface UploadLinkFile {
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Choice of the sender about what the file is, where the link asks for one. */
  choice?: string;
}

export interface FileTables {
  upload_links: UploadLinksTable;
  archive_folders: ArchiveFoldersTable;
  archive_files: ArchiveFilesTable;
  stored_files: StoredFilesTable;
  server_secrets: ServerSecretsTable;
}
