import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import type { ListReactions } from '@girassol/api-platform/modules';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit/record-audit-entry';
import { lockAccountAsManager } from '../../rights/collaborator-access';
import { publishCollaboratorsChanged } from '../../rights/publish-collaborators-changed';
import { countSeats } from '../seats';
import { toCollaborator } from '../to-collaborator';
import { restoreAbsences } from './absences';
import { countHandedOver } from './count-work';
import { rejoinTeams } from './memberships';
import { UNDO_MINUTES } from './undo-window';

/**
 * Undoes a removal of the last ten minutes in one transaction: the person, the teams, the part as deputy, and the work that the heirs still have.
 * Throws 404 later, and 409 if somebody else took the seat meanwhile.
 */
export async function restoreCollaborator(
  tx: Tx,
  caller: Caller,
  reactionsTo: ListReactions,
  { managerId, removalId }: { managerId: string; removalId: string },
): Promise<ResponseBody<'POST /users/vendors/:managerId/restore/:removalId'>> {
  await lockAccountAsManager(tx, caller, managerId);
  const { accountId } = caller;
  const removal = await tx
    .updateTable('collaborator_removals')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', removalId)
    .where('undone_at', 'is', null)
    .where('removed_at', '>', sql<Date>`now() - make_interval(mins => ${UNDO_MINUTES})`)
    .returningAll()
    .executeTakeFirst();
  if (!removal)
    throw notFound(`Esta remoção não pode mais ser desfeita. O prazo é de ${UNDO_MINUTES} minutos.`);
  const { used, paid } = await countSeats(tx, accountId);
  if (paid !== null && used >= paid)
    throw new Refusal(409, 'A vaga já foi ocupada por outra pessoa.', { title: 'Sem vagas' });

  const { user_id: userId, heirs, teams, absences } = removal;
  const user = await tx
    .updateTable('users')
    .set({ disabled_at: null, rights_version: sql<number>`rights_version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await rejoinTeams(tx, { accountId, userId, teams });
  await restoreAbsences(tx, { accountId, deputyId: userId, absences });
  const handover = { accountId, removalId, userId, heirs, actor: await loadActor(tx, caller) };
  for (const react of reactionsTo('collaboratorRestored')) await react(tx, handover);
  const work = await countHandedOver(tx, accountId, removalId);
  await recordAuditEntry(tx, caller, {
    area: 'rights',
    action: 'restore-collaborator',
    subject: { kind: 'user', id: userId, name: user.name },
    after: { work },
  });
  await publishCollaboratorsChanged(tx, caller);
  return { collaborator: toCollaborator(user, caller, await loadAccountToday(tx, accountId)), work };
}
