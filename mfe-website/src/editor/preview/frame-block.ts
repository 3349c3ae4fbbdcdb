const elementOf = (page: Document, blockId: string) =>
  page.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId)}"]`);

/** Outlines a block of the page, and no other. `colour`: a colour of CSS. */
export function outlineBlock(page: Document, blockId: string | null, colour: string): void {
  const width = `${Math.round(3 / scaleOf(page))}px`;
  for (const element of page.querySelectorAll<HTMLElement>('[data-block]')) {
    const isIt = element.dataset.block === blockId;
    element.style.outline = isIt ? `${width} solid ${colour}` : '';
    element.style.outlineOffset = isIt ? `-${width}` : '';
  }
}

/** How much smaller the page is shown than it is. */
function scaleOf({ defaultView }: Document): number {
  const frame = defaultView?.frameElement as HTMLElement | null | undefined;
  const shown = frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
  return shown > 0 ? shown : 1;
}

/** Room above a block that is scrolled to. */
const ABOVE = 48;

/** Brings a block of the page into its window, where it is not there yet. */
export function showBlock(page: Document, blockId: string, isSmooth: boolean): void {
  const window = page.defaultView;
  const element = elementOf(page, blockId);
  if (!window || !element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  const isSeen = top >= 0 && (bottom <= height || top < height / 2);
  if (isSeen) return;
  window.scrollTo({ top: window.scrollY + top - ABOVE, behavior: isSmooth ? 'smooth' : 'instant' });
}

/** Where something of a page was pressed: the block, and the field of it where it is one. */
export function placeIn(target: EventTarget | null): { blockId: string; path: string | null } | null {
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
