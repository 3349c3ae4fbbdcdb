import type { Caller } from '../access';
import type { Database, Row, Tx } from '../database';
import type { ReceivedFile } from '../files/receive-form';

/**
 * Description of an upload link's target for the sender: company, destination of the files, and the choices
 * for each file.
 */
export interface UploadTargetDescription {
  /** Company that asks for the files, by the name that its customers know. */
  company: string;
  /** Description of the files' destination, for people. */
  destination: string;
  /** Choices from which the sender must pick for each file; one file for each choice. */
  choices?: readonly UploadChoice[];
}

/**
 * Choice from which the sender of files picks for each file, such as a kind of document, with label, hint and
 * accepted types.
 */
export interface UploadChoice {
  value: string;
  label: string;
  /** Sentence that asks for the files. */
  hint: string;
  /** For `accept` of its field. */
  accept: string;
  /** Is it to be photographed? */
  isPicture: boolean;
}

/**
 * Kind of upload link, defined by the area that receives the files: describes the target, checks and saves
 * the files. The functions throw a refusal if the target is gone, or no longer accessible to the link's
 * creator.
 */
export interface UploadLinkKind {
  describe(tx: Tx, caller: Caller, target: Row<'upload_links'>['target']): Promise<UploadTargetDescription>;
  /** Processes a received file outside the transaction, and refuses a file that is not accepted. */
  prepare?(
    database: Database,
    caller: Caller,
    target: Row<'upload_links'>['target'],
    file: ReceivedFile,
  ): Promise<ReceivedFile>;
  /** Keeps a file that has arrived, in the name of whoever made the link. */
  save(tx: Tx, caller: Caller, target: Row<'upload_links'>['target'], file: ReceivedFile): Promise<unknown>;
}

/** Kinds of upload link by name; rows of links store the name. */
export type UploadLinkKinds = Readonly<Record<string, UploadLinkKind>>;
