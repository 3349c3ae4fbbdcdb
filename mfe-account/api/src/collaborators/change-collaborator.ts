import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatTime } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../audit/record-audit-entry';
import { lockAccountAsManager, lockCollaborator, requireGrantable } from '../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../rights/publish-collaborators-changed';
import { loadSettingsDocument } from '../settings/load-settings';
import { revokeInvitationsOf } from './invitations/revoke-invitations-of';
import { getAbsence, toCollaborator } from './to-collaborator';

const CHANGE = 'PATCH /users/vendors/:managerId/:vendorId';

/**
 * Changes rights, name, phone, position or absence of a collaborator. Who may invite no more has no open invitations. Throws 403 for the owner, the caller, and rights that the caller
 * lacks, and 409 with the author if somebody else changed the collaborator since `version`.
 */
export async function changeCollaborator(
  tx: Tx,
  caller: Caller,
  { managerId, vendorId }: { managerId: string; vendorId: string },
  { version, ...change }: ParsedRequestBody<typeof CHANGE>,
): Promise<ResponseBody<typeof CHANGE>> {
  await lockAccountAsManager(tx, caller, managerId);
  const before = await lockCollaborator(tx, caller, vendorId);
  if (before.rights_version !== version) throw await createChangedMeanwhileRefusal(tx, before);
  const rights = {
    permissions: change.permissions ?? before.permissions,
    levels: change.levels ?? before.levels,
  };
  await requireGrantable(tx, caller, before, rights);
  const away = change.away === undefined ? getAbsence(before) : change.away;
  if (change.away) await requireDeputy(tx, before, change.away.deputyId);
  if (change.position) await requirePosition(tx, before, change.position);
  const after = await tx
    .updateTable('users')
    .set({
      permissions: JSON.stringify(rights.permissions),
      levels: JSON.stringify(rights.levels),
      name: change.name ?? before.name,
      phone: change.phone ?? before.phone,
      position: change.position ?? before.position,
      away_from: away?.from ?? null,
      away_until: away?.until ?? null,
      deputy_id: away?.deputyId ?? null,
      rights_version: sql<number>`rights_version + 1`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', vendorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before.permissions.employeesManager && !after.permissions.employeesManager)
    await revokeInvitationsOf(tx, caller, vendorId);
  await recordAuditEntry(tx, caller, {
    area: 'rights',
    action: 'change-collaborator',
    subject: { kind: 'user', id: after.id, name: after.name },
    before: describeForAudit(before),
    after: describeForAudit(after),
  });
  await notifyOfChange(tx, caller, before, after);
  await publishCollaboratorsChanged(tx, caller);
  return { collaborator: toCollaborator(after, caller, await loadAccountToday(tx, caller.accountId)) };
}

/** Notifies the collaborator of changed rights, and a new deputy of the absence. */
async function notifyOfChange(
  tx: Tx,
  { accountId, userId: by }: Caller,
  before: Row<'users'>,
  after: Row<'users'>,
): Promise<void> {
  const getRights = ({ permissions, levels }: Row<'users'>) => JSON.stringify([permissions, levels]);
  if (getRights(before) !== getRights(after)) {
    const { name: changedBy } = await tx
      .selectFrom('users')
      .select('name')
      .where('account_id', '=', accountId)
      .where('id', '=', by)
      .executeTakeFirstOrThrow();
    const facts = { changedBy, userId: after.id };
    await notify(tx, { accountId, kind: 'rights-changed', people: [after.id], by, facts });
  }
  const away = getAbsence(after);
  if (away && JSON.stringify(away) !== JSON.stringify(getAbsence(before)))
    await notify(tx, {
      accountId,
      kind: 'deputy-named',
      people: [away.deputyId],
      by,
      facts: { absentId: after.id, absentName: after.name, from: away.from, until: away.until },
    });
}

const describeForAudit = (row: Row<'users'>) => ({
  name: row.name,
  phone: row.phone,
  position: row.position,
  permissions: row.permissions,
  levels: row.levels,
  away: getAbsence(row),
});

async function createChangedMeanwhileRefusal(
  tx: Tx,
  { account_id, id, name }: Row<'users'>,
): Promise<Refusal> {
  const last = await tx
    .selectFrom('audit_entries')
    .select(['user_name', 'at'])
    .where('account_id', '=', account_id)
    .where('area', '=', 'rights')
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const author = last
    ? `${last.user_name} alterou ${name} às ${formatTime(last.at.getTime())}`
    : `${name} mudou`;
  return new Refusal(409, `${author}, enquanto você editava. Confira o que mudou antes de salvar.`, {
    title: 'OUTRA PESSOA SALVOU ANTES',
    fields: [{ path: 'version', message: 'Há uma versão mais nova.' }],
  });
}

/** Refuses a position that is not in the settings, unless the collaborator holds it already (settings-007). */
async function requirePosition(tx: Tx, before: Row<'users'>, position: string): Promise<void> {
  if (position === before.position) return;
  const { companyPositions } = await loadSettingsDocument(tx, before.account_id);
  if (!companyPositions.some(({ name }) => name === position))
    throw invalidField('position', 'Este cargo não está na lista das configurações.');
}

/** Refuses a deputy who is the absent person, or does not work here. */
async function requireDeputy(tx: Tx, { account_id, id }: Row<'users'>, deputyId: string): Promise<void> {
  const deputy = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account_id)
    .where('id', '=', deputyId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!deputy || deputyId === id)
    throw invalidField('away.deputyId', 'Escolha outra pessoa que trabalha aqui.');
}
