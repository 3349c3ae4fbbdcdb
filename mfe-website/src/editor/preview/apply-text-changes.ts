import { parseRichText, type RichTextSpan } from '@girassol/shared-domain/website';
import type { TextChange } from './text-changes';

/**
 * Writes changed texts into the preview page without rendering the page again. A text without an element on
 * the page appears when the server has rendered the next page.
 */
export function applyTextChanges(page: Document, changes: readonly TextChange[]): void {
  for (const { blockId, path, text, isRich } of changes) {
    const place = page.querySelector(
      `[data-block="${CSS.escape(blockId)}"] [data-field="${CSS.escape(path)}"]`,
    );
    if (!place) continue;
    if (isRich) place.replaceChildren(...renderRichText(page, text));
    else place.textContent = text;
  }
}

function renderRichText(page: Document, text: string): Node[] {
  return parseRichText(text).map((part) => {
    if (part.type === 'paragraph') return createElement(page, 'p', spans(page, part.spans));
    const entries = part.entries.map((entry) => createElement(page, 'li', spans(page, entry)));
    return createElement(page, 'ul', entries);
  });
}

const spans = (page: Document, line: readonly RichTextSpan[]): Node[] =>
  line.map(({ text, bold, to }) => {
    if (to !== null) return createElement(page, 'a', [page.createTextNode(text)]);
    return bold ? createElement(page, 'strong', [page.createTextNode(text)]) : page.createTextNode(text);
  });

function createElement(page: Document, tag: string, inner: Node[]): HTMLElement {
  const element = page.createElement(tag);
  element.append(...inner);
  return element;
}
