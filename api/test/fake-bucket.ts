import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../src/files/s3-store';

export interface FakeBucket {
  settings: S3Settings;
  close(): Promise<void>;
}

/** A server that speaks as much S3 as the product does: signed requests, a length before every body. */
export async function fakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(headers.authorization ?? '');
    if (!isSigned || !url.startsWith('/files/')) return answer(403);
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return answer(411);
      objects.set(url, await buffer(request));
      return answer(200);
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return answer(204);
    }
    const found = objects.get(url);
    return found ? answer(200, method === 'GET' ? found : undefined) : answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}/`,
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
