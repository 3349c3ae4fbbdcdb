import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FakeBucket, fakeBucket } from '../../test/fake-bucket';
import type { FileStore } from './file-store';
import { clearLeftovers, openLocalStore } from './local-store';
import { openS3Store } from './s3-store';

let folder: string;
let bucket: FakeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girassol-files-'));
  bucket = await fakeBucket();
});
afterEach(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openLocalStore(folder)],
  ['an S3 bucket', () => openS3Store(bucket.settings, join(folder, 'arriving'))],
];

describe.each(kinds)('a store in %s', (_, open) => {
  test('gives back what was put, until it is deleted', async () => {
    const store = await open();
    const [key, other] = [randomUUID(), randomUUID()];
    const content = Buffer.alloc(300_000, 'girassol');
    await store.put(key, Readable.from([content.subarray(0, 1000), content.subarray(1000)]));
    expect(await store.exists(key)).toBe(true);
    const found = await store.get(key);
    expect(found && (await buffer(found)).equals(content)).toBe(true);
    expect([await store.exists(other), await store.get(other)]).toEqual([false, null]);

    await store.delete(key);
    await store.delete(key);
    expect([await store.exists(key), await store.get(key)]).toEqual([false, null]);
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  });

  test('keeps nothing of what was cut in the middle', async () => {
    const store = await open();
    const key = randomUUID();
    async function* cut() {
      yield Buffer.alloc(100_000);
      throw new Error('cut');
    }
    await expect(store.put(key, Readable.from(cut()))).rejects.toThrow('cut');
    expect(await store.exists(key)).toBe(false);
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  });

  test('takes no key that is a path', async () => {
    const store = await open();
    for (const key of ['../../etc/passwd', 'a', '', `${randomUUID()}/x`]) {
      await expect(store.get(key)).rejects.toThrow('no key');
      await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('no key');
    }
  });
});

test('a bucket that refuses is an error, not an empty file', async () => {
  const store = await openS3Store({ ...bucket.settings, bucket: 'forbidden' }, join(folder, 'arriving'));
  await expect(store.put(randomUUID(), Readable.from(['x']))).rejects.toThrow('403');
  await expect(store.get(randomUUID())).rejects.toThrow('403');
});

test('what a killed process left in the folder of arrivals is cleared at the next start', async () => {
  mkdirSync(join(folder, 'arriving'));
  const [old, fresh] = [join(folder, 'arriving', randomUUID()), join(folder, 'arriving', randomUUID())];
  for (const path of [old, fresh]) writeFileSync(path, 'half');
  utimesSync(old, new Date(0), new Date(0));
  await clearLeftovers(join(folder, 'arriving'));
  expect(readdirSync(join(folder, 'arriving'))).toHaveLength(1);
});
