import type { VisibleEntry } from '../menus/visible-menus';

const isAt = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/**
 * Returns true if the page on screen is the page of a menu entry or below it: `/vendas/funil/1/item/2` is
 * below `/vendas/funil/1`.
 */
export function isCurrentEntry({ to, alsoAt }: Pick<VisibleEntry, 'to' | 'alsoAt'>, path: string): boolean {
  return [to, ...alsoAt].some((address) => isAt(path, address));
}

/** Returns true when an entry or one of its children is the page on screen, so that its children are shown. */
export function containsCurrentPage(entry: VisibleEntry, path: string): boolean {
  const area = `/${entry.to.split('/')[1]}`;
  return (
    isAt(path, entry.to) ||
    entry.children.some(({ to }) => isAt(path, to)) ||
    (area !== '/inicio' && isAt(path, area))
  );
}
