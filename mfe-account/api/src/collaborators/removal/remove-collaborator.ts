import type { WorkCounts, WorkKind } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import type { ListReactions } from '@girassol/api-platform/modules';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit/record-audit-entry';
import type { WorkHandover } from '../../reactions';
import { lockAccountAsManager, lockCollaborator } from '../../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../../rights/publish-collaborators-changed';
import { endSessions } from '../../users/security/end-sessions';
import { revokeInvitationsOf } from '../invitations/revoke-invitations-of';
import { endAbsences } from './absences';
import { countHandedOver, countWork } from './count-work';
import { leaveTeams } from './memberships';
import { toRemoval } from './undo-window';

const REMOVE = 'DELETE /users/vendors/:managerId/:vendorId';

/** Names of the kinds of work in messages. */
const workLabels: Record<WorkKind, string> = {
  items: 'os negócios e as atividades',
  customers: 'os clientes',
  schedules: 'os compromissos',
  proposals: 'as propostas',
};

/**
 * Removes a collaborator in one transaction: ends the sessions and own invitations, hands the work over, gives led teams another
 * leader, and frees the seat. Nothing of billing is asked. Throws 400 where there is work and no heir, or a team and no leader.
 */
export async function removeCollaborator(
  tx: Tx,
  caller: Caller,
  reactionsTo: ListReactions,
  { managerId, vendorId: userId }: { managerId: string; vendorId: string },
  { heirs, leaders }: ParsedRequestBody<typeof REMOVE>,
): Promise<ResponseBody<typeof REMOVE>> {
  await lockAccountAsManager(tx, caller, managerId);
  const { accountId } = caller;
  const user = await lockCollaborator(tx, caller, userId);
  const people = await listPeople(tx, accountId, userId);
  requireHeirs(await countWork(tx, accountId, userId), heirs, people);

  const teams = await leaveTeams(tx, { caller, userId, leaders, people });
  const absences = await endAbsences(tx, accountId, userId);
  const removal = await insertRemoval(tx, caller, { user, heirs, teams, absences });
  await tx
    .updateTable('users')
    .set({ disabled_at: sql<Date>`now()`, rights_version: sql<number>`rights_version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
  // Open tabs hear of it and say so.
  await endSessions(tx, { accountId, userId });
  await revokeInvitationsOf(tx, caller, userId);
  const handover = { accountId, removalId: removal.id, userId, heirs, actor: await loadActor(tx, caller) };
  for (const react of reactionsTo('collaboratorRemoved')) await react(tx, handover);
  const work = await countHandedOver(tx, accountId, removal.id);
  await notifyHeirs(tx, caller, { removalId: removal.id, formerOwner: user.name, heirs, work });
  await recordAuditEntry(tx, caller, {
    area: 'rights',
    action: 'remove-collaborator',
    subject: { kind: 'user', id: userId, name: user.name },
    before: { permissions: user.permissions, levels: user.levels },
    after: { work, heirs },
  });
  await publishCollaboratorsChanged(tx, caller);
  return { removal: toRemoval(removal), work };
}

/** Notifies each heir of the number of records that are now theirs. */
async function notifyHeirs(
  tx: Tx,
  { accountId, userId: by }: Caller,
  {
    removalId,
    formerOwner,
    heirs,
    work,
  }: { removalId: string; formerOwner: string; heirs: WorkHandover['heirs']; work: WorkCounts },
): Promise<void> {
  for (const heir of new Set(Object.values(heirs))) {
    if (heir === undefined) continue;
    const records = (['items', 'customers', 'schedules', 'proposals'] as const)
      .filter((kind) => heirs[kind] === heir)
      .reduce((sum, kind) => sum + work[kind], 0);
    if (records === 0) continue;
    const facts = { removalId, formerOwner, records };
    await notify(tx, { accountId, kind: 'work-inherited', people: [heir], by, facts });
  }
}

async function listPeople(tx: Tx, accountId: string, besides: string): Promise<ReadonlySet<string>> {
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '<>', besides)
    .where('disabled_at', 'is', null)
    .execute();
  return new Set(people.map(({ id }) => id));
}

function requireHeirs(work: WorkCounts, heirs: WorkHandover['heirs'], people: ReadonlySet<string>): void {
  for (const kind of ['items', 'customers', 'schedules', 'proposals'] as const) {
    const heir = heirs[kind];
    if (heir === undefined ? work[kind] > 0 : !people.has(heir))
      throw invalidField(`heirs.${kind}`, `Escolha quem herda ${workLabels[kind]}.`);
  }
}

type Removed = Parameters<typeof removeCollaborator>[4];

async function insertRemoval(
  tx: Tx,
  caller: Caller,
  {
    user,
    heirs,
    teams,
    absences,
  }: { user: { id: string; name: string }; heirs: Removed['heirs']; teams: object; absences: object[] },
) {
  const { accountId } = caller;
  // What can be undone no more needs no list of its records.
  await sql`
    delete from handed_over_records h using collaborator_removals r
    where h.account_id = ${accountId} and r.account_id = h.account_id and r.id = h.removal_id
      and (r.removed_at < now() - interval '1 day' or r.undone_at is not null)`.execute(tx);
  return tx
    .insertInto('collaborator_removals')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: user.id,
      user_name: user.name,
      removed_by: caller.userId,
      heirs: JSON.stringify(heirs),
      teams: JSON.stringify(teams),
      absences: JSON.stringify(absences),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
