/** Part of a text; `href` is the address where the part is a link. */
export interface LinkTextPart {
  text: string;
  href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const CLOSING = ".,;:!?)]}'”’…";

/** Splits a text at the web addresses in it, `https://…` or `www.…`. The parts joined are the text. */
export function splitAtLinks(text: string): LinkTextPart[] {
  const parts: LinkTextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const shown = trimClosing(match);
    const href = toHref(shown);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: shown, href });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Removes from the end of an address what belongs to the sentence; a bracket stays that the address has opened. */
function trimClosing(match: string): string {
  const unopened = { ')': count(match, ')') - count(match, '('), ']': count(match, ']') - count(match, '[') };
  let end = match.length;
  while (end > 0) {
    const last = match.charAt(end - 1);
    if (!CLOSING.includes(last)) break;
    if (last === ')' || last === ']') {
      if (unopened[last] <= 0) break;
      unopened[last] -= 1;
    }
    end -= 1;
  }
  return match.slice(0, end);
}

const count = (text: string, character: string): number => text.split(character).length - 1;

/**
 * Returns the address to open; null where the text names no host, or a user before it: `https://bank.com@other.com`
 * reads like the one host and opens the other.
 */
function toHref(text: string): string | null {
  try {
    const { hostname, href, username, password } = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return hostname.includes('.') && !username && !password ? href : null;
  } catch {
    return null;
  }
}
