import { type RefObject, useLayoutEffect } from 'react';
import { measureFeet } from './use-foot-height';

/** Places of the snackbars, the usual one first: lower start, lower end, and upper edge of the window. */
const places = ['start', 'end', 'top'] as const;

/** Selector of the elements that a person presses. */
const CONTROLS = 'button, a[href], [role="button"], [role="tab"], summary, input, select, textarea';

/**
 * Puts the snackbars (`data-place` of `corner`) where they cover no control, or the fewest, whenever what they show changes.
 * They stay where they are as long as that is free.
 */
export function useFreePlace(corner: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const element = corner.current;
    if (!element) return;
    if (shown === '') delete element.dataset.place;
    else element.dataset.place = findFreePlace(element);
  }, [corner, shown]);
}

function findFreePlace(element: HTMLElement): string {
  const present = element.dataset.place ?? places[0];
  const candidates = [present, ...places.filter((place) => place !== present)];
  let best = { place: present, covered: Number.POSITIVE_INFINITY };
  for (const place of candidates) {
    element.dataset.place = place;
    // Above the bars at the lower edge, which the host measures only afterwards.
    element.style.setProperty('--g-foot', `${measureFeet(element)}px`);
    const covered = countCoveredControls(element);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  return best.place;
}

/** Counts the controls under an element that a person could press. Those under a dialog are out of reach anyway. */
function countCoveredControls(element: HTMLElement): number {
  const cover = element.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    if (element.contains(control)) return false;
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const overlaps =
      width > 0 && left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
    if (!overlaps) return false;
    const above = document.elementsFromPoint(left + width / 2, top + height / 2);
    const first = above.find((one) => !element.contains(one));
    return first !== undefined && (control.contains(first) || first.contains(control));
  }).length;
}
