import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, can, isEnterprisePlan } from '@girassol/shared-domain';
import { requireBoardAccess } from '../../kanbans/board-access';

/**
 * Throws 403 if the caller may not change the owner of items of a board. Allowed for managers, users with the board's
 * manager right and leaders of teams (boards-088, boards-090). Does not check the items or the receiver.
 */
export function requireItemTransferAccess(caller: Caller, kind: BoardKind): void {
  requireBoardAccess(caller, kind);
  const maySend =
    isEnterprisePlan(caller.session) &&
    (can(caller, boardDescriptions[kind].managerPermission) || caller.teams.some(({ leads }) => leads));
  if (maySend) return;
  throw notAllowed('Somente quem gerencia o quadro ou lidera uma equipe pode enviar itens a outra pessoa.');
}
