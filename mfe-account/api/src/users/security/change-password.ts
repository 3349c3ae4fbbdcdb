import type { Caller } from '@girassol/api-platform/access';
import {
  createLimitKey,
  deleteFailedAttempts,
  type LimitedAttempt,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { hashPassword, verifyPassword } from '../password';
import { type Person, recordAccess } from './access-records';
import { endAccessLinks } from './end-access-links';
import { endSessions } from './end-sessions';

/** Wrong passwords that one person may enter where its password is asked for again. */
const MAX_WRONG_PASSWORDS = 10;

/** Builds the limit on wrong passwords of a signed-in person: a stolen session finds no password by trying. */
function buildPasswordLimit({ userId }: Person): LimitedAttempt & { own: Buffer } {
  const own = createLimitKey('own-password', userId);
  return {
    own,
    limits: [{ key: own, most: MAX_WRONG_PASSWORDS }],
    tooMany: (wait) => `Muitas senhas erradas. Aguarde ${wait} e tente novamente.`,
  };
}

/**
 * Verifies the password that a signed-in person enters again, with limited attempts. Refuses (400) a wrong one at the given
 * field. Opens transactions itself. Returns the hash against which it was verified.
 */
export async function requireOwnPassword(
  { server: { database } }: FastifyRequest,
  person: Person,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const limited = buildPasswordLimit(person);
  await requireAttemptsLeft(database, limited);
  const { password_hash: stored } = await database.asAccount(person, (tx) =>
    tx
      .selectFrom('users')
      .select('password_hash')
      .where('account_id', '=', person.accountId)
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow(),
  );
  if (!(await verifyPassword(password, stored))) {
    await recordFailedAttempt(database, limited);
    throw invalidField(field, 'A senha atual não confere.');
  }
  await requireAttemptsLeft(database, limited);
  await deleteFailedAttempts(database, [limited.own]);
  return stored;
}

/**
 * Changes the caller's password (account-001). Every other session of the caller ends, and so do links by which a password
 * could be chosen.
 */
export async function changePassword(
  request: FastifyRequest,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<ResponseBody<'PUT /users/password/:userId'>> {
  const former = await requireOwnPassword(request, caller, {
    password: currentPassword,
    field: 'currentPassword',
  });
  const passwordHash = await hashPassword(newPassword);
  return request.server.database.asAccount(caller, async (tx) => {
    // Of two changes at once the first one counts: the other one proved a password that is over.
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.userId)
      .where('password_hash', '=', former)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw invalidField('currentPassword', 'A senha acaba de ser trocada em outro lugar.');
    await endAccessLinks(tx, caller);
    await recordAccess(tx, request, { ...caller, event: 'password' });
    return { endedSessions: await endSessions(tx, caller, { except: caller.sessionId }) };
  });
}
