import { Readable } from 'node:stream';
import { StoredBytes } from './stored-bytes';

/**
 * Creates stored bytes that a reader process waits for until `release` is called: a task with them has its turn, and
 * does not end.
 */
export function createHeldBytes(content: Buffer): { take(): StoredBytes; release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const take = () =>
    new StoredBytes(content.length, async () => {
      await released;
      return Readable.from([content]);
    });
  return { take, release: () => release() };
}
