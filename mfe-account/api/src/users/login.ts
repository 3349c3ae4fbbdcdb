import {
  deleteFailedAttempts,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hasTotp } from './factor/factor';
import { requireFactor } from './factor/login-challenge';
import { buildLoginDeviceKey, buildLoginLimits } from './login-limit';
import { openLoginSession } from './open-login-session';
import { verifyPassword } from './password';

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
 * Logs a user in and opens a session of seven days (shell.session-001). An unknown e-mail address and a wrong
 * password get the same response after the same time, so that nobody can find out who is a user.
 */
export async function login(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password }: Credentials,
): Promise<ResponseBody<'POST /users/login'>> {
  const { database, devices } = request.server;
  const device = devices.findKnownDevice(request, buildLoginDeviceKey(email));
  const limited = buildLoginLimits({ email: email.toLowerCase(), ip: request.ip, device });
  await requireAttemptsLeft(database, limited);
  const [found] = await database.lookUp(sql<FoundLogin>`
    select * from find_login(${email}) l where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  if (!(await verifyPassword(password, found?.password_hash)) || !found) {
    await recordFailedAttempt(database, limited);
    throw new Refusal(401, 'E-mail ou senha incorretos.');
  }
  await requireAttemptsLeft(database, limited);
  await deleteFailedAttempts(database, [limited.own]);
  const person = { accountId: found.account_id, userId: found.user_id };
  await requireFactor(request, person);
  return openLoginSession(request, reply, {
    ...person,
    email,
    event: 'login',
    isStillProved: async (tx, user) =>
      user.password_hash === found.password_hash && !(await hasTotp(tx, person)),
  });
}
