import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { decryptText, encryptText } from '@girassol/api-platform/sealing/key/encryption';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';

const loadServerSecret = createSecretLoader('messenger');

/** Derives the key of one WhatsApp account, so that a sealed secret is worth nothing in the row of another. */
async function deriveKey(tx: Tx, chatAccountId: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await loadServerSecret(tx), chatAccountId, 'girassol messenger', 32));
}

/** Encrypts a secret of a WhatsApp account for storage. */
export const sealChatSecret = async (tx: Tx, chatAccountId: string, secret: string): Promise<Buffer> =>
  encryptText(secret, await deriveKey(tx, chatAccountId));

/** Decrypts a secret of a WhatsApp account. Throws if it was sealed by another key. */
export async function openChatSecret(tx: Tx, chatAccountId: string, sealed: Buffer): Promise<string> {
  const secret = decryptText(Buffer.from(sealed), await deriveKey(tx, chatAccountId));
  if (secret === null) throw new Error('the secret of a WhatsApp account was sealed by another key');
  return secret;
}

/** Creates a verify token, which is shown once, and the hash that is stored. */
export function createVerifyToken(): { token: string; hash: Buffer } {
  const token = randomBytes(24).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Checks a verify token in constant time. */
export const isVerifyToken = (token: string, hash: Buffer): boolean =>
  timingSafeEqual(hashToken(token), Buffer.from(hash));

const hashToken = (token: string) => createHash('sha256').update(token).digest();
