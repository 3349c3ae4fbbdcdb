import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { type Database, generateId, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { markEmailConfirmed } from '../email-confirmation';
import { hashPassword } from '../users/password';
import { recordAccess } from '../users/security/access-records';
import { endAccessLinks } from '../users/security/end-access-links';
import { endSessions } from '../users/security/end-sessions';

/**
 * A link to a first password is handed on by whoever opened the account, and used when its reader has a moment; who has
 * forgotten a password waits for the link.
 */
const HOURS = { access: 48, recovery: 1 } as const;
const HOUR_MS = 3_600_000;

interface Found {
  account_id: string;
  user_id: string;
  id: string;
}

/**
 * Creates a one-time link by which a person sets a password, in a transaction of the person's account. Ends
 * an earlier open link of that person unless `endsEarlier` is false. Only the hash of the link's token is stored.
 * `provesEmail` is for a link that is mailed to the owner and shown nowhere else: using it confirms the e-mail.
 */
export async function createAccessLink(
  tx: Tx,
  {
    accountId,
    userId,
    by,
    purpose = 'access',
    endsEarlier = true,
    provesEmail = false,
  }: {
    accountId: string;
    userId: string;
    by: string;
    purpose?: 'access' | 'recovery';
    endsEarlier?: boolean;
    provesEmail?: boolean;
  },
): Promise<{ id: string; token: string; until: number }> {
  if (endsEarlier) await endAccessLinks(tx, { accountId, userId });
  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + HOURS[purpose] * HOUR_MS;
  const id = generateId();
  await tx
    .insertInto('access_links')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      token_hash: hashToken(token),
      purpose,
      by,
      expires_at: new Date(until),
      proves_email: provesEmail,
    })
    .execute();
  return { id, token, until };
}

/**
 * Loads the person for whom an access link sets a password, by the link's token. Refused (410) if the link
 * was used, has ended or never existed.
 */
export async function loadAccessLink(
  database: Database,
  token: string,
): Promise<ResponseBody<'POST /users/access-link/read'>> {
  const link = await findLink(database, token);
  return database.asAccount({ accountId: link.account_id }, async (tx) => {
    const { name, email, company, purpose } = await tx
      .selectFrom('access_links')
      .innerJoin('users', (join) =>
        join
          .onRef('users.account_id', '=', 'access_links.account_id')
          .onRef('users.id', '=', 'access_links.user_id'),
      )
      .innerJoin('accounts', 'accounts.id', 'users.account_id')
      .select(['users.name', 'users.email', 'accounts.name as company', 'access_links.purpose'])
      .where('access_links.account_id', '=', link.account_id)
      .where('access_links.id', '=', link.id)
      .executeTakeFirstOrThrow();
    return { name, email, company, ...(purpose === 'recovery' && { isRecovery: true }) };
  });
}

/**
 * Finds an open access link of an account by its token, with the person it was created for. Returns undefined
 * if there is none.
 */
export const findOpenAccessLink = (tx: Tx, accountId: string, token: string) =>
  tx
    .selectFrom('access_links as l')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'l.account_id').onRef('u.id', '=', 'l.user_id'),
    )
    .select(['l.id', 'l.expires_at', 'u.name', 'u.email'])
    .where('l.account_id', '=', accountId)
    .where('l.token_hash', '=', hashToken(token))
    .where('l.ended_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();

/**
 * Sets the password of the person of an access link, ends all open links of that person, and ends every session that was open with
 * the former password.
 */
export async function setPasswordByLink(
  request: FastifyRequest,
  { token, password }: { token: string; password: string },
): Promise<ResponseBody<'POST /users/access-link/use'>> {
  const { database } = request.server;
  const link = await findLink(database, token);
  const person = { accountId: link.account_id, userId: link.user_id };
  const passwordHash = await hashPassword(password);
  return database.asAccount({ accountId: link.account_id }, async (tx) => {
    // Of two at once the first one's password counts.
    if ((await endAccessLinks(tx, person, link.id)) === 0) throw createAccessLinkExpiredRefusal();
    await endAccessLinks(tx, person);
    const { proves_email: provesEmail } = await tx
      .selectFrom('access_links')
      .select('proves_email')
      .where('account_id', '=', link.account_id)
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow();
    if (provesEmail) await markEmailConfirmed(tx, link.account_id);
    const { email } = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', link.account_id)
      .where('id', '=', link.user_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await endSessions(tx, person);
    await recordAccess(tx, request, { ...person, event: 'passwordByLink' });
    return { email };
  });
}

async function findLink(database: Database, token: string): Promise<Found> {
  const [found] = await database.lookUp(sql<Found>`
    select * from find_access_link(${hashToken(token)}) l
    where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  if (!found) throw createAccessLinkExpiredRefusal();
  return found;
}

/** Creates the refusal (410) of an access link that was used, has ended or never existed. */
export const createAccessLinkExpiredRefusal = () =>
  new Refusal(410, 'Este link já foi usado ou terminou. Peça um novo a quem o enviou.');
