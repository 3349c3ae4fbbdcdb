import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { createPublicLookup, isPublicHost, PrivateAddress } from '../outgoing/public-address';

const LONGEST_MS = 10_000;

export interface OutgoingWebhook {
  url: string;
  secret: string;
  /** The same at every try. */
  id: string;
  body: string;
  /** Also to addresses of this machine and its network, and without TLS: development. */
  allowsPrivate: boolean;
  signal: AbortSignal;
}

/**
 * Sends a signed message (Standard Webhooks) and answers the status. Redirects are not followed, and what is answered is
 * not read. Throws where nobody answered in ten seconds, and {@link PrivateAddress}.
 */
export function postWebhook({
  url,
  secret,
  id,
  body,
  allowsPrivate,
  signal,
}: OutgoingWebhook): Promise<number> {
  const target = new URL(url);
  if (!allowsPrivate && !isPublicHost(target.hostname))
    return Promise.reject(new PrivateAddress(target.hostname));
  const sentAt = new Date();
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const request: ClientRequest = send(
      target,
      {
        method: 'POST',
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
        ...(!allowsPrivate && { lookup: createPublicLookup() }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Girassol-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
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
