import type { Refusal } from '../refusals/refusal';

/** One piece of work for a reader. */
export interface ReaderQuestion {
  task: string;
  input: unknown;
}

/** The reader's answer: the result, a refusal in words, or the stack of an exception that nobody expected. */
export type ReaderAnswer =
  | { answer: unknown; processorMs: number }
  | { refusal: Pick<Refusal, 'status' | 'message' | 'details'>; processorMs: number }
  | { failure: string; processorMs: number };
