/** File of a write, without its bytes. */
export interface WaitingFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** The same for the same content: a digest, or what the browser says of the file where it computes none. */
  fingerprint: string;
}

/** Write that waits for a signal, with everything that it takes to send it once. */
export interface WaitingWrite {
  /** Idempotency key, made when the write was meant. */
  key: string;
  /** Account and user who meant it. */
  owner: string;
  /** Call of the contract, with its parameters and its body; the body is null once the write has expired. */
  call: string;
  params: Record<string, string>;
  body: unknown;
  /** Record that the write changes: writes of one record are sent in the order in which they were made. */
  record: string;
  /** The record in words that people know: "#00012 Casa · Maria Souza"; undefined for a write of an earlier release. */
  recordName?: string;
  /** Portuguese name of what was written ("Nota"), and its text. */
  title: string;
  detail: string;
  /** Address of the screen on which it was written. */
  path: string;
  /** By the clock of the server; epoch milliseconds. */
  madeAt: number;
  /** Version of what it changes, as the person saw it; null for a write that only adds. */
  baseVersion: string | null;
  /** Portuguese reason why the person has to decide about it; null while it waits to be sent. */
  problem: string | null;
  /** Present state of the record, where somebody else has changed it since. */
  current: { text: string; version: string } | null;
  /** File that is sent with it; its bytes are beside it. */
  file?: WaitingFile;
}
