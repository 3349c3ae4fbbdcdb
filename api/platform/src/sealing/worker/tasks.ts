import type { SealInput } from '../sealing';
import type { SigningIdentity } from '../signing-identity';

/** Input of the PDF worker's task that seals a document: contents, key and certificates. */
export interface SealTaskInput extends SealInput {
  identity: SigningIdentity;
}

/** Tasks of the PDF worker thread by name, with the types of their input and answer. */
export interface PdfTasks {
  seal: { input: SealTaskInput; answer: Uint8Array };
  /** The certificates of a PFX, the one of its key first; null: the password is wrong. */
  openPfx: { input: { file: Uint8Array; password: string }; answer: Uint8Array[] | null };
}

/** Name of a task of the PDF worker thread. */
export type PdfTask = keyof PdfTasks;

/** Request to the PDF worker thread to run one task. */
export interface PdfWorkerRequest<K extends PdfTask = PdfTask> {
  task: K;
  input: PdfTasks[K]['input'];
}

/** Response of the PDF worker thread: the task's answer, or an error. */
export type PdfWorkerResponse = { answer: PdfTasks[PdfTask]['answer'] } | { error: string };
