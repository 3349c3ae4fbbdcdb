import { type RichSpan, richText } from '@girassol/shared-domain/website';
import type { TextChange } from './text-changes';

/** Shows texts in a page of the server that does not have them yet; those it has no place for wait for its next page. */
export function paintText(page: Document, changes: readonly TextChange[]): void {
  for (const { blockId, path, text, isRich } of changes) {
    const place = page.querySelector(
      `[data-block="${CSS.escape(blockId)}"] [data-field="${CSS.escape(path)}"]`,
    );
    if (!place) continue;
    if (isRich) place.replaceChildren(...drawnText(page, text));
    else place.textContent = text;
  }
}

function drawnText(page: Document, text: string): Node[] {
  return richText(text).map((part) => {
    if (part.type === 'paragraph') return filled(page, 'p', spans(page, part.spans));
    const entries = part.entries.map((entry) => filled(page, 'li', spans(page, entry)));
    return filled(page, 'ul', entries);
  });
}

const spans = (page: Document, line: readonly RichSpan[]): Node[] =>
  line.map(({ text, bold, to }) => {
    if (to !== null) return filled(page, 'a', [page.createTextNode(text)]);
    return bold ? filled(page, 'strong', [page.createTextNode(text)]) : page.createTextNode(text);
  });

function filled(page: Document, tag: string, inner: Node[]): HTMLElement {
  const element = page.createElement(tag);
  element.append(...inner);
  return element;
}
