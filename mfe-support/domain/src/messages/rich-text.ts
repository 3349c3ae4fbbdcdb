/** Piece of a line: text, and how it is set. A link has its address. */
export interface RichSpan {
  text: string;
  mark?: 'bold' | 'italic' | 'code';
  /** Address of a link, which begins with http:// or https://. */
  href?: string;
}

/** Block of a message: lines of text, or entries of a list. */
export interface RichBlock {
  kind: 'paragraph' | 'list';
  lines: RichSpan[][];
}

/** A bold or italic part, code, or an address. Each is of one line and at most 500 characters. */
const SPAN = /\*\*([^*\n]{1,500})\*\*|\*([^*\n]{1,500})\*|`([^`\n]{1,500})`|(https?:\/\/[^\s<>"'`*]{1,500})/g;
const ENTRY = /^[-*] {1,4}/;
/** Signs at the end of an address that belong to the sentence around it. */
// linear: an address has at most 500 characters
const SENTENCE_END = /[.,;:!?)\]]+$/;

/**
 * Parses the Markdown subset of messages: `**bold**`, `*italic*`, `` `code` ``, lists with `-`, and addresses. Everything
 * else is text, HTML too. Nothing here is markup for a page: screens draw the result as elements.
 */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const line of text.split('\n')) {
    const isEntry = ENTRY.test(line);
    const kind = isEntry ? 'list' : 'paragraph';
    const spans = parseLine(isEntry ? line.replace(ENTRY, '') : line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(spans);
    else blocks.push({ kind, lines: [spans] });
  }
  return blocks;
}

function parseLine(line: string): RichSpan[] {
  const spans: RichSpan[] = [];
  let from = 0;
  for (const match of line.matchAll(SPAN)) {
    const [whole, bold, italic, code, found] = match;
    const address = found?.replace(SENTENCE_END, '');
    const end = match.index + (address ?? whole).length;
    if (match.index > from) spans.push({ text: line.slice(from, match.index) });
    if (bold !== undefined) spans.push({ text: bold, mark: 'bold' });
    else if (italic !== undefined) spans.push({ text: italic, mark: 'italic' });
    else if (code !== undefined) spans.push({ text: code, mark: 'code' });
    else if (address) spans.push({ text: address, href: address });
    from = end;
  }
  if (from < line.length || spans.length === 0) spans.push({ text: line.slice(from) });
  return spans;
}

/** Returns the text of a message without its marks, for searches, mails and excerpts. */
export const toPlainText = (text: string): string =>
  parseRichText(text)
    .flatMap(({ lines }) => lines.map((spans) => spans.map((span) => span.text).join('')))
    .join('\n');
