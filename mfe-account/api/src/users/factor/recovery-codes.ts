import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { Person } from '../security/access-records';

const CODES = 10;
/** Letters and digits that nobody confuses on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** The code as it is compared: without hyphens, spaces and capitals. */
const normalise = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes are random (58 bits), so a plain hash with the person is enough. */
const hashCode = ({ userId }: Person, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${normalise(code)}`)
    .digest();

function createCode(): string {
  let code = '';
  // Bytes above the last whole multiple are left out, so that each letter is as likely as the others.
  while (code.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < 256 - (256 % ALPHABET.length) && code.length < LENGTH)
        code += ALPHABET[byte % ALPHABET.length];
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

/** Replaces the recovery codes of a person. Returns the new ones, which are stored as hashes only. */
export async function renewRecoveryCodes(tx: Tx, person: Person): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await deleteRecoveryCodes(tx, person);
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: person.accountId,
        user_id: person.userId,
        code_hash: hashCode(person, code),
      })),
    )
    .execute();
  return codes;
}

/** Deletes the recovery codes of a person. */
export async function deleteRecoveryCodes(tx: Tx, { accountId, userId }: Person): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
}

/** Uses up a recovery code. Returns false for a wrong one and for one that was used. */
export async function consumeRecoveryCode(tx: Tx, person: Person, code: string): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', person.accountId)
    .where('user_id', '=', person.userId)
    .where('code_hash', '=', hashCode(person, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts the recovery codes that a person has left. */
export async function countRecoveryCodes(tx: Tx, { accountId, userId }: Person): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
