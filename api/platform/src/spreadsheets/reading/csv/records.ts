/** Record of a csv, on one line or, with line breaks in a quoted cell, on several. */
export interface CsvRecord {
  /** 1-based, of its first character. */
  line: number;
  cells: string[];
}

const QUOTE = '"';
/** Longer than any cell, with all its quotes doubled: what opens and does not close until then never closes. */
const MAX_QUOTED_LENGTH = 2 * 32_767 + 2;

/**
 * Yields the records of a csv (RFC 4180), beginning at an offset within the given line. A quote that opens a
 * cell and never closes counts as an ordinary character; its line becomes a record of its own, and
 * `onLooseQuote` is called.
 */
export function* parseRecords(
  text: string,
  { delimiter, from, line: firstLine }: { delimiter: string; from: number; line: number },
  onLooseQuote: (line: number) => void,
): Generator<CsvRecord, void, undefined> {
  const lastQuote = text.lastIndexOf(QUOTE);
  const separator = delimiter.charCodeAt(0);
  let at = from;
  let line = firstLine;
  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const quoted = text[at] === QUOTE ? quotedAt(text, at, { separator, lastQuote }) : null;
      if (quoted) {
        record.cells.push(quoted.text);
        line += breaksIn(quoted.text);
        at = quoted.end;
      } else {
        if (text[at] === QUOTE) onLooseQuote(line);
        const end = plainEnd(text, at, separator);
        record.cells.push(text.slice(at, end));
        at = end;
      }
      if (text.charCodeAt(at) !== separator) break;
      at += 1;
    }
    // The line break, in any of its three forms.
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    line += 1;
    yield record;
  }
}

function plainEnd(text: string, from: number, separator: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator || code === 10 || code === 13) return at;
  }
  return text.length;
}

/** The quoted cell that begins here, and where it ends; null where it does not. */
function quotedAt(
  text: string,
  open: number,
  { separator, lastQuote }: { separator: number; lastQuote: number },
): { text: string; end: number } | null {
  let from = open + 1;
  while (from <= lastQuote) {
    const quote = text.indexOf(QUOTE, from);
    if (quote - open > MAX_QUOTED_LENGTH) return null;
    if (text[quote + 1] === QUOTE) {
      from = quote + 2;
      continue;
    }
    let end = quote + 1;
    while (text[end] === ' ') end += 1;
    const after = text.charCodeAt(end);
    if (end >= text.length || after === separator || after === 10 || after === 13)
      return { text: text.slice(open + 1, quote).replaceAll('""', QUOTE), end };
    // A quote amid a text, as in "5" tela": on one line that can be meant; across lines another cell begins there.
    if (breaksIn(text.slice(open, quote)) > 0) return null;
    from = quote + 1;
  }
  return null;
}

const BREAK = /\r\n|\r|\n/g;
const breaksIn = (text: string) => (/[\r\n]/.test(text) ? (text.match(BREAK)?.length ?? 0) : 0);
