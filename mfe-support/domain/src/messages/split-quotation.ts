/** Text of a mail, and what it repeats of earlier ones; null if nothing. */
export interface SplitText {
  text: string;
  quoted: string | null;
}

/** Line in mails of support above which an answer is written. */
export const REPLY_LINE = 'Responda acima desta linha';

const MAX_LINE_LENGTH = 400;
/** Lines over which a program of mail may break the sentence before a quotation. */
const MAX_INTRODUCTION_LINES = 3;

const SEPARATOR = /^-{2,} ?(?:mensagem original|mensagem encaminhada|original message|forwarded message)/i;
const INTRODUCTION_START = /^(?:em|on|el|le) /i;
const INTRODUCTION_END = /(?:escreveu|wrote|escribió|a écrit) ?:$/i;
const HEADER_FROM = /^\*?(?:de|from):\*? /i;
const HEADER_SENT = /^\*?(?:enviad[ao](?: em)?|sent|data|date):\*? /i;

/**
 * Splits the text of an answer by mail from the earlier mails that it repeats: below the sentence that programs of mail write
 * ("Em …, Fulano escreveu:"), below the header of Outlook, and at lines with `>`. An answer below or between quoted lines
 * keeps its own lines.
 */
export function splitQuotation(whole: string): SplitText {
  const lines = whole.split('\n');
  const start = lines.findIndex((_line, at) => isQuotationStart(lines, at));
  const end = start < 0 ? lines.length : start;
  const own = lines.slice(0, end).filter((line) => !isQuoted(line));
  if (own.some((line) => line.trim() !== ''))
    return join(own, [...lines.slice(0, end).filter(isQuoted), ...lines.slice(end)]);
  // Nothing above: the answer may stand below or between the quoted lines.
  const below = lines.slice(end).filter((line, at) => !isQuoted(line) && !isIntroduction(lines, end + at));
  return join(
    below,
    lines.filter((line) => isQuoted(line)),
  );
}

function join(own: readonly string[], quoted: readonly string[]): SplitText {
  const rest = quoted.join('\n').trim();
  return { text: own.join('\n').trim(), quoted: rest === '' ? null : rest };
}

const isQuoted = (line: string): boolean => line.startsWith('>');

function isQuotationStart(lines: readonly string[], at: number): boolean {
  const line = readLine(lines, at);
  if (line.includes(REPLY_LINE) || SEPARATOR.test(line)) return true;
  if (HEADER_FROM.test(line)) return [1, 2, 3].some((after) => HEADER_SENT.test(readLine(lines, at + after)));
  return INTRODUCTION_START.test(line) && isIntroduction(lines, at);
}

/** Checks whether the sentence before a quotation begins or goes on at a line. */
function isIntroduction(lines: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at - MAX_INTRODUCTION_LINES + 1); from <= at; from += 1) {
    if (!INTRODUCTION_START.test(readLine(lines, from))) continue;
    for (let to = Math.max(from, at); to < from + MAX_INTRODUCTION_LINES; to += 1)
      if (INTRODUCTION_END.test(readLine(lines, to))) return true;
  }
  return false;
}

const readLine = (lines: readonly string[], at: number): string =>
  (lines[at] ?? '').slice(0, MAX_LINE_LENGTH).trim();
