import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostName } from '../../../registry/live/hosts';
import type { SiteHost, SiteHosts } from './site-hosts';

const SITES = '/institucional/';
/** What a site keeps at its root, where its host is its own. */
const ofRoot: Record<string, string> = {
  '/': '',
  '/robots.txt': '/robots.txt',
  '/sitemap.xml': '/sitemap.xml',
};
/** What pages of all sites load. */
const shared = [`${SITES}imagem/`, `${SITES}fonte/`];

/** Every site, and the simulators that sellers hand out. */
const ofAll = [SITES, '/simulador/'];

const isOfSites = (path: string) => ofAll.some((prefix) => path.startsWith(prefix));

const siteOf = (slug: string) => SITES + encodeURIComponent(slug);

interface Known {
  hosts: SiteHosts;
  /** Is it a host of the product or of a partner? */
  isProduct: (host: string) => boolean;
}

/**
 * The address inside for one that came: on a host of a site its root is the page (shell.access-015), on a host that nobody
 * proved there is no site at all, whatever it leads to. For the server's `rewriteUrl`, which is asked before anything else.
 */
export function insideAddress({ hosts, isProduct }: Known, host: string | undefined, url: string): string {
  const name = hostName(host ?? '');
  const site = hosts.find(name);
  const [path = '/', query] = url.split('?', 2);
  if (!site) return isOfSites(path) && !isProduct(name) ? '/' : url;
  if (site.shows === 'ALL') return url;
  const inside = ofRoot[path];
  return inside === undefined ? url : siteOf(site.slug) + inside + (query === undefined ? '' : `?${query}`);
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

function isAllowed(path: string, site: SiteHost): boolean {
  if (shared.some((prefix) => path.startsWith(prefix))) return true;
  return site.shows === 'ALL' ? isOfSites(path) : isBelow(path, siteOf(site.slug));
}

/** What the editor shows stays where the editor is. */
const ofEditor = [`${SITES}previa/`, ...shared];

const isMoved = (path: string) => isOfSites(path) && !ofEditor.some((prefix) => path.startsWith(prefix));

/**
 * On hosts of sites only sites exist (shell.access-014): nothing of the product, no call, and no cookie. Everything else
 * leads to the page. Where all sites have a host of their own, the product sends their readers there.
 */
export function guardHosts(app: FastifyInstance, hosts: SiteHosts, sitesHost: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const site = hosts.find(hostName(request.host));
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
    if (site.shows === 'ONE' && isForPeople) return reply.redirect(siteOf(site.slug), 302);
    return reply.code(404).type('text/plain; charset=utf-8').send('Este endereço não existe.');
  });
  app.addHook('onSend', async (request, reply) => {
    if (hosts.find(hostName(request.host))) reply.removeHeader('set-cookie');
  });
}
