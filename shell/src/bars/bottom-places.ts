import type { VisibleEntry, VisibleMenus } from '../menus/visible-menus';

/** Up to four entries for the bar under the thumb: the places people go to most on the road, most of all first. */
export function bottomPlaces({ groups }: VisibleMenus): VisibleEntry[] {
  return groups
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]))
    .filter(({ onPhone, isLocked }) => onPhone !== undefined && !isLocked)
    .sort((one, other) => (one.onPhone ?? 0) - (other.onPhone ?? 0))
    .slice(0, 4);
}
