/**
 * Computes 128 bits of a text, for equality only: the browser's own digests are asynchronous, and absent without TLS. Two
 * FNV-1a sums that begin apart.
 */
export function computeFingerprint(text: string): string {
  return [0xcbf29ce484222325n, 0x84222325cbf29ce4n]
    .map((start) => computeFnv1a(text, start).toString(36))
    .join('.');
}

function computeFnv1a(text: string, start: bigint): bigint {
  let high = Number(start >> 32n);
  let low = Number(start & 0xffffffffn);
  for (let index = 0; index < text.length; index += 1) {
    low ^= text.charCodeAt(index);
    // Times 2^40 + 0x1b3, in two halves of 32 bits.
    const product = (low >>> 0) * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) | 0;
    low = product >>> 0;
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
