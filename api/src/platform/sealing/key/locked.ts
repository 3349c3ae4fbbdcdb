import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a secret locks with, for nothing else than this. */
export const lockKey = (secret: string | Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'girassol sealing key', 32));

/** A text that only who has the key reads. */
export function lock(text: string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/** That text; null: locked with another key. */
export function unlock(locked: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, locked.subarray(0, IV_BYTES));
    decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = decipher.update(locked.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
