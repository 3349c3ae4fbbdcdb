import type { Caller } from '../access';
import type { Row, Tx } from '../database';
import type { StoredFile } from '../files';

export interface UploadTarget {
  /** Who asks for the files: the company, as its customers know it. */
  company: string;
  /** Where they go, in words. */
  place: string;
}

/** What an area that takes files by links says of its targets. Both refuse when the target is gone, or no longer theirs. */
export interface UploadKind {
  describe(tx: Tx, caller: Caller, target: Row<'upload_links'>['target']): Promise<UploadTarget>;
  /** Keeps a file that has arrived, in the name of whoever made the link. */
  take(tx: Tx, caller: Caller, target: Row<'upload_links'>['target'], file: StoredFile): Promise<unknown>;
}

/** By the name that stands in the rows of links. */
export type UploadKinds = Readonly<Record<string, UploadKind>>;
