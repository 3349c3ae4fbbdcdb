/** Attribute of bars with controls that stay at the lower edge of the page: snackbars rise above them. */
export const pageFoot = { 'data-page-foot': '' } as const;

/** px: what ends further up is not at the edge. */
const EDGE = 120;

/** Returns the height in px, from the lower edge of the window, of the bars that `corner` would cover there. */
export function measureFeet(corner: HTMLElement): number {
  const { left, right } = corner.getBoundingClientRect();
  const heights = [...document.querySelectorAll('[data-page-foot]')]
    .filter((foot) => {
      const place = foot.getBoundingClientRect();
      return (
        place.height > 0 &&
        place.left < right &&
        place.right > left &&
        place.top < window.innerHeight &&
        place.bottom > window.innerHeight - EDGE &&
        isInFront(foot, place, corner)
      );
    })
    .map((foot) => window.innerHeight - foot.getBoundingClientRect().top);
  return Math.max(0, ...heights);
}

/** Checks whether the middle of an element is seen and within reach: no dialog lies over it. `corner` does not count. */
export function isInFront(element: Element, place: DOMRect, corner: HTMLElement): boolean {
  const bottom = Math.min(place.bottom, window.innerHeight);
  const middle = { x: place.left + place.width / 2, y: (Math.max(place.top, 0) + bottom) / 2 };
  const first = document.elementsFromPoint(middle.x, middle.y).find((one) => !corner.contains(one));
  return first !== undefined && (element.contains(first) || first.contains(element));
}
