import { fillPathPattern, getOwnBoardId, type Session } from '@girassol/shared-domain';

/**
 * Fills the parameters of a screen's pattern that are the person or the account: `/vendas/funil/:uid`. Returns null for a
 * pattern that needs another record, or that is no path of this product.
 */
export function fillScreenAddress(pattern: string, session: Session): string | null {
  if (!/^\/[a-z0-9]/.test(pattern)) return null;
  const known: Record<string, string> = { uid: getOwnBoardId(session), managerId: session.managerId };
  const names = [...pattern.matchAll(/:(\w+)(\??)/g)];
  if (names.some(([, name = '', optional]) => known[name] === undefined && optional === '')) return null;
  return fillPathPattern(pattern, known);
}
