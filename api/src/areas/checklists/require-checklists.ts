import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, isEnterprisePlan } from '@girassol/shared-domain';
import { requireBoardAccess } from '../kanbans/board-access';

/**
 * Refuses (403) callers who may not open a board, and accounts without the ENTERPRISE plan, which checklists
 * require (boards-046).
 */
export function requireChecklistAccess(caller: Caller, type: BoardKind): void {
  requireBoardAccess(caller, type);
  if (!isEnterprisePlan(caller.session)) throw notAllowed('O checklist faz parte do plano Enterprise.');
}
