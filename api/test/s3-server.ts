import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '@girassol/api-platform/files/s3-store';
import { computeS3Signature, parseS3Authorization } from './s3-signature';

/**
 * Failure that the S3 server of tests simulates: broken responds with 500; silent accepts requests and never
 * responds; wrong returns other bytes than were stored.
 */
export type S3Failure = 'broken' | 'silent' | 'wrong';

/** S3 server for tests, with its settings, stored objects and the failure to simulate. */
export interface S3Server {
  settings: S3Settings;
  /** `/bucket/key` -> its bytes. */
  objects: Map<string, Buffer>;
  /** Until it is changed, every request meets this. */
  trouble: S3Failure | null;
  close(): Promise<void>;
}

const BUCKET = '/files/';
const KEY = { id: 'AKIDEXAMPLE', secret: 'a secret/with+signs' };
const REGION = 'us-east-1';
/** Milliseconds that a clock may be wrong. */
const MAX_CLOCK_SKEW_MS = 15 * 60_000;

/**
 * Starts an S3 server for tests, with the part of S3 that the product uses. It verifies the signature of
 * every request, the hash of a signed body and the length of files, and sends errors in the format of S3.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (made.trouble === 'silent') return void request.resume();
    if (made.trouble === 'broken') return refuse(response, 500, 'InternalError');
    const body = await buffer(request);
    const wrong = whatIsWrong(request, body);
    if (wrong) return refuse(response, wrong === 'MissingContentLength' ? 411 : 403, wrong);
    const { method, url = '' } = request;
    if (!url.startsWith(BUCKET)) return refuse(response, 404, 'NoSuchBucket');
    if (method === 'PUT') {
      objects.set(url, body);
      return response.writeHead(200, { etag: computeEtag(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return response.writeHead(204).end();
    }
    const found = objects.get(url);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const given = made.trouble === 'wrong' ? Buffer.alloc(found.length, 'x') : found;
    response.writeHead(200, { etag: computeEtag(found), 'content-length': given.length });
    return response.end(method === 'GET' ? given : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const made: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}/`,
      region: REGION,
      bucket: 'files',
      accessKeyId: KEY.id,
      secretAccessKey: KEY.secret,
    },
    objects,
    trouble: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return made;
}

const computeEtag = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

/** The code S3 refuses with, or null. */
function whatIsWrong({ method = '', url = '', headers: raw }: IncomingMessage, body: Buffer): string | null {
  const headers = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  );
  const credential = parseS3Authorization(headers.authorization);
  if (!credential) return 'AccessDenied';
  const { key, date, region, service, signedHeaders, signature } = credential;
  if (key !== KEY.id) return 'InvalidAccessKeyId';
  if (region !== REGION || service !== 's3') return 'AuthorizationHeaderMalformed';
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headers['x-amz-date'] ?? '') ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(Date.now() - at) < MAX_CLOCK_SKEW_MS) || date !== `${year}${month}${day}`)
    return 'RequestTimeTooSkewed';
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!mustBeSigned.every((name) => signedHeaders.includes(name))) return 'AccessDenied';

  const expected = computeS3Signature({ method, url, headers, secret: KEY.secret }, credential);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return 'SignatureDoesNotMatch';
  const hash = headers['x-amz-content-sha256'];
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
    return 'XAmzContentSHA256Mismatch';
  return method === 'PUT' && headers['content-length'] === undefined ? 'MissingContentLength' : null;
}
