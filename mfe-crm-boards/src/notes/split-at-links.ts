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
  let end = match.length;
  while (end > 0 && CLOSING.includes(match.charAt(end - 1))) {
    if (match.charAt(end - 1) === ')' && match.includes('(')) break;
    end -= 1;
  }
  return match.slice(0, end);
}

/** Returns the address to open; null where the text names no host. */
function toHref(text: string): string | null {
  try {
    const { hostname, href } = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}
