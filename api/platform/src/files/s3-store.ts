import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type FileStore, requireSafeKey } from './file-store';
import { deleteAbortedUploads, streamFileAndDelete, writeDurably } from './local-store';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket that has not begun to answer after this is not waited for, milliseconds. */
const PATIENCE = 10_000;

/**
 * Opens a file store in a bucket of any service with the S3 interface, addressed by path. S3 needs the length
 * before the first byte, so a file is buffered in `waitingFolder` on this machine until it is complete.
 */
export async function openS3Store(
  settings: S3Settings,
  waitingFolder: string,
  { patience = PATIENCE } = {},
): Promise<FileStore> {
  await deleteAbortedUploads(waitingFolder);
  const client = new AwsClient({ ...settings, service: 's3', retries: 2 });
  const bucket = `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${settings.bucket}`;
  const getAddress = (key: string) => `${bucket}/${requireSafeKey(key)}`;

  async function ask(method: 'GET' | 'HEAD' | 'DELETE', key: string): Promise<Response | null> {
    const response = await answering(patience, (signal) => client.fetch(getAddress(key), { method, signal }));
    if (response.status !== 404) return requireSuccess(response, method);
    const text = await response.text();
    if (text.includes('NoSuchBucket')) throw failed(response, method, text);
    return null;
  }

  return {
    async put(key, content) {
      const waiting = join(waitingFolder, requireSafeKey(key));
      try {
        const size = await writeDurably(waiting, content);
        const { url, headers } = await client.sign(getAddress(key), {
          method: 'PUT',
          headers: { 'content-length': String(size) },
        });
        headers.set('content-length', String(size));
        const body = Readable.toWeb(streamFileAndDelete(waiting));
        const init = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit; // duplex: unknown to the DOM's types
        await requireSuccess(await fetch(url, init), 'PUT');
      } finally {
        await rm(waiting, { force: true });
      }
    },

    async get(key) {
      const body = (await ask('GET', key))?.body;
      // Node's own stream of the same name.
      return body ? Readable.fromWeb(body as ReadableStream) : null;
    },

    async delete(key) {
      await ask('DELETE', key);
    },

    exists: async (key) => (await ask('HEAD', key)) !== null,
  };
}

async function requireSuccess(response: Response, method: string): Promise<Response> {
  if (response.ok) return response;
  throw failed(response, method, await response.text().catch(() => ''));
}

const failed = ({ status }: Response, method: string, text: string) =>
  new Error(`file storage answered ${status} to ${method}: ${text.slice(0, 300)}`);

/** An answer that begins in time; it may then take as long as its bytes need. */
async function answering(
  patience: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('file storage does not answer')), patience).unref();
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
