import type { VisibleEntry } from '../menus/visible-menus';

const isAt = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/** Is this entry the page on screen? A page below it counts too: `/vendas/funil/1/item/2` is under `/vendas/funil/1`. */
export function isCurrent({ to, alsoAt }: Pick<VisibleEntry, 'to' | 'alsoAt'>, path: string): boolean {
  return [to, ...alsoAt].some((address) => isAt(path, address));
}

/** Is the page on screen this entry or one of its children? Then the children show. */
export function holdsCurrent(entry: VisibleEntry, path: string): boolean {
  const area = `/${entry.to.split('/')[1]}`;
  return (
    isAt(path, entry.to) ||
    entry.children.some(({ to }) => isAt(path, to)) ||
    (area !== '/inicio' && isAt(path, area))
  );
}
