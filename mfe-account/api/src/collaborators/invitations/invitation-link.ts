import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import { sql } from 'kysely';

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** Creates the link of an invitation: the token for the mail, its hash for the table, and its end. */
export function createInvitationLink(): { token: string; hash: Buffer; expiresAt: Date } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token), expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS) };
}

/** Creates the refusal (410) of an invitation that was accepted, revoked, has expired or never existed. */
export const createInvitationEndedRefusal = () =>
  new Refusal(410, 'Este convite já foi usado, foi cancelado ou venceu. Peça outro a quem o enviou.');

/** Finds account and id of an open invitation by its token. Throws 410 if there is none. */
export async function findInvitation(
  database: Database,
  token: string,
): Promise<{ accountId: string; id: string }> {
  const [found] = await database.lookUp(sql<{ account_id: string; id: string }>`
    select * from find_invitation(${hashToken(token)}) i
    where ${database.admitsDemo} or not is_demo_account(i.account_id)`);
  if (!found) throw createInvitationEndedRefusal();
  return { accountId: found.account_id, id: found.id };
}

/** Locks an invitation that is open under this token. Throws 410 if it ended meanwhile. */
export async function lockInvitation(
  tx: Tx,
  { accountId, id }: { accountId: string; id: string },
  token: string,
): Promise<Row<'invitations'>> {
  const row = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw createInvitationEndedRefusal();
  return row;
}
