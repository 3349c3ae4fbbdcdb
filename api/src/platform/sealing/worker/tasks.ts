import type { Sealing } from '../sealing';
import type { SigningIdentity } from '../signing-identity';

export interface SealOrder extends Sealing {
  identity: SigningIdentity;
}

/** What the worker is asked for, and what it answers. */
export interface PdfTasks {
  seal: { input: SealOrder; answer: Uint8Array };
  /** The certificates of a PFX, the one of its key first; null: the password is wrong. */
  openPfx: { input: { file: Uint8Array; password: string }; answer: Uint8Array[] | null };
}

export type PdfTask = keyof PdfTasks;

export interface WorkerQuestion<K extends PdfTask = PdfTask> {
  task: K;
  input: PdfTasks[K]['input'];
}

export type WorkerAnswer = { answer: PdfTasks[PdfTask]['answer'] } | { error: string };
