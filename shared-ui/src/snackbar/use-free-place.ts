import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isInFront, measureFeet } from './page-foot';

/** Sides of the window at whose lower edge the snackbars stand, the usual one first. */
const SIDES = ['start', 'end'] as const;

/** Selector of what stays free where it can: what a person presses or fills in, and titles. */
const KEPT_FREE =
  'button, a[href], [role="button"], [role="tab"], summary, input, select, textarea, [contenteditable="true"], h1, h2, h3';

/** px between a snackbar and what it stands above. */
const GAP = 8;
/** px that snackbars rise for controls and titles, besides bars: further up they would lie over what is read. */
const MAX_RISE = 160;
/** Minimum time between two measurements, in milliseconds. */
const MEASURE_EVERY_MS = 100;

/**
 * Keeps the snackbars (`corner`) at the lower edge of the window, above the bars that stand there, where they cover no
 * control, field or title, or the fewest. Measures again whenever what they show or the layout of the page changes, and
 * leaves them where they are as long as that is free. Does nothing while none is shown.
 */
export function useFreePlace(corner: RefObject<HTMLElement | null>, shown: string): void {
  const present = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const element = corner.current;
    if (!element) return;
    if (shown === '') {
      present.current = null;
      return;
    }
    const measure = () => {
      present.current = findFreePlace(element, present.current);
      stand(element, present.current);
    };
    measure();
    return watchLayout(element, measure);
  }, [corner, shown]);
}

/** Calls `onChange`, with a minimum of time between, after what may have moved something outside `corner`. */
function watchLayout(corner: HTMLElement, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, MEASURE_EVERY_MS);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !corner.contains(target))) changeSoon();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  // Panels and dialogs slide to their place.
  const moves = ['resize', 'transitionend', 'animationend'] as const;
  for (const move of moves) window.addEventListener(move, changeSoon);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of moves) window.removeEventListener(move, changeSoon);
  };
}

/** Side of the window, height of the bars under the snackbars there, and px between the snackbars and the lower edge. */
interface Place {
  side: (typeof SIDES)[number];
  foot: number;
  rise: number;
}

function stand({ dataset, style }: HTMLElement, { side, rise }: Pick<Place, 'side' | 'rise'>): void {
  dataset.place = side;
  style.setProperty('--g-rise', `${rise}px`);
}

function findFreePlace(corner: HTMLElement, present: Place | null): Place {
  const obstacles = listObstacles(corner);
  const sides = SIDES.map((side) => {
    stand(corner, { side, rise: 0 });
    const { left, right, bottom, height } = corner.getBoundingClientRect();
    const foot = measureFeet(corner);
    const inTheWay = obstacles.filter((one) => one.left < right && one.right > left);
    return {
      side,
      foot,
      lowest: Math.max(window.innerHeight - bottom, foot > 0 ? foot + GAP : 0),
      listCovered: (rise: number) => listCovered(inTheWay, rise, height),
    };
  });

  const now = sides.find(({ side, foot }) => side === present?.side && foot === present.foot);
  if (present && now?.listCovered(present.rise).length === 0) return present;

  const free = sides
    .flatMap((side) => {
      const rise = findFreeRise(side.lowest, side.listCovered);
      return rise === null ? [] : { ...side, rise };
    })
    .sort((one, other) => one.rise - one.lowest - (other.rise - other.lowest));
  const fewest = sides
    .map((side) => ({ ...side, rise: side.lowest }))
    .sort((one, other) => one.listCovered(one.rise).length - other.listCovered(other.rise).length);
  const [{ side, foot, rise } = { side: SIDES[0], foot: 0, rise: 0 }] = [...free, ...fewest];
  return { side, foot, rise };
}

/** Returns the places of all that is kept free in the lower half of the window. What lies under a dialog is out of reach anyway. */
function listObstacles(corner: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(KEPT_FREE)].flatMap((one) => {
    if (corner.contains(one)) return [];
    const place = one.getBoundingClientRect();
    const isLow = place.bottom > window.innerHeight / 2 && place.top < window.innerHeight;
    return place.width > 0 && isLow && isInFront(one, place, corner) ? [place] : [];
  });
}

/** Returns what a snackbar of a height in px covers that stands `rise` px above the lower edge. */
function listCovered(obstacles: readonly DOMRect[], rise: number, height: number): DOMRect[] {
  const bottom = window.innerHeight - rise;
  return obstacles.filter((one) => one.top < bottom && one.bottom > bottom - height);
}

/** Returns the smallest rise from `lowest` that covers nothing; null where there is none low enough. */
function findFreeRise(lowest: number, list: (rise: number) => readonly DOMRect[]): number | null {
  let rise = lowest;
  while (rise <= lowest + MAX_RISE) {
    const covered = list(rise);
    if (covered.length === 0) return rise;
    rise = window.innerHeight - Math.min(...covered.map(({ top }) => top)) + GAP;
  }
  return null;
}
