import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { FinanceLoginCode } from '@girassol/account-domain/contract';
import type { Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { sql } from 'kysely';
import type { FinanceUser } from './finance-platform';

/** Number of minutes for which a login code of the finance platform is valid. */
export const LOGIN_CODE_LIFETIME_MINUTES = 10;
const LOGIN_CODE_LENGTH = 8;
/** Capitals and digits without those that are read as one another: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MINUTE_MS = 60_000;

const loadCodeSecret = createSecretLoader('finance-login-codes');

/** Creates a login code of a user, which replaces the user's earlier one. Only its hash is stored. */
export async function createLoginCode(tx: Tx, { accountId, userId }: FinanceUser): Promise<FinanceLoginCode> {
  const code = Array.from({ length: LOGIN_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const expires_at = new Date(Date.now() + LOGIN_CODE_LIFETIME_MINUTES * MINUTE_MS);
  const fresh = { code_hash: await computeCodeHash(tx, userId, code), expires_at, used_at: null };
  await tx
    .insertInto('finance_login_codes')
    .values({ account_id: accountId, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(fresh))
    .execute();
  return { code, expiresInSeconds: LOGIN_CODE_LIFETIME_MINUTES * 60 };
}

/** Results of a sign-in by a code. A code that was replaced by a newer one is as wrong as any other text. */
export type LoginCodeUse = 'ACCEPTED' | 'USED' | 'EXPIRED' | 'WRONG';

/** Uses a login code of a user, which is accepted once. Letters may be small, and spaces or hyphens stand between them. */
export async function redeemLoginCode(
  tx: Tx,
  { accountId, userId }: FinanceUser,
  typed: string,
): Promise<LoginCodeUse> {
  // Computed first, so that a user without a code takes as long as a wrong one.
  const hash = await computeCodeHash(tx, userId, typed.toUpperCase().replace(/[\s-]/g, ''));
  const stored = await tx
    .selectFrom('finance_login_codes')
    .select(['code_hash', 'expires_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!stored || !timingSafeEqual(stored.code_hash, hash)) return 'WRONG';
  if (stored.used_at !== null) return 'USED';
  if (stored.expires_at.getTime() <= Date.now()) return 'EXPIRED';
  await tx
    .updateTable('finance_login_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
  return 'ACCEPTED';
}

/** Loads the end of a user's login code in epoch milliseconds; null if no code is valid. */
export async function loadLoginCodeEnd(tx: Tx, { accountId, userId }: FinanceUser): Promise<number | null> {
  const code = await tx
    .selectFrom('finance_login_codes')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return code?.expires_at.getTime() ?? null;
}

/** Computes the keyed hash of a code and its user. A plain hash of so short a code could be reversed. */
const computeCodeHash = async (tx: Tx, userId: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await loadCodeSecret(tx))
    .update(JSON.stringify([userId, code]))
    .digest();
