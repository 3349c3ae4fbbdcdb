import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  can,
  meetsCondition,
} from '@girassol/shared-domain';

/**
 * Access of a person to a board: `open`, `upgrade` if the plan lacks the board, or `noPermission`. The
 * board's screens request data only if the access is `open` (shell.access-007).
 */
export type BoardAccess = 'open' | 'upgrade' | 'noPermission';

/**
 * Returns the access to a board: `upgrade` if the plan lacks the board, `noPermission` without the permission,
 * otherwise `open`.
 */
export function getBoardAccess(kind: BoardKind, facts: AccessFacts): BoardAccess {
  const { plan, permission } = boardDescriptions[kind];
  if (!meetsCondition({ plan }, facts)) return 'upgrade';
  return can(facts, permission) ? 'open' : 'noPermission';
}
