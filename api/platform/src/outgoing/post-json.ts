import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createPublicDnsLookup, isPublicHost, PrivateAddressError } from './public-address';

const MAX_REQUEST_MS = 10_000;

/** JSON that is sent to the server of somebody else. */
export interface JsonPost {
  url: string;
  body: string;
  /** Besides type and length of the content. */
  headers: Readonly<Record<string, string>>;
  /** Also to addresses of this machine and its network, and without TLS: development. */
  allowsPrivate: boolean;
  signal: AbortSignal;
}

/**
 * Posts JSON and returns the response's status. Redirects are not followed, and the response body is not read. Throws if
 * nobody answers within ten seconds, and {@link PrivateAddressError} for an address that is not on the public internet.
 */
export function postJson({ url, body, headers, allowsPrivate, signal }: JsonPost): Promise<number> {
  const target = new URL(url);
  if (!allowsPrivate && !isPublicHost(target.hostname))
    return Promise.reject(new PrivateAddressError(target.hostname));
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const request: ClientRequest = send(
      target,
      {
        method: 'POST',
        signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_REQUEST_MS)]),
        ...(!allowsPrivate && { lookup: createPublicDnsLookup() }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
