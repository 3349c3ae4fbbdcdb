import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getHostName } from '../../../registry/live/hosts';
import type { SiteHost, SiteHostCache } from './site-host-cache';

const SITES = '/institucional/';
/** Paths that a site serves at the root of its own host. */
const rootPaths: Record<string, string> = {
  '/': '',
  '/robots.txt': '/robots.txt',
  '/sitemap.xml': '/sitemap.xml',
};
/** Paths that pages of all sites load. */
const sharedPaths = [`${SITES}imagem/`, `${SITES}fonte/`];

/** Every site, and the simulators that sellers hand out. */
const ofAll = [SITES, '/simulador/'];

const isSitePath = (path: string) => ofAll.some((prefix) => path.startsWith(prefix));

const getSitePath = (slug: string) => SITES + encodeURIComponent(slug);

interface Known {
  hosts: SiteHostCache;
  /** Is it a host of the product or of a partner? */
  isProduct: (host: string) => boolean;
}

/**
 * Rewrites the URL of a request to the internal URL, for `rewriteUrl` of the server. On the host of one site,
 * the root becomes the path of the site's home page (shell.access-015). On an unknown host, paths of sites
 * become the root, so that no site is shown.
 */
export function rewriteSiteUrl({ hosts, isProduct }: Known, host: string | undefined, url: string): string {
  const name = getHostName(host ?? '');
  const site = hosts.find(name);
  const [path = '/', query] = url.split('?', 2);
  if (!site) return isSitePath(path) && !isProduct(name) ? '/' : url;
  if (site.shows === 'ALL') return url;
  const inside = rootPaths[path];
  return inside === undefined
    ? url
    : getSitePath(site.slug) + inside + (query === undefined ? '' : `?${query}`);
}

const getPath = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function isAllowed(path: string, site: SiteHost): boolean {
  if (sharedPaths.some((prefix) => path.startsWith(prefix))) return true;
  return site.shows === 'ALL' ? isSitePath(path) : isBelow(path, getSitePath(site.slug));
}

/** Paths that the editor loads, which are not redirected. */
const editorPaths = [`${SITES}previa/`, ...sharedPaths];

const isMoved = (path: string) => isSitePath(path) && !editorPaths.some((prefix) => path.startsWith(prefix));

/**
 * Registers hooks by which hosts of sites serve only pages of sites (shell.access-014). The API and cookies
 * of the product are not available on such a host; other pages redirect to the home page of the site. If all
 * sites share a host, hosts of the product redirect visitors of a site to it.
 */
export function registerSiteHostGuard(
  app: FastifyInstance,
  hosts: SiteHostCache,
  sitesHost: string | undefined,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = getPath(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const site = hosts.find(getHostName(request.host));
    if (!site) {
      if (sitesHost && isPage && isMoved(path))
        return reply.redirect(`https://${sitesHost}${request.url}`, 308);
      return;
    }
    // Nobody is known here, whatever the browser sends along.
    delete request.headers.cookie;
    delete request.headers.authorization;
    if (isAllowed(path, site)) return;
    const isForPeople = isPage && !/^\/(api|assets|federation|metrics)(\/|$)/.test(path);
    if (site.shows === 'ONE' && isForPeople) return reply.redirect(getSitePath(site.slug), 302);
    return reply.code(404).type('text/plain; charset=utf-8').send('Este endereço não existe.');
  });
  app.addHook('onSend', async (request, reply) => {
    if (hosts.find(getHostName(request.host))) reply.removeHeader('set-cookie');
  });
}
