import type { Readable } from 'node:stream';

/**
 * Contents of a stored file as input of a task on untrusted bytes. They are streamed from the file store to
 * the reader process when the task's turn comes, so that this process never holds them in memory.
 */
export class StoredBytes {
  constructor(
    readonly size: number,
    /** Opens them; called once. */
    readonly open: () => Promise<Readable>,
  ) {}
}

/**
 * Input of a task as its caller passes it: `StoredBytes` may stand for a buffer, either the input itself or
 * one of its properties.
 */
export type SendableTaskInput<Input> = Input extends Buffer
  ? Buffer | StoredBytes
  : { [Name in keyof Input]: Input[Name] extends Buffer ? Buffer | StoredBytes : Input[Name] };
