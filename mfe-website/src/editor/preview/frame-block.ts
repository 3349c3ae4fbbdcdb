const findBlockElement = (page: Document, blockId: string) =>
  page.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);

/** Outlines a block of the page and removes all other outlines. `colour` is a CSS colour. */
export function outlineBlock(page: Document, blockId: string | null, colour: string): void {
  const width = `${Math.round(3 / computeFrameScale(page))}px`;
  for (const element of page.querySelectorAll<HTMLElement>('[data-block]')) {
    const isIt = element.dataset.block === blockId;
    element.style.outline = isIt ? `${width} solid ${colour}` : '';
    element.style.outlineOffset = isIt ? `-${width}` : '';
  }
}

/** Computes the scale at which the frame of a page is displayed, 1 for full size. */
function computeFrameScale({ defaultView }: Document): number {
  const frame = defaultView?.frameElement as HTMLElement | null | undefined;
  const shown = frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
  return shown > 0 ? shown : 1;
}

/** Room above a block that is scrolled to. */
const ABOVE = 48;

/** Scrolls a block of the page into view, unless it is visible. */
export function scrollToBlock(page: Document, blockId: string, isSmooth: boolean): void {
  const window = page.defaultView;
  const element = findBlockElement(page, blockId);
  if (!window || !element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  const isSeen = top >= 0 && (bottom <= height || top < height / 2);
  if (isSeen) return;
  window.scrollTo({ top: window.scrollY + top - ABOVE, behavior: isSmooth ? 'smooth' : 'instant' });
}

/** Returns the block of a clicked element and the path of its field; null outside of blocks. */
export function findClickedField(
  target: EventTarget | null,
): { blockId: string; path: string | null } | null {
  // Elements of a frame are of its own window: `instanceof` would not know them.
  const element = target as Element | null;
  const block = element?.closest?.<HTMLElement>('[data-block]');
  if (!block?.dataset.block) return null;
  const field = element?.closest<HTMLElement>('[data-field]');
  return {
    blockId: block.dataset.block,
    path: field && block.contains(field) ? (field.dataset.field ?? null) : null,
  };
}
