import { createHash, webcrypto } from 'node:crypto';

/** Computes the SHA-256 of bytes, or of a text as UTF-8, as hexadecimal digits. */
export const computeSha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** Computes the SHA-256 of megabytes as hexadecimal digits, on another thread, so that no request waits for it. */
export async function computeSha256OnThread(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
