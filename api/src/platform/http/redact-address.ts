const REDACTED = '…';
/** Words of the product: no code and no number is one. Codes of short addresses have five characters. */
const WORD = /^(?=.{6,30}$)[a-z]+(-[a-z]+)*$/;
/** The first part of a path names an area of the product, never a secret. */
const FIRST_WORD = /^[a-z]{1,30}(-[a-z]+)*$/;
/** Files of builds and releases are public, and their names tell what failed. */
const PUBLIC_FILE = /^\/(assets|releases)\/[\w.~+/-]*$/;
const MAX_LENGTH = 300;

/**
 * Returns an address, or the path of one, as it may stand in a log: without user, query and hash, and with `…` in place of
 * every part of the path that could be a secret, whether or not a route knows it. `/assinar/<token>/` is `/assinar/…/`.
 */
export function redactAddress(address: string): string {
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/is.exec(address) ?? [];
  return (withoutUser(origin) + redactPath(path)).slice(0, MAX_LENGTH);
}

/** Returns a text with every whole address in it as it may stand in a log. */
export const redactAddressesIn = (text: string): string =>
  text.replace(/\bhttps?:\/\/[^\s'"<>()]+/gi, (address) => {
    // The place in a file, as stacks have it.
    const place = /:\d+(:\d+)?$/.exec(address)?.[0] ?? '';
    return redactAddress(address.slice(0, address.length - place.length)) + place;
  });

function withoutUser(origin: string): string {
  const at = origin.lastIndexOf('@');
  return at === -1 ? origin : origin.slice(0, origin.indexOf('//') + 2) + origin.slice(at + 1);
}

function redactPath(path: string): string {
  if (PUBLIC_FILE.test(path)) return path;
  return path
    .split('/')
    .map((part, at) => (part === '' || (at <= 1 ? FIRST_WORD : WORD).test(part) ? part : REDACTED))
    .join('/');
}
