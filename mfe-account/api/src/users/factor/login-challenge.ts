import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId, type Tx } from '@girassol/api-platform/database';
import {
  deleteFailedAttempts,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isExempt, loadFactorRequirement } from '../factor-requirement/factor-requirement';
import { openLoginSession } from '../open-login-session';
import { listPasskeys } from '../passkeys/own-passkeys';
import type { Person } from '../security/access-records';
import { acceptCode, buildCodeLimit, createWrongCodeRefusal, hasTotp } from './factor';

/** Time in which a login waits for its code. */
const MINUTES = 5;
/** Wrong codes that one login accepts. */
const MAX_TRIES = 5;

const createOverRefusal = () =>
  new Refusal(410, 'Este login demorou demais, ou teve códigos errados demais. Entre de novo com a senha.');

/**
 * Refuses (401) a login whose password is right if the person has a second factor, with the name of a challenge that a code
 * finishes. Returns if there is none.
 */
export async function requireFactor({ server: { database } }: FastifyRequest, person: Person): Promise<void> {
  const challenge = await database.asAccount(person, async (tx) => {
    if (!(await hasTotp(tx, person))) {
      await requireNoPasskeyFactor(tx, person);
      return null;
    }
    await tx
      .deleteFrom('login_challenges')
      .where('account_id', '=', person.accountId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
    const token = randomBytes(32).toString('base64url');
    await tx
      .insertInto('login_challenges')
      .values({
        account_id: person.accountId,
        id: generateId(),
        user_id: person.userId,
        token_hash: hashToken(token),
        expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
      })
      .execute();
    return token;
  });
  if (challenge)
    throw new Refusal(401, 'Informe o código do seu aplicativo autenticador.', { loginChallenge: challenge });
}

/**
 * Refuses (401) a login by password of somebody whose only factor are passkeys, while the account requires a factor: the password
 * alone would go around it.
 */
async function requireNoPasskeyFactor(tx: Tx, person: Person): Promise<void> {
  const requirement = await loadFactorRequirement(tx, person.accountId);
  if (!requirement?.isInForce || (await isExempt(tx, person))) return;
  const hosts = [...new Set((await listPasskeys(tx, person)).map(({ host }) => host))];
  if (hosts.length > 0)
    throw new Refusal(
      401,
      `Sua conta exige a verificação em duas etapas: entre com a sua chave de acesso, em ${hosts.join(' ou ')}. Perdeu a chave? Peça ao dono da conta, ou ao suporte, que desligue a sua verificação.`,
    );
}

/** Finishes a login with a code of the authenticator or a recovery code. */
export async function finishLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { challenge, code }: { challenge: string; code: string },
) {
  const { database } = request.server;
  const [found] = await database.lookUp(sql<{ account_id: string; user_id: string; id: string }>`
    select * from find_login_challenge(${hashToken(challenge)}) l
    where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  if (!found) throw createOverRefusal();
  const person = { accountId: found.account_id, userId: found.user_id };
  const limited = buildCodeLimit(person);
  await requireAttemptsLeft(database, limited);
  const { accepted, email, password } = await database.asAccount(person, async (tx) => {
    const row = await tx
      .selectFrom('login_challenges')
      .select('tries')
      .where('account_id', '=', person.accountId)
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirst();
    // Another tab has finished it meanwhile.
    if (!row || row.tries >= MAX_TRIES) throw createOverRefusal();
    const user = await tx
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('account_id', '=', person.accountId)
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    const kind = await acceptCode(tx, person, code);
    const own = { account_id: person.accountId, id: found.id };
    if (kind)
      await tx
        .deleteFrom('login_challenges')
        .where((row) => row.and(own))
        .execute();
    else
      await tx
        .updateTable('login_challenges')
        .set({ tries: row.tries + 1 })
        .where((row) => row.and(own))
        .execute();
    return { accepted: kind, email: user.email, password: user.password_hash };
  });
  if (!accepted) {
    await recordFailedAttempt(database, limited);
    throw createWrongCodeRefusal();
  }
  // Again: of a burst of guesses, those after the last allowed failure open nothing. The challenge is used up all the same.
  await requireAttemptsLeft(database, limited);
  await deleteFailedAttempts(database, [limited.own]);
  const event = accepted === 'totp' ? 'factorLogin' : 'recoveryCodeLogin';
  return openLoginSession(request, reply, {
    ...person,
    email,
    event,
    isStillProved: async (tx, user) => user.password_hash === password && (await hasTotp(tx, person)),
  });
}
