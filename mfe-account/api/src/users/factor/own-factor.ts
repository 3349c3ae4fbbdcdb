import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { requireRemainingFactor } from '../factor-requirement/require-remaining-factor';
import { type Person, recordAccess } from '../security/access-records';
import { requireOwnPassword } from '../security/change-password';
import { endSessions } from '../security/end-sessions';
import { acceptCode, acceptTotpCode, hasTotp, withCode } from './factor';
import { sealFactorSecret } from './factor-secret';
import { countRecoveryCodes, deleteRecoveryCodes, renewRecoveryCodes } from './recovery-codes';
import { buildTotpUri, createTotpSecret } from './totp';

/** Loads whether the login of a person has a second factor, since when, and how many recovery codes are left. */
export async function loadFactor(tx: Tx, person: Person): Promise<ResponseBody<'GET /users/factor/:userId'>> {
  const row = await tx
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('account_id', '=', person.accountId)
    .where('user_id', '=', person.userId)
    .executeTakeFirst();
  const since = row?.confirmed_at?.getTime() ?? null;
  return { since, recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(tx, person) };
}

const createAlreadyOnRefusal = () =>
  new Refusal(409, 'A verificação em duas etapas já está ligada. Desligue-a antes de trocar de aplicativo.');

const createChangedMeanwhileRefusal = () =>
  new Refusal(409, 'A verificação em duas etapas foi mudada em outra aba. Comece de novo.');

/**
 * Creates a secret for the caller's authenticator, which counts once a code of it is confirmed. Asks for the password first, so
 * that a stolen session locks nobody out.
 */
export async function beginFactor(
  request: FastifyRequest,
  caller: Caller,
  { currentPassword }: { currentPassword: string },
): Promise<ResponseBody<'POST /users/factor/begin/:userId'>> {
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  const secret = createTotpSecret();
  const { email, company } = await request.server.database.asAccount(caller, async (tx) => {
    if (await hasTotp(tx, caller)) throw createAlreadyOnRefusal();
    const sealed = await sealFactorSecret(tx, caller.userId, secret);
    const begun = await tx
      .insertInto('totp_secrets')
      .values({ account_id: caller.accountId, user_id: caller.userId, sealed })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'user_id'])
          .doUpdateSet({ sealed, last_step: 0, created_at: sql<Date>`now()` })
          // One that was confirmed meanwhile stays.
          .where('totp_secrets.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!begun) throw createAlreadyOnRefusal();
    return tx
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.id', 'users.account_id')
      .select(['users.email', 'accounts.name as company'])
      .where('users.account_id', '=', caller.accountId)
      .where('users.id', '=', caller.userId)
      .executeTakeFirstOrThrow();
  });
  return { secret, uri: buildTotpUri({ secret, email, issuer: company }) };
}

/** Turns the caller's second factor on with a code of the new secret. Other sessions, which proved less, end. */
export const confirmFactor = (
  request: FastifyRequest,
  caller: Caller,
  { code }: { code: string },
): Promise<ResponseBody<'POST /users/factor/confirm/:userId'>> =>
  withCode(request, caller, {
    accept: async (tx) => {
      if (await hasTotp(tx, caller)) throw createAlreadyOnRefusal();
      return acceptTotpCode(tx, caller, { code, isConfirmed: false });
    },
    change: async (tx) => {
      const confirmed = await tx
        .updateTable('totp_secrets')
        .set({ confirmed_at: sql<Date>`now()` })
        .where('account_id', '=', caller.accountId)
        .where('user_id', '=', caller.userId)
        .where('confirmed_at', 'is', null)
        // Not one that another tab has begun since the code was accepted.
        .where('last_step', '>', 0)
        .returning('user_id')
        .executeTakeFirst();
      if (!confirmed) throw createChangedMeanwhileRefusal();
      await recordAccess(tx, request, { ...caller, event: 'factorOn' });
      await endSessions(tx, caller, { except: caller.sessionId });
      return { recoveryCodes: await renewRecoveryCodes(tx, caller) };
    },
  });

/** Replaces the caller's recovery codes, for a code of the authenticator. */
export const renewOwnRecoveryCodes = (
  request: FastifyRequest,
  caller: Caller,
  { code }: { code: string },
): Promise<ResponseBody<'POST /users/factor/codes/:userId'>> =>
  withCode(request, caller, {
    accept: (tx) => acceptTotpCode(tx, caller, { code, isConfirmed: true }),
    change: async (tx) => {
      if (!(await hasTotp(tx, caller))) throw createChangedMeanwhileRefusal();
      await recordAccess(tx, request, { ...caller, event: 'newRecoveryCodes' });
      return { recoveryCodes: await renewRecoveryCodes(tx, caller) };
    },
  });

/** Turns the caller's second factor off, for password and code. */
export async function turnFactorOff(
  request: FastifyRequest,
  caller: Caller,
  { currentPassword, code }: { currentPassword: string; code: string },
): Promise<Record<string, never>> {
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  await request.server.database.asAccount(caller, (tx) => requireRemainingFactor(tx, caller, 'totp'));
  return withCode(request, caller, {
    accept: async (tx) => (await acceptCode(tx, caller, code)) !== null,
    change: async (tx) => {
      await deleteFactor(tx, caller);
      await recordAccess(tx, request, { ...caller, event: 'factorOff' });
      return {};
    },
  });
}

/** Deletes the second factor of a person with its recovery codes. */
export async function deleteFactor(tx: Tx, person: Person): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('account_id', '=', person.accountId)
    .where('user_id', '=', person.userId)
    .execute();
  await deleteRecoveryCodes(tx, person);
}
