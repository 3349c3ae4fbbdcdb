import { randomBytes } from 'node:crypto';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { hashToken } from '../../platform/access/find-caller';
import { type Database, newId, type Tx } from '../../platform/database';
import { publishSessionEnd } from '../../platform/events/publish';
import { Refusal } from '../../platform/refusals/refusal';
import { hashPassword } from '../users/password';

/** A link is handed on by whoever opened the account, and used when its reader has a moment. */
const HOURS = 48;
const HOUR_MS = 3_600_000;

interface Found {
  account_id: string;
  user_id: string;
  id: string;
}

/** A new link for a person, in a transaction of their account; one that waits ends. Only its hash is kept. */
export async function makeAccessLink(
  tx: Tx,
  { accountId, userId, by }: { accountId: string; userId: string; by: string },
): Promise<{ token: string; until: number }> {
  await endLinks(tx, { account_id: accountId, user_id: userId });
  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + HOURS * HOUR_MS;
  await tx
    .insertInto('access_links')
    .values({
      account_id: accountId,
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      by,
      expires_at: new Date(until),
    })
    .execute();
  return { token, until };
}

/** Whose password a link is for. Refused (410) when it was used, has ended or never was. */
export async function readAccessLink(
  database: Database,
  token: string,
): Promise<Answer<'POST /users/access-link/read'>> {
  const link = await findLink(database, token);
  return database.asAccount({ accountId: link.account_id }, async (tx) => {
    const { name, email, company } = await tx
      .selectFrom('users')
      .innerJoin('accounts', 'accounts.id', 'users.account_id')
      .select(['users.name', 'users.email', 'accounts.name as company'])
      .where('users.account_id', '=', link.account_id)
      .where('users.id', '=', link.user_id)
      .executeTakeFirstOrThrow();
    return { name, email, company };
  });
}

/** Gives the person the password, ends the link and every session that was open with the one before. */
export async function acceptAccessLink(
  database: Database,
  { token, password }: { token: string; password: string },
): Promise<Answer<'POST /users/access-link/use'>> {
  const link = await findLink(database, token);
  const passwordHash = await hashPassword(password);
  return database.asAccount({ accountId: link.account_id }, async (tx) => {
    // Of two at once the first one's password counts.
    if ((await endLinks(tx, link)) === 0) throw linkOver();
    const { email } = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('account_id', '=', link.account_id)
      .where('id', '=', link.user_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    const ended = await tx
      .deleteFrom('sessions')
      .where('account_id', '=', link.account_id)
      .where('user_id', '=', link.user_id)
      .returning('id')
      .execute();
    for (const { id } of ended) await publishSessionEnd(tx, id);
    return { email };
  });
}

/** Ends what waits for this person, or one link of it. Answers how many there were. */
async function endLinks(
  tx: Tx,
  { account_id, user_id, id }: Pick<Found, 'account_id' | 'user_id'> & { id?: string },
): Promise<number> {
  const ended = await tx
    .updateTable('access_links')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

async function findLink(database: Database, token: string): Promise<Found> {
  const [found] = await database.lookUp(sql<Found>`
    select * from find_access_link(${hashToken(token)}) l
    where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  if (!found) throw linkOver();
  return found;
}

const linkOver = () => new Refusal(410, 'Este link já foi usado ou terminou. Peça um novo a quem o enviou.');
