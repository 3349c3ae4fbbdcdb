import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import type { Mailer } from '@girassol/api-platform/mail';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { permissionAreaNames } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit/record-audit-entry';
import { requireConfirmedEmail } from '../../email-confirmation';
import { lockAccountAsManager, requireGrantable } from '../../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../../rights/publish-collaborators-changed';
import { signsInWith } from '../../users/login-tag';
import { countSeats } from '../seats';
import { createInvitationLink } from './invitation-link';
import { mailInvitation } from './mail-invitation';
import { toInvitation } from './to-invitation';

const INVITE = 'POST /users/vendors/:managerId';
type Invited = ResponseBody<typeof INVITE>;

/** Rights of somebody who is not there yet. */
const noRights = {
  permissions: {},
  levels: Object.fromEntries(permissionAreaNames.map((area) => [area, 'NONE' as const])),
};

/**
 * Invites a collaborator by mail. Throws 403 for rights that the caller lacks, and 409 without a free seat, without mail, or
 * for somebody who works here or is invited already.
 */
export async function inviteCollaborator(
  tx: Tx,
  caller: Caller,
  mailer: Mailer,
  managerId: string,
  { email, name, permissions, levels }: ParsedRequestBody<typeof INVITE>,
): Promise<Invited> {
  const { accountId } = caller;
  const { name: company } = await lockAccountAsManager(tx, caller, managerId);
  requireMail(mailer);
  await requireConfirmedEmail(tx, accountId);
  await requireGrantable(tx, caller, noRights, { permissions, levels });
  await requireNewcomer(tx, accountId, email);
  const { used, invited, paid } = await countSeats(tx, accountId);
  if (paid !== null && used + invited >= paid) throw createNoSeatRefusal(paid);

  const { token, hash, expiresAt } = createInvitationLink();
  const row = await tx
    .insertInto('invitations')
    .values({
      account_id: accountId,
      id: generateId(),
      email,
      name,
      permissions: JSON.stringify(permissions),
      levels: JSON.stringify(levels),
      token_hash: hash,
      invited_by: caller.userId,
      invited_by_name: (await loadActor(tx, caller)).name,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailInvitation(tx, mailer, { invitation: row, company, token });
  await recordAuditEntry(tx, caller, {
    area: 'rights',
    action: 'invite-collaborator',
    subject: { kind: 'invitation', id: row.id, name: `${name} (${email})` },
    after: { permissions, levels },
  });
  await publishCollaboratorsChanged(tx, caller);
  return { invitation: toInvitation(row) };
}

/**
 * Mails an invitation again with a new link; the one before ends. Throws 404 if it was accepted or revoked, and 403 if it holds
 * rights that the caller lacks.
 */
export async function resendInvitation(
  tx: Tx,
  caller: Caller,
  mailer: Mailer,
  { managerId, invitationId }: { managerId: string; invitationId: string },
): Promise<Invited> {
  const { accountId } = caller;
  const { name: company } = await lockAccountAsManager(tx, caller, managerId);
  requireMail(mailer);
  await requireConfirmedEmail(tx, accountId);
  const { token, hash, expiresAt } = createInvitationLink();
  const row = await updateOpenInvitation(tx, accountId, invitationId, {
    token_hash: hash,
    expires_at: expiresAt,
    sent_at: sql<Date>`now()`,
    sends: sql<number>`sends + 1`,
  });
  await requireGrantable(tx, caller, noRights, row);
  const { used, invited, paid } = await countSeats(tx, accountId);
  if (paid !== null && used + invited > paid) throw createNoSeatRefusal(paid);
  await mailInvitation(tx, mailer, { invitation: row, company, token });
  await publishCollaboratorsChanged(tx, caller);
  return { invitation: toInvitation(row) };
}

/** Revokes an invitation: its link ends. Throws 404 if it was accepted or revoked before. */
export async function revokeInvitation(
  tx: Tx,
  caller: Caller,
  { managerId, invitationId }: { managerId: string; invitationId: string },
): Promise<Record<string, never>> {
  await lockAccountAsManager(tx, caller, managerId);
  const { accountId } = caller;
  const { id, name, email } = await updateOpenInvitation(tx, accountId, invitationId, {
    revoked_at: sql<Date>`now()`,
  });
  await recordAuditEntry(tx, caller, {
    area: 'rights',
    action: 'revoke-invitation',
    subject: { kind: 'invitation', id, name: `${name} (${email})` },
  });
  await publishCollaboratorsChanged(tx, caller);
  return {};
}

async function updateOpenInvitation(
  tx: Tx,
  accountId: string,
  invitationId: string,
  change: object,
): Promise<Row<'invitations'>> {
  const row = await tx
    .updateTable('invitations')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('Este convite já foi aceito ou cancelado.');
  return row;
}

/** Refuses somebody who works in this account or is invited to it. Accounts of others are not asked. */
async function requireNewcomer(tx: Tx, accountId: string, email: string): Promise<void> {
  const found = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where(signsInWith(email))
    .executeTakeFirst();
  if (found) throw new Refusal(409, `${found.name} já trabalha nesta conta com este e-mail.`);
  const [open] = await sql`
    select from invitations where account_id = ${accountId} and lower(email) = lower(${email})
      and accepted_at is null and revoked_at is null`
    .execute(tx)
    .then(({ rows }) => rows);
  if (open) throw new Refusal(409, 'Este e-mail já tem um convite. Reenvie ou cancele o que existe.');
}

function requireMail(mailer: Mailer): void {
  if (!mailer.isOn) throw new Refusal(409, 'Este servidor não envia e-mails, e o convite vai por e-mail.');
}

/** Creates the refusal (409) of an invitation for which no seat is paid. */
const createNoSeatRefusal = (paid: number) =>
  new Refusal(
    409,
    `Todas as ${paid} vagas do plano estão ocupadas ou convidadas. Aumente o número de vagas em Assinatura, ou cancele um convite.`,
    { title: 'Sem vagas' },
  );
