import { type BoardKind, boards, can, type Facts, meets } from '@girassol/shared-domain';

/**
 * What a person meets at the address of a board (shell.access-007): the screen decides and, where it is not `open`,
 * calls nothing.
 */
export type BoardAccess = 'open' | 'upgrade' | 'noPermission';

export function boardAccess(kind: BoardKind, facts: Facts): BoardAccess {
  const { plan, permission } = boards[kind];
  if (!meets({ plan }, facts)) return 'upgrade';
  return can(facts, permission) ? 'open' : 'noPermission';
}
