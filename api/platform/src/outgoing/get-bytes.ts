import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createPublicDnsLookup, isPublicHost, PrivateAddressError } from './public-address';

const MAX_REQUEST_MS = 60_000;

/** Address of a file on the server of somebody else. */
export interface BytesRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Bytes after which the download ends with {@link TooManyBytesError}. */
  maxBytes: number;
  /** Also from addresses of this machine and its network, and without TLS: development. */
  allowsPrivate: boolean;
  signal: AbortSignal;
}

/** Error of a download that is larger than allowed. */
export class TooManyBytesError extends Error {
  override name = 'TooManyBytes';
}

/**
 * Downloads a file and returns status and contents. Redirects are not followed. Throws if it takes longer than a minute,
 * {@link PrivateAddressError} for an address that is not on the public internet, and {@link TooManyBytesError}.
 */
export function getBytes({
  url,
  headers,
  maxBytes,
  allowsPrivate,
  signal,
}: BytesRequest): Promise<{ status: number; content: Buffer }> {
  const target = new URL(url);
  const isSecure = target.protocol === 'https:';
  if (!allowsPrivate && (!isSecure || !isPublicHost(target.hostname)))
    return Promise.reject(new PrivateAddressError(target.hostname));
  return new Promise((resolve, reject) => {
    const send = isSecure ? secureRequest : plainRequest;
    const request: ClientRequest = send(
      target,
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_REQUEST_MS)]),
        ...(!allowsPrivate && { lookup: createPublicDnsLookup() }),
        headers,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBytes) response.destroy(new TooManyBytesError());
          else chunks.push(chunk);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, content: Buffer.concat(chunks) }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}
