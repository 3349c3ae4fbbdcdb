import { hkdfSync } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { decryptText, encryptText } from '@girassol/api-platform/sealing/key/encryption';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';

const loadServerSecret = createSecretLoader('second-factor');

/** Derives the key of one person, so that a sealed secret is worth nothing in the row of another. */
async function deriveKey(tx: Tx, userId: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await loadServerSecret(tx), userId, 'girassol second factor', 32));
}

/** Encrypts the secret of a person's authenticator for storage. */
export const sealFactorSecret = async (tx: Tx, userId: string, secret: string): Promise<Buffer> =>
  encryptText(secret, await deriveKey(tx, userId));

/** Decrypts the secret of a person's authenticator. Throws if it was sealed by another key. */
export async function openFactorSecret(tx: Tx, userId: string, sealed: Buffer): Promise<string> {
  const secret = decryptText(Buffer.from(sealed), await deriveKey(tx, userId));
  if (secret === null) throw new Error('the secret of a second factor was sealed by another key');
  return secret;
}
