import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { isStorableText } from './json-body';

/** No name and no code of the product has one; line breaks and tabs are in texts that people look for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;

/** The last scheme that a proxy named is the one that counts. */
const SCHEME = /(?:^|,)\s{0,9}(https?)\s{0,9}$/i;

/**
 * Makes the server ignore `X-Forwarded-Host`, so that only `Host` counts: the host decides on brand, sites,
 * links and the policy of a page, and a visitor may add the forwarded header. Also ignores an
 * `X-Forwarded-Proto` that names no protocol, since proxies that do not set the header pass on the visitor's.
 */
export function ignoreForwardedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    delete headers['x-forwarded-host'];
    const [, scheme] = SCHEME.exec(String(headers['x-forwarded-proto'] ?? '')) ?? [];
    if (scheme) headers['x-forwarded-proto'] = scheme.toLowerCase();
    else delete headers['x-forwarded-proto'];
  });
}

/** A name or IP address, and a port (RFC 9112, 3.2). A name that is longer than any is none. */
const HOST = /^(?:\[[\da-f:.]{2,45}\]|[\w.-]{1,253})(?::\d{1,5})?$/i;

/**
 * Refuses a request whose `Host` header is invalid or names several hosts, since pages, links and the policy
 * of a page are built from the host. An HTTP/1.0 request may have no `Host`.
 */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host = '' }, raw: { rawHeaders } }) => {
    const named = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (named > 1 || (host !== '' && !HOST.test(host))) throw new Refusal(400, 'O endereço é inválido.');
  });
}

/**
 * Returns a URL without slashes at the end of its path, which people and programs add to links. Leaves URLs
 * of API calls unchanged, where a missing id would turn one call into another.
 */
export function stripTrailingSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/')) return url;
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return [path.slice(0, end), ...query].join('?');
}

/**
 * Registers the refusal of requests whose URL contains text that the database cannot store: control
 * characters in the path, NUL or half a surrogate pair in the query.
 */
export function registerUrlCheck(app: FastifyInstance): void {
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
    .filter((entry) => !entry.flat().every((text) => typeof text !== 'string' || isStorableText(text)))
    .map(([name]) => name);
