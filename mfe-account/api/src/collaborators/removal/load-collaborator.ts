import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { lockCollaborator, requireCollaboratorManager } from '../../rights/collaborator-access';
import { toCollaborator } from '../to-collaborator';
import { countWork } from './count-work';
import { listLedTeams } from './memberships';

/** Loads a collaborator with the work that somebody has to inherit on a removal. */
export async function loadCollaborator(
  tx: Tx,
  caller: Caller,
  { managerId, vendorId }: { managerId: string; vendorId: string },
): Promise<ResponseBody<'GET /users/vendors/:managerId/:vendorId'>> {
  requireCollaboratorManager(caller, managerId);
  const { accountId } = caller;
  const row = await lockCollaborator(tx, caller, vendorId);
  return {
    collaborator: toCollaborator(row, caller, await loadAccountToday(tx, accountId)),
    work: await countWork(tx, accountId, vendorId),
    ledTeams: await listLedTeams(tx, accountId, vendorId),
  };
}
