import { type Database, generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { Mailer } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit/record-audit-entry';
import { lockAccount } from '../../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../../rights/publish-collaborators-changed';
import { deleteFactor } from '../../users/factor/own-factor';
import { addLoginTag, signsInWith } from '../../users/login-tag';
import { deletePasskeys } from '../../users/passkeys/own-passkeys';
import { hashPassword } from '../../users/password';
import { endAccessLinks } from '../../users/security/end-access-links';
import { countSeats } from '../seats';
import { findInvitation, lockInvitation } from './invitation-link';
import { mailTaggedLogin } from './mail-tagged-login';

/** Loads what the page of an invitation shows. Changes nothing. Throws 410 if the invitation ended. */
export async function readInvitation(
  database: Database,
  token: string,
): Promise<ResponseBody<'POST /users/invitation/read'>> {
  const found = await findInvitation(database, token);
  return database.asAccount({ accountId: found.accountId }, async (tx) => {
    const row = await lockInvitation(tx, found, token);
    const { name: company } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', found.accountId)
      .executeTakeFirstOrThrow();
    return {
      company,
      invitedBy: row.invited_by_name,
      name: row.name,
      email: row.email,
      expiresAt: row.expires_at.getTime(),
    };
  });
}

/**
 * Accepts an invitation: creates the collaborator, or brings a removed one with the same e-mail back, and answers the login.
 * Seats are counted again under a lock: of two people who accept at once the last seat, one is refused (409). An e-mail that
 * signs in to another account gets a login with a tag, and nobody but its reader is told: by the answer, and by a mail to keep.
 */
export async function acceptInvitation(
  database: Database,
  mailer: Mailer,
  { token, name, phone, password }: ParsedRequestBody<'POST /users/invitation/accept'>,
): Promise<ResponseBody<'POST /users/invitation/accept'>> {
  const found = await findInvitation(database, token);
  const { accountId } = found;
  const passwordHash = await hashPassword(password);
  return database.asAccount({ accountId }, async (tx) => {
    await lockAccount(tx, accountId);
    const invitation = await lockInvitation(tx, found, token);
    const { used, paid } = await countSeats(tx, accountId);
    if (paid !== null && used >= paid)
      throw new Refusal(
        409,
        'Não há vaga livre nesta conta no momento. Avise quem convidou você e abra este link de novo depois.',
        { title: 'Sem vagas' },
      );
    const person = { name, phone, passwordHash };
    const user = (await bringBack(tx, invitation, person)) ?? (await addUser(tx, invitation, person));
    await tx
      .updateTable('invitations')
      .set({ accepted_at: sql<Date>`now()`, accepted_by: user.id })
      .where('account_id', '=', accountId)
      .where('id', '=', invitation.id)
      .execute();
    await recordAuditEntry(
      tx,
      { accountId, userId: user.id },
      {
        area: 'rights',
        action: 'accept-invitation',
        subject: { kind: 'user', id: user.id, name },
        after: { permissions: invitation.permissions, levels: invitation.levels },
      },
    );
    await notify(tx, {
      accountId,
      kind: 'invitation-accepted',
      people: [invitation.invited_by],
      by: null,
      facts: { managerId: accountId, userId: user.id, name },
    });
    await publishCollaboratorsChanged(tx, { accountId, clientId: null });
    if (user.email.toLowerCase() !== invitation.email.toLowerCase())
      await mailTaggedLogin(tx, mailer, invitation, user.email);
    return { login: user.email };
  });
}

interface NewPerson {
  name: string;
  phone: string;
  passwordHash: string;
}

/**
 * Brings back a collaborator who was removed from this account and has the e-mail of the invitation. Passkeys, second factor
 * and links to a password of the former time end: whoever has the mailbox now may be somebody else.
 */
async function bringBack(
  tx: Tx,
  { account_id, email, permissions, levels }: Row<'invitations'>,
  { name, phone, passwordHash }: NewPerson,
): Promise<{ id: string; email: string } | undefined> {
  const former = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account_id)
    .where('type', '=', 'VENDOR')
    .where('disabled_at', 'is not', null)
    .where(signsInWith(email))
    .orderBy('disabled_at', 'desc')
    .executeTakeFirst();
  if (!former) return undefined;
  // Without an undo that is still possible: the person works again.
  await tx
    .updateTable('collaborator_removals')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', account_id)
    .where('user_id', '=', former.id)
    .where('undone_at', 'is', null)
    .execute();
  const person = { accountId: account_id, userId: former.id };
  await deleteFactor(tx, person);
  await deletePasskeys(tx, person);
  await endAccessLinks(tx, person);
  return tx
    .updateTable('users')
    .set({
      name,
      phone,
      position: '',
      password_hash: passwordHash,
      permissions: JSON.stringify(permissions),
      levels: JSON.stringify(levels),
      rights_version: sql<number>`rights_version + 1`,
      disabled_at: null,
      away_from: null,
      away_until: null,
      deputy_id: null,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', former.id)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

async function addUser(
  tx: Tx,
  { account_id, email, permissions, levels }: Row<'invitations'>,
  { name, phone, passwordHash }: NewPerson,
): Promise<{ id: string; email: string }> {
  const id = generateId();
  return tx
    .insertInto('users')
    .values({
      account_id,
      id,
      email: await findFreeLogin(tx, email, account_id, id),
      password_hash: passwordHash,
      type: 'VENDOR',
      name,
      phone,
      permissions: JSON.stringify(permissions),
      levels: JSON.stringify(levels),
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

/** Returns the e-mail as login, or with a tag of the account if it signs in elsewhere. */
async function findFreeLogin(tx: Tx, email: string, accountId: string, userId: string): Promise<string> {
  for (const login of [email, addLoginTag(email, accountId)]) {
    const { rows } = await sql<{ taken: boolean }>`select is_login_taken(${login}) as taken`.execute(tx);
    if (rows[0]?.taken === false) return login;
  }
  return addLoginTag(email, userId);
}
