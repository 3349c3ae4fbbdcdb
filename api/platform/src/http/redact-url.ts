const REDACTED = '…';
/** Words of the product: no code and no number is one. Codes of short addresses have five characters. */
const WORD = /^(?=.{6,30}$)[a-z]+(-[a-z]+)*$/;
/** The first part of a path names an area of the product, never a secret. */
const FIRST_WORD = /^[a-z]{1,30}(-[a-z]+)*$/;
/** Files of builds and releases are public, and their names tell what failed. */
const PUBLIC_FILE = /^\/(assets|releases)\/[\w.~+/-]*$/;
const MAX_LENGTH = 300;

/**
 * Returns a URL, or the path of one, in the form allowed in logs: without user, query and hash, and with `…`
 * for every path segment that could be a secret, whether or not a route knows it. `/assinar/<token>/` becomes
 * `/assinar/…/`.
 */
export function redactUrl(address: string): string {
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/is.exec(address) ?? [];
  return (withoutUser(origin) + redactPath(path)).slice(0, MAX_LENGTH);
}

/** As long as half a token. Ids, digests and names have letters of one kind only. */
const SECRET = /[\w-]{24,}/g;
const isMixed = (text: string) => /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text);

/**
 * Returns a text in the form allowed in logs: URLs redacted as by `redactUrl`, and `…` for parts that look
 * like a token.
 */
export const redactSecretsIn = (text: string): string => redactShapes(redactAddressesIn(text));

const redactShapes = (text: string): string =>
  text.replace(SECRET, (part) => (isMixed(part) ? REDACTED : part));

const redactAddressesIn = (text: string): string =>
  text.replace(/\bhttps?:\/\/[^\s'"<>()]+/gi, (address) => {
    // The place in a file, as stacks have it.
    const place = /:\d+(:\d+)?$/.exec(address)?.[0] ?? '';
    return redactUrl(address.slice(0, address.length - place.length)) + place;
  });

function withoutUser(origin: string): string {
  const at = origin.lastIndexOf('@');
  return at === -1 ? origin : origin.slice(0, origin.indexOf('//') + 2) + origin.slice(at + 1);
}

function redactPath(path: string): string {
  if (PUBLIC_FILE.test(path)) return redactShapes(path);
  return path
    .split('/')
    .map((part, at) => (part === '' || (at <= 1 ? FIRST_WORD : WORD).test(part) ? part : REDACTED))
    .join('/');
}
