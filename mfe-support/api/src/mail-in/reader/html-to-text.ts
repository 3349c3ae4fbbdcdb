/** Elements whose contents nobody reads. */
const HIDDEN = new Set(['script', 'style', 'head', 'title', 'template', 'svg']);
/** Elements that begin and end a line. */
const BLOCKS = new Set(['p', 'div', 'tr', 'table', 'ul', 'ol', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'pre']);

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Converts the HTML of a mail to plain text in one pass: lines where blocks begin, `>` before quoted lines, nothing of
 * scripts, styles, comments and attributes. What is no markup is text.
 */
export function convertHtmlToText(html: string): string {
  let text = '';
  let hidden: string | null = null;
  let quotes = 0;
  let at = 0;
  const write = (part: string) => {
    if (hidden === null) text += part;
  };
  const breakLine = () => write(`\n${'>'.repeat(quotes)}${quotes > 0 ? ' ' : ''}`);

  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    write(decodeEntities(html.slice(at, open).replace(/\s+/g, ' ')));
    const isComment = html.startsWith('<!--', open);
    const close = html.indexOf(isComment ? '-->' : '>', open);
    if (close < 0) {
      at = html.length;
      break;
    }
    at = close + (isComment ? 3 : 1);
    if (isComment) continue;
    const [, slash, tag = ''] = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(html.slice(open, open + 20)) ?? [];
    const name = tag.toLowerCase();
    if (hidden !== null) {
      if (slash && name === hidden) hidden = null;
      continue;
    }
    if (HIDDEN.has(name) && !slash) hidden = name;
    else if (name === 'br') breakLine();
    else if (name === 'li' && !slash) {
      breakLine();
      write('- ');
    } else if (BLOCKS.has(name)) {
      if (name === 'blockquote') quotes = Math.max(0, quotes + (slash ? -1 : 1));
      breakLine();
    }
  }
  write(decodeEntities(html.slice(at).replace(/\s+/g, ' ')));
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const isHex = name[1]?.toLowerCase() === 'x';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
