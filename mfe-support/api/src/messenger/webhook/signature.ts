import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';

/** Signs a body as WhatsApp does: the value of the header `X-Hub-Signature-256`. */
export const signWebhook = (secret: string, body: Buffer | string): string =>
  `${PREFIX}${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Checks the header `X-Hub-Signature-256` of a body, byte by byte as it came, in constant time. */
export function isSignatureGenuine(secret: string, header: unknown, body: Buffer): boolean {
  if (typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(header)) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(header.slice(PREFIX.length), 'hex'));
}
