import { randomBytes } from 'node:crypto';
import { SESSION_DAYS } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { findCaller, hashToken } from '../../platform/access/find-caller';
import { newId, type Tx } from '../../platform/database';
import { keepInCookie, wantsCookie } from '../../platform/http/session-cookie';
import { countFailure, forgetFailures, requireTries } from '../../platform/http/try-limit';
import { Refusal } from '../../platform/refusals/refusal';
import { describeSession } from './describe-session';
import { limitedLogin, loginSubject } from './login-limit';
import { isPassword } from './password';

interface Credentials {
  email: string;
  password: string;
}

interface FoundLogin {
  account_id: string;
  user_id: string;
  password_hash: string;
}

/**
 * Opens a session of seven days (shell.session-001). An unknown e-mail and a wrong password get the same answer after the
 * same work, so that nobody learns who is a customer.
 */
export async function login(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: Credentials,
): Promise<Answer<'POST /users/login'>> {
  const { database, devices } = request.server;
  const subject = loginSubject(email);
  const device = devices.knownFor(request, subject);
  const limited = limitedLogin({ email: email.toLowerCase(), ip: request.ip, device });
  await requireTries(database, limited);
  const [found] = await database.lookUp(sql<FoundLogin>`
    select * from find_login(${email}) l where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  if (!(await isPassword(password, found?.password_hash)) || !found) {
    await countFailure(database, limited);
    throw new Refusal(401, 'E-mail ou senha incorretos.');
  }
  await requireTries(database, limited);
  await forgetFailures(database, [limited.own]);
  devices.remember(request, reply, subject);
  return openSession(request, reply, { accountId: found.account_id, userId: found.user_id });
}

async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, userId }: { accountId: string; userId: string },
) {
  const { database } = request.server;
  const token = randomBytes(32).toString('base64url');
  await database.asAccount({ accountId, userId }, async (tx) => {
    await forgetExpired(tx, accountId);
    await tx
      .insertInto('sessions')
      .values({
        account_id: accountId,
        id: newId(),
        user_id: userId,
        token_hash: hashToken(token),
        expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
      })
      .execute();
  });
  const caller = await findCaller(database, token, null, request.server.previewedLimits(request));
  if (!caller) throw new Error('a session just opened was not found');
  return database.asAccount(caller, async (tx) => {
    const session = await describeSession(tx, caller, token);
    if (!wantsCookie(request)) return session;
    const { expiration } = session;
    return { ...session, token: await keepInCookie(tx, caller, { request, reply, expiration }) };
  });
}

/** Each login clears away what its account no longer needs; nothing else has to run for it. */
async function forgetExpired(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
