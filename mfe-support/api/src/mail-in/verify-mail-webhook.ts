import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a webhook may be old, or ahead, as Standard Webhooks recommend. */
const TOLERANCE_SECONDS = 5 * 60;
const MAX_ID_LENGTH = 200;

/**
 * Verifies a webhook by the scheme of Standard Webhooks over its very bytes: a raw mail may have any character set, and the
 * library of that scheme reads bodies as UTF-8. Returns its id; null for a wrong signature or an old message.
 */
export function verifyMailWebhook(
  secret: string,
  headers: NodeJS.Dict<string | string[]>,
  body: Buffer,
  now = Date.now(),
): string | null {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return null;
  if (id === '' || id.length > MAX_ID_LENGTH || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
  const isSigned = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? id : null;
}
