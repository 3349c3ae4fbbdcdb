import type { Caller } from '../access';
import type { Database, Row, Tx } from '../database';
import type { ReceivedFile } from '../files/receive-form';

export interface UploadTarget {
  /** Who asks for the files: the company, as its customers know it. */
  company: string;
  /** Where they go, in words. */
  place: string;
  /** What a file may be, where the sender has to say it; one file for each. */
  choices?: readonly UploadChoice[];
}

export interface UploadChoice {
  value: string;
  label: string;
  /** What is asked for, in a sentence. */
  hint: string;
  /** For `accept` of its field. */
  accept: string;
  /** Is it to be photographed? */
  isPicture: boolean;
}

/** What an area that takes files by links says of its targets. Both refuse when the target is gone, or no longer theirs. */
export interface UploadKind {
  describe(tx: Tx, caller: Caller, target: Row<'upload_links'>['target']): Promise<UploadTarget>;
  /** What has to be done with a file that has arrived, outside the transaction; refuses what is not taken. */
  prepare?(
    database: Database,
    caller: Caller,
    target: Row<'upload_links'>['target'],
    file: ReceivedFile,
  ): Promise<ReceivedFile>;
  /** Keeps a file that has arrived, in the name of whoever made the link. */
  take(tx: Tx, caller: Caller, target: Row<'upload_links'>['target'], file: ReceivedFile): Promise<unknown>;
}

/** By the name that stands in the rows of links. */
export type UploadKinds = Readonly<Record<string, UploadKind>>;
