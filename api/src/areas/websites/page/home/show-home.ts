import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { countVisit } from '../counting/visit-counter';
import { type ReadSite, readSite } from '../read-site';
import { type RenderedPage, renderedPage, sendRendered } from '../rendered-page';
import { siteIn } from '../site-address';
import { renderHome } from './render-home';

/** The page of a site. A person's id and names that it had lead to the one address it has now (website-001). */
export async function showHome(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { id, rest } = siteIn(request);
  const site = await readSite(request, id, { fontUrl: hosting.fontUrl() });
  if (id !== site.facts.slug) return reply.redirect(site.facts.base + rest, 301);
  const page = await keptPage(site);
  countVisit(request, site.accountId, 'inicio');
  return sendRendered(request, reply, page);
}

/** Written once for each host and each version. */
async function keptPage({ facts, pages }: ReadSite): Promise<RenderedPage> {
  const key = `${facts.canonicalUrl} ${facts.fontUrl}`;
  const kept = pages.get(key);
  if (kept) return kept;
  const page = await renderedPage(renderHome(facts), facts);
  pages.set(key, page);
  return page;
}
