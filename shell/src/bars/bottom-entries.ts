import type { VisibleEntry, VisibleMenus } from '../menus/visible-menus';

/** Lists up to four unlocked entries for the bottom bar, in the order of `onPhone`. */
export function listBottomEntries({ groups }: VisibleMenus): VisibleEntry[] {
  return groups
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]))
    .filter(({ onPhone, isLocked }) => onPhone !== undefined && !isLocked)
    .sort((one, other) => (one.onPhone ?? 0) - (other.onPhone ?? 0))
    .slice(0, 4);
}
