import { isAllowedSiteLink } from './addresses';

/** Span of a line: plain, bold, or a link. */
export interface RichTextSpan {
  text: string;
  bold: boolean;
  /** Target of the link; null if the span is no link. */
  to: string | null;
}

export type RichTextPart =
  | { type: 'paragraph'; spans: RichTextSpan[] }
  | { type: 'list'; entries: RichTextSpan[][] };

// linear: at most 1000 characters from each mark on
const LINK_OR_BOLD = /\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)|\*\*([^*\n]{1,1000})\*\*/g;

function parseSpans(line: string): RichTextSpan[] {
  const spans: RichTextSpan[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) spans.push({ text: line.slice(from, to), bold: false, to: null });
  };
  for (const match of line.matchAll(LINK_OR_BOLD)) {
    const [all, label, address, strong] = match;
    plain(match.index);
    if (strong !== undefined) spans.push({ text: strong, bold: true, to: null });
    else if (label !== undefined && address !== undefined && isAllowedSiteLink(address))
      spans.push({ text: label, bold: false, to: address });
    else spans.push({ text: all, bold: false, to: null });
    from = match.index + all.length;
  }
  plain(line.length);
  return spans;
}

/**
 * Parses the formatted text of a site: an empty line ends a paragraph, `- ` begins an entry of a list, `**bold**`, and
 * `[words](address)`. Everything else is plain text, including text that looks like HTML.
 */
export function parseRichText(written: string): RichTextPart[] {
  return written
    .split(/\n[ \t]*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(parseParts);
}

function parseParts(lines: string[]): RichTextPart[] {
  const parts: RichTextPart[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const entry = /^\s*[-•]\s+(?!\s)(.*)$/.exec(line)?.[1];
    if (entry !== undefined) {
      if (last?.type === 'list') last.entries.push(parseSpans(entry));
      else parts.push({ type: 'list', entries: [parseSpans(entry)] });
    } else if (last?.type === 'paragraph')
      last.spans.push({ text: ' ', bold: false, to: null }, ...parseSpans(line.trim()));
    else parts.push({ type: 'paragraph', spans: parseSpans(line.trim()) });
  }
  return parts;
}

/** Returns a formatted text without its formatting, for descriptions and comparisons. */
export const stripRichText = (written: string): string =>
  parseRichText(written)
    .flatMap((part) => (part.type === 'paragraph' ? [part.spans] : part.entries))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ');
