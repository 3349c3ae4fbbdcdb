import { isSiteAddress } from './addresses';

/** A piece of a line: plain, bold, or a link. */
export interface RichSpan {
  text: string;
  bold: boolean;
  /** Where it leads; null: no link. */
  to: string | null;
}

export type RichPart = { type: 'paragraph'; spans: RichSpan[] } | { type: 'list'; entries: RichSpan[][] };

// linear: at most 1000 characters from each mark on
const LINK_OR_BOLD = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)|\*\*([^*\n]{1,1000})\*\*/g;

function spansOf(line: string): RichSpan[] {
  const spans: RichSpan[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) spans.push({ text: line.slice(from, to), bold: false, to: null });
  };
  for (const match of line.matchAll(LINK_OR_BOLD)) {
    const [all, label, address, strong] = match;
    plain(match.index);
    if (strong !== undefined) spans.push({ text: strong, bold: true, to: null });
    else if (label !== undefined && address !== undefined && isSiteAddress(address))
      spans.push({ text: label, bold: false, to: address });
    else spans.push({ text: all, bold: false, to: null });
    from = match.index + all.length;
  }
  plain(line.length);
  return spans;
}

/**
 * What people write in a text of a site: an empty line ends a paragraph, `- ` begins an entry of a list, `**bold**`, and
 * `[words](address)`. Everything else is text, also what looks like HTML.
 */
export function richText(written: string): RichPart[] {
  return written
    .split(/\n[ \t]*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(partsOf);
}

function partsOf(lines: string[]): RichPart[] {
  const parts: RichPart[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const entry = /^\s*[-•]\s+(?!\s)(.*)$/.exec(line)?.[1];
    if (entry !== undefined) {
      if (last?.type === 'list') last.entries.push(spansOf(entry));
      else parts.push({ type: 'list', entries: [spansOf(entry)] });
    } else if (last?.type === 'paragraph')
      last.spans.push({ text: ' ', bold: false, to: null }, ...spansOf(line.trim()));
    else parts.push({ type: 'paragraph', spans: spansOf(line.trim()) });
  }
  return parts;
}

/** The same without its marks: for descriptions and comparisons. */
export const plainRichText = (written: string): string =>
  richText(written)
    .flatMap((part) => (part.type === 'paragraph' ? [part.spans] : part.entries))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ');
