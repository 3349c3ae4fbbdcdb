import type { Tx } from '@girassol/api-platform/database';
import {
  createLimitKey,
  deleteFailedAttempts,
  type LimitedAttempt,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { hasPasskey } from '../passkeys/has-passkey';
import type { Person } from '../security/access-records';
import { openFactorSecret } from './factor-secret';
import { consumeRecoveryCode } from './recovery-codes';
import { findTotpStep } from './totp';

/** Kind of code that was accepted. */
export type AcceptedCode = 'totp' | 'recovery';

/** Wrong codes of one person, over all its logins: whoever tries them knows the password. */
const MAX_WRONG_CODES = 10;

/** Checks whether a person's login asks for a code of an authenticator after the password. */
export async function hasTotp(tx: Tx, { accountId, userId }: Person): Promise<boolean> {
  const found = await tx
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Checks whether a person has a second factor: an authenticator, or a passkey. */
export async function hasFactor(tx: Tx, person: Person): Promise<boolean> {
  return (await hasTotp(tx, person)) || (await hasPasskey(tx, person));
}

/**
 * Accepts a code of a person's authenticator, confirmed or not as asked, and uses it up. Holds the row meanwhile, so that of two
 * equal codes at once one is refused.
 */
export async function acceptTotpCode(
  tx: Tx,
  { accountId, userId }: Person,
  { code, isConfirmed }: { code: string; isConfirmed: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('totp_secrets')
    .select(['sealed', 'last_step'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const step = findTotpStep(code.replace(/\s/g, ''), {
    secret: await openFactorSecret(tx, userId, row.sealed),
    after: row.last_step,
    now: Date.now(),
  });
  if (step === null) return false;
  await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Accepts a code of the confirmed authenticator or a recovery code, and uses it up. Returns null for any other. */
export async function acceptCode(tx: Tx, person: Person, code: string): Promise<AcceptedCode | null> {
  if (await acceptTotpCode(tx, person, { code, isConfirmed: true })) return 'totp';
  return (await consumeRecoveryCode(tx, person, code)) ? 'recovery' : null;
}

/** Builds the limit on wrong codes of a person. */
export function buildCodeLimit({ userId }: Person): LimitedAttempt & { own: Buffer } {
  const own = createLimitKey('second-factor', userId);
  return {
    own,
    limits: [{ key: own, most: MAX_WRONG_CODES }],
    tooMany: (wait) => `Muitos códigos errados. Aguarde ${wait} e tente novamente.`,
  };
}

/** Creates the refusal (400) of a wrong or used code. */
export const createWrongCodeRefusal = () =>
  invalidField('code', 'Este código não confere, ou já foi usado. Espere o próximo e tente de novo.');

/** Change of a person that needs a code, in two steps. */
interface CodeChange<T> {
  /** Accepts the code and uses it up. Returns false for a wrong one, and writes nothing then. */
  accept: (tx: Tx) => Promise<boolean>;
  change: (tx: Tx) => Promise<T>;
}

/**
 * Runs a change of a person that needs a code, with limited attempts. Each step has a transaction of its own: between them the
 * limit is asked again, so that of a burst of guesses those after the last allowed failure change nothing.
 */
export async function withCode<T>(
  { server: { database } }: FastifyRequest,
  person: Person,
  { accept, change }: CodeChange<T>,
): Promise<T> {
  const limited = buildCodeLimit(person);
  await requireAttemptsLeft(database, limited);
  if (!(await database.asAccount(person, accept))) {
    await recordFailedAttempt(database, limited);
    throw createWrongCodeRefusal();
  }
  await requireAttemptsLeft(database, limited);
  await deleteFailedAttempts(database, [limited.own]);
  return database.asAccount(person, change);
}
