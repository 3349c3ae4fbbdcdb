import type { Readable, Writable } from 'node:stream';
import { StoredBytes } from './stored-bytes';

/** Stands in a question for bytes that come by the reader's standard input, in the order of the question. */
interface PipedBytes {
  pipedBytes: number;
}

const isPiped = (value: unknown): value is PipedBytes =>
  typeof value === 'object' && value !== null && 'pipedBytes' in value;

/**
 * Extracts the byte values from the input of a task (the input itself or its properties), to be sent through
 * a pipe. In a message between processes they would be copied twice, which blocks other requests.
 */
export function extractInputBytes(input: unknown): { rest: unknown; bytes: (Buffer | StoredBytes)[] } {
  const bytes: (Buffer | StoredBytes)[] = [];
  const replaced = (value: unknown) => {
    if (!isBytes(value)) return value;
    bytes.push(value);
    return { pipedBytes: value instanceof StoredBytes ? value.size : value.length } satisfies PipedBytes;
  };
  return { rest: isBytes(input) ? replaced(input) : withProperties(input, replaced), bytes };
}

const isBytes = (value: unknown): value is Buffer | StoredBytes =>
  Buffer.isBuffer(value) || value instanceof StoredBytes;

/**
 * Writes buffers and stored bytes to a pipe, one after the other, no faster than the other end reads. Throws
 * the error of a failing store, and an error if the store delivers another number of bytes than announced. A
 * closed pipe is no error.
 */
export async function writeBytesToPipe(
  pipe: Writable,
  bytes: readonly (Buffer | StoredBytes)[],
): Promise<void> {
  for (const part of bytes) {
    let left = part instanceof StoredBytes ? part.size : part.length;
    for await (const chunk of part instanceof StoredBytes ? await part.open() : [part]) {
      left -= chunk.length;
      if (left < 0) break;
      if (pipe.destroyed) return;
      if (!pipe.write(chunk)) await drained(pipe);
    }
    if (left !== 0) throw new Error('stored bytes are not as many as their size says');
  }
}

/** Resolves when a pipe takes more, or takes nothing any more. */
const drained = (pipe: Writable): Promise<void> =>
  new Promise((resolve) => {
    if (pipe.destroyed) return resolve();
    const done = () => {
      pipe.off('drain', done).off('close', done);
      resolve();
    };
    pipe.on('drain', done).on('close', done);
  });

/** Function that returns the next bytes of a pipe, as many as requested. */
export type ReadBytes = (count: number) => Promise<Buffer>;

/** Creates a function that reads an exact number of bytes from a pipe, and no more than requested. */
export function createByteReader(pipe: Readable): ReadBytes {
  const arrived: Buffer[] = [];
  let hear = () => {};
  pipe.on('data', (chunk: Buffer) => {
    arrived.push(chunk);
    hear();
  });
  return async (count) => {
    while (arrived.reduce((sum, { length }) => sum + length, 0) < count)
      await new Promise<void>((resolve) => {
        hear = resolve;
      });
    const all = Buffer.concat(arrived.splice(0));
    if (all.length > count) arrived.push(all.subarray(count));
    return all.subarray(0, count);
  };
}

/**
 * Restores the input of a task in the reader process: puts the bytes from the pipe back to the places from
 * which `extractInputBytes` took them.
 */
export async function restoreInputBytes(rest: unknown, readBytes: ReadBytes): Promise<unknown> {
  if (isPiped(rest)) return readBytes(rest.pipedBytes);
  const arrived = new Map<unknown, Buffer>();
  for (const value of Object.values(rest ?? {}))
    if (isPiped(value)) arrived.set(value, await readBytes(value.pipedBytes));
  return withProperties(rest, (value) => arrived.get(value) ?? value);
}

function withProperties(value: unknown, replaced: (property: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, replaced(property)]));
}
