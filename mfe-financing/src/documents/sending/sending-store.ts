import { getSession, onSessionChange } from '@girassol/shared-auth';

/**
 * Sending of a document to the server that has not succeeded yet: it is being checked or sent, waits for
 * confirmation, or has failed.
 */
export interface PendingSending {
  semantic: string;
  file: File;
  is: 'checking' | 'doubtful' | 'sending' | 'failed';
  /** Findings of the check before it left. */
  warnings: string[];
  /** From 0 to 1. */
  share: number;
  problem: string | null;
  /** Another try may succeed: the line was cut, or the server was away. */
  mayRetry: boolean;
}

/** Sending of a document to the server that has succeeded. The file itself is no longer held in memory. */
export interface CompletedSending {
  semantic: string;
  is: 'sent';
  /** Findings of the server. */
  warnings: string[];
  /** Epoch milliseconds of the sending that the list showed before this one; null for none. */
  sentBefore: number | null;
}

/** State of the sending of one document to the server, from the check of the file to success or failure. */
export type DocumentSendingState = PendingSending | CompletedSending;

/**
 * Sendings of a financing's documents, by the `semantic` of the document. Each document has its own sending,
 * so that choosing a file for one document never replaces a file of another document.
 */
export type SendingsByDocument = Readonly<Record<string, DocumentSendingState>>;

const NONE: SendingsByDocument = {};
let byFinancing: Readonly<Record<string, SendingsByDocument>> = {};
const controllers = new Map<string, AbortController>();
const listeners = new Set<() => void>();

/**
 * Store of the sendings of documents, by financing. The store is outside React, so that sending continues
 * while the person visits another tab of the screen.
 */
export const sendingStore = {
  get: (fid: string): SendingsByDocument => byFinancing[fid] ?? NONE,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function set(next: typeof byFinancing): void {
  byFinancing = next;
  for (const listener of listeners) listener();
}

/** Stores the sending of one document of a financing, replacing an earlier sending of the same document. */
export const setSending = (fid: string, sending: DocumentSendingState): void =>
  set({ ...byFinancing, [fid]: { ...sendingStore.get(fid), [sending.semantic]: sending } });

/**
 * Changes some values of a pending sending of a document. Does nothing if the sending was aborted or is
 * complete.
 */
export function changeSending(fid: string, semantic: string, values: Partial<PendingSending>): void {
  const before = sendingStore.get(fid)[semantic];
  if (before && before.is !== 'sent') setSending(fid, { ...before, ...values });
}

/** Aborts the sending of a document and releases its file. */
export function abortSending(fid: string, semantic: string): void {
  const key = `${fid} ${semantic}`;
  controllers.get(key)?.abort();
  controllers.delete(key);
  const { [semantic]: _, ...others } = sendingStore.get(fid);
  set({ ...byFinancing, [fid]: others });
}

/** Removes the completed sendings of a financing for which `isOver` returns true. */
export function removeCompletedSendings(fid: string, isOver: (sending: CompletedSending) => boolean): void {
  for (const sending of Object.values(sendingStore.get(fid)))
    if (sending.is === 'sent' && isOver(sending)) abortSending(fid, sending.semantic);
}

/**
 * Creates the abort signal for the sending of a document. The signal fires when the sending is aborted, or
 * when the person logs out or another person logs in.
 */
export function createSendingAbortSignal(fid: string, semantic: string): AbortSignal {
  const controller = new AbortController();
  controllers.set(`${fid} ${semantic}`, controller);
  return controller.signal;
}

// Files of one person are none of the next.
let owner = getSession()?.userId;
onSessionChange((session) => {
  if (session?.userId === owner) return;
  owner = session?.userId;
  for (const controller of controllers.values()) controller.abort();
  controllers.clear();
  set({});
});
