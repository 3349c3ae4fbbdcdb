import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { requireCollaboratorManager } from '../rights/collaborator-access';
import { toInvitation } from './invitations/to-invitation';
import { listUndoableRemovals } from './removal/undo-window';
import { countSeats } from './seats';
import { toCollaborator } from './to-collaborator';

/** Lists collaborators, open invitations, seats, and removals that can still be undone. Throws 403 without the right. */
export async function listCollaborators(
  tx: Tx,
  caller: Caller,
  managerId: string,
): Promise<ResponseBody<'GET /users/vendors/:managerId'>> {
  requireCollaboratorManager(caller, managerId);
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const people = await tx
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'VENDOR')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const invitations = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    collaborators: people.map((row) => toCollaborator(row, caller, today)),
    invitations: invitations.map(toInvitation),
    removals: await listUndoableRemovals(tx, accountId),
    seats: await countSeats(tx, accountId),
  };
}
