import { createHmac, randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './harness';

/** Address of support in tests, and the secret of the webhook that brings its mails. */
export const SUPPORT_ADDRESS = 'suporte@girassol.test';
const SECRET = `whsec_${Buffer.from('um segredo de 32 bytes para teste').toString('base64')}`;

/** Variables of a server that receives mails to support. */
export const supportMailVariables = { SUPPORT_MAIL: SUPPORT_ADDRESS, SUPPORT_MAIL_SECRET: SECRET };

interface SignedPost {
  /** Id of the webhook; the same one twice is one event. */
  id?: string;
  /** Time of the signature, seconds since the epoch. */
  seconds?: number;
  secret?: string;
  headers?: Record<string, string>;
}

/** Posts a raw mail to the webhook of support, signed as its sender does. */
export function postSupportMail(
  api: TestApi,
  raw: Buffer,
  { id = randomUUID(), seconds = Date.now() / 1000, secret = SECRET, headers = {} }: SignedPost = {},
): Promise<LightMyRequestResponse> {
  const timestamp = String(Math.floor(seconds));
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(raw)
    .digest('base64');
  return api.send({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: {
      'content-type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
      ...headers,
    },
    payload: raw,
  });
}
