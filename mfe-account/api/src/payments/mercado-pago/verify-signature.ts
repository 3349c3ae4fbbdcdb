import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parts of a notification of Mercado Pago that its signature covers. */
export interface SignedParts {
  /** `data.id` of the query. */
  dataId: string | undefined;
  /** Header `x-request-id`. */
  requestId: string | undefined;
  /** Header `x-signature`: `ts=…,v1=…`. */
  signature: string | undefined;
}

/** Parses the header `x-signature`; null if it has no time or no signature of 64 hexadecimal digits. */
export function parseSignatureHeader(header: string | undefined): { ts: string; v1: string } | null {
  const parts = new Map(
    (header ?? '').split(',').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
  const ts = parts.get('ts') ?? '';
  const v1 = (parts.get('v1') ?? '').toLowerCase();
  return /^\d{1,20}$/.test(ts) && /^[0-9a-f]{64}$/.test(v1) ? { ts, v1 } : null;
}

/** Builds the text that Mercado Pago signs. Parts that the notification does not have are left out. */
export const buildManifest = (
  dataId: string | undefined,
  requestId: string | undefined,
  ts: string,
): string =>
  [
    dataId ? `id:${dataId.toLowerCase()};` : '',
    requestId ? `request-id:${requestId};` : '',
    `ts:${ts};`,
  ].join('');

/** Checks the signature of a notification in constant time. Returns its time as sent; null: forged. */
export function verifyMercadoPagoSignature(
  secret: string,
  { dataId, requestId, signature }: SignedParts,
): { ts: string } | null {
  const given = parseSignatureHeader(signature);
  if (!given) return null;
  const expected = createHmac('sha256', secret)
    .update(buildManifest(dataId, requestId, given.ts))
    .digest();
  return timingSafeEqual(expected, Buffer.from(given.v1, 'hex')) ? { ts: given.ts } : null;
}
