import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { isStorable } from './json-body';

/** No name and no code of the product has one; line breaks and tabs are in texts that people look for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * Believes `Host` alone: `X-Forwarded-Host` is taken out of every request, whoever sent it. Proxies pass the host on, and
 * what the host decides (brand, sites, links, the policy of the page) is not for a header that a visitor may add.
 */
export function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    delete headers['x-forwarded-host'];
  });
}

/**
 * Returns an address without the slashes at the end of its path: people and programs add one to a link. Not of calls, where
 * an id that is missing would make another call of it.
 */
export function withoutEndingSlash(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/')) return url;
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return [path.slice(0, end), ...query].join('?');
}

/**
 * Refuses, before anything is read, an address that no database stores: control characters in its path, NUL or half a
 * surrogate pair in its query. What cannot be decoded at all is refused before a route is found.
 */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const fields = [...unstorableNames(request.params), ...unstorableNames(request.query)].map((path) => ({
      path,
      message: 'O texto enviado contém caracteres inválidos.',
    }));
    if (fields.length > 0 || CONTROL.test(decoded(request.url)))
      throw new Refusal(400, 'O endereço é inválido.', { fields });
  });
}

/** The path of an address as it reads. Where no route knew it, nobody has decoded it. */
function decoded(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

/** Names of the texts that cannot be stored; a name that is there more than once has several. */
const unstorableNames = (texts: unknown): string[] =>
  Object.entries(texts ?? {})
    .filter((entry) => !entry.flat().every((text) => typeof text !== 'string' || isStorable(text)))
    .map(([name]) => name);
