import type { Refusal } from '../refusals/refusal';

/** Message that asks a reader process to do one task. */
export interface ReaderRequest {
  task: string;
  /** Without its bytes, which come beside it (`piped-bytes.ts`). */
  input: unknown;
}

/**
 * Answer of a reader process to a task on untrusted input: the result, a refusal with its message, or the
 * stack of an unexpected exception.
 */
export type ReaderResponse =
  | { answer: unknown; processorMs: number }
  | { refusal: Pick<Refusal, 'status' | 'message' | 'details'>; processorMs: number }
  | { failure: string; processorMs: number };
