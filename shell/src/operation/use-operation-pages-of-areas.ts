import { useMenus } from '../menus/use-menus';
import { isOperationPathOfArea } from './operation-path-of-area';

/** Returns the operator pages that areas have in the menu, in its order. */
export function useOperationPagesOfAreas(): { path: string; label: string }[] {
  const groups = useMenus()?.groups ?? [];
  return groups
    .flatMap(({ entries }) => entries)
    .filter(({ to, answeredBy }) => answeredBy !== 'shell' && isOperationPathOfArea(to))
    .map(({ to, label }) => ({ path: to, label }));
}
