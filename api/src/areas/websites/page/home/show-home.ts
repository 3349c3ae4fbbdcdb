import type { SiteSource } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { sourceOf } from '../../simulator/steps/source-of';
import { textsOf } from '../../simulator/steps/texts-of';
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
  const source = sourceOf(request, textsOf(request.query));
  const page = await keptPage(site, source);
  countVisit(request, site.accountId, 'inicio', source);
  return sendRendered(request, reply, page);
}

/** Written once for each host, each version, and each of the few sources: its simulator carries on where a reader came from. */
async function keptPage({ facts, pages }: ReadSite, source: SiteSource): Promise<RenderedPage> {
  const key = `${facts.canonicalUrl} ${facts.fontUrl} ${source}`;
  const kept = pages.get(key);
  if (kept) return kept;
  const page = await renderedPage(renderHome(source === 'DIRETO' ? facts : { ...facts, source }), facts);
  pages.set(key, page);
  return page;
}
