import { randomBytes } from 'node:crypto';
import type { PlanLimits } from '@girassol/federation/registry';
import { SESSION_DAYS } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { findCaller, hashToken } from '../access/find-caller';
import { type Database, newId, type Tx } from '../database';
import { Refusal } from '../http/refusal';
import { describeSession } from './describe-session';
import { countAttempt, forgiveAttempt } from './login-limit';
import { isPassword } from './password';

interface Credentials {
  email: string;
  password: string;
  ip: string;
  /** What this browser tries on. */
  previewed: PlanLimits;
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
  database: Database,
  { email, password, ip, previewed }: Credentials,
): Promise<Answer<'POST /users/login'>> {
  const attempt = { email: email.toLowerCase(), ip };
  await countAttempt(database, attempt);
  const [found] = await database.lookUp(sql<FoundLogin>`select * from find_login(${email})`);
  if (!(await isPassword(password, found?.password_hash)) || !found) {
    throw new Refusal(401, 'E-mail ou senha incorretos.');
  }
  await forgiveAttempt(database, attempt);
  return openSession(database, { accountId: found.account_id, userId: found.user_id, previewed });
}

async function openSession(
  database: Database,
  { accountId, userId, previewed }: { accountId: string; userId: string; previewed: PlanLimits },
) {
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
  const caller = await findCaller(database, token, null, previewed);
  if (!caller) throw new Error('a session just opened was not found');
  return database.asAccount(caller, (tx) => describeSession(tx, caller, token));
}

/** Each login clears away what its account no longer needs; nothing else has to run for it. */
async function forgetExpired(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await tx
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', accountId)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
