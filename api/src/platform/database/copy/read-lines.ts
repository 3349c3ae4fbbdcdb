import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** The lines of a packed copy. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path).pipe(createGunzip());
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
}
