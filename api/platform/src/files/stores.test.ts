import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3Server } from '../../../test/s3-server';
import { computeS3Signature, parseS3Authorization } from '../../../test/s3-signature';
import type { FileStore } from './file-store';
import { deleteAbortedUploads, openLocalStore } from './local-store';
import { openS3Store } from './s3-store';

let folder: string;
let bucket: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'girassol-files-'));
  bucket = await startS3Server();
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
  const wrong: [Partial<S3Server['settings']>, RegExp][] = [
    [{ bucket: 'another' }, /404.*NoSuchBucket/],
    [{ secretAccessKey: 'not it' }, /403.*SignatureDoesNotMatch/],
    [{ accessKeyId: 'nobody' }, /403.*InvalidAccessKeyId/],
    [{ region: 'sa-east-1' }, /403.*AuthorizationHeaderMalformed/],
  ];
  for (const [settings, words] of wrong) {
    const store = await openS3Store({ ...bucket.settings, ...settings }, join(folder, 'arriving'));
    await expect(store.put(randomUUID(), Readable.from(['x']))).rejects.toThrow(words);
    await expect(store.get(randomUUID())).rejects.toThrow(words);
  }
});

test('a bucket in trouble is an error in bounded time, and well again it serves', async () => {
  const open = (options = {}) => openS3Store(bucket.settings, join(folder, 'arriving'), options);
  const store = await open();
  // Only for what is never answered: a busy machine may be slow to answer.
  const hasty = await open({ patience: 150 });
  const key = randomUUID();
  await store.put(key, Readable.from(['x']));
  bucket.trouble = 'broken';
  await expect(store.get(key)).rejects.toThrow('500');
  await expect(store.put(randomUUID(), Readable.from(['x']))).rejects.toThrow('500');
  bucket.trouble = 'silent';
  await expect(hasty.get(key)).rejects.toThrow('does not answer');
  await expect(hasty.exists(key)).rejects.toThrow('does not answer');
  bucket.trouble = null;
  expect(await store.exists(key)).toBe(true);
});

test('the server of these tests signs as Amazon does', () => {
  // "GET Object" of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const credential = parseS3Authorization(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(
    credential && computeS3Signature({ method: 'GET', url: '/test.txt', headers, secret }, credential),
  ).toBe(credential?.signature);
});

test('what a killed process left in the folder of arrivals is cleared at the next start', async () => {
  mkdirSync(join(folder, 'arriving'));
  const [old, fresh] = [join(folder, 'arriving', randomUUID()), join(folder, 'arriving', randomUUID())];
  for (const path of [old, fresh]) writeFileSync(path, 'half');
  utimesSync(old, new Date(0), new Date(0));
  await deleteAbortedUploads(join(folder, 'arriving'));
  expect(readdirSync(join(folder, 'arriving'))).toHaveLength(1);
});
