import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key that encrypts the stored sealing keys, from a secret. */
export const deriveEncryptionKey = (secret: string | Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'girassol sealing key', 32));

/** Encrypts a text. */
export function encryptText(text: string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]);
}

/** Decrypts a text that `encryptText` has encrypted; null if it was encrypted with another key. */
export function decryptText(locked: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, locked.subarray(0, IV_BYTES));
    decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = decipher.update(locked.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
