import { type BoardKind, boards, can, isEnterprise } from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import { notAllowed } from '../../../platform/refusals/refusal';
import { requireBoard } from '../../kanbans/board-access';

/**
 * Refuses who may not give items of a board to somebody else: only a manager, the board's manager right and leaders of
 * teams may (boards-088, boards-090). Whose items, and to whom, is asked separately.
 */
export function requireSender(caller: Caller, kind: BoardKind): void {
  requireBoard(caller, kind);
  const maySend =
    isEnterprise(caller.session) &&
    (can(caller, boards[kind].managerPermission) || caller.teams.some(({ leads }) => leads));
  if (maySend) return;
  throw notAllowed('Somente quem gerencia o quadro ou lidera uma equipe pode enviar itens a outra pessoa.');
}
