import { type BoardKind, isEnterprise } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { notAllowed } from '../../platform/refusals/refusal';
import { requireBoard } from '../kanbans/board-access';

/** Refuses who may not see the checklist of a board: it belongs to the ENTERPRISE plan (boards-046). */
export function requireChecklist(caller: Caller, type: BoardKind): void {
  requireBoard(caller, type);
  if (!isEnterprise(caller.session)) throw notAllowed('O checklist faz parte do plano Enterprise.');
}
