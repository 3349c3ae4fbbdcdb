import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Yields the lines of a gzipped copy of the database. */
export async function* readDumpLines(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path).pipe(createGunzip());
  yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
}
