import type { SiteTrafficSource } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { detectTrafficSource } from '../../simulator/steps/detect-traffic-source';
import { getTextValues } from '../../simulator/steps/get-text-fields';
import { getRequestedSite } from '../build-site-urls';
import { type CompressedPage, compressPage, sendCompressedPage } from '../compress-page';
import { addViewTrackingStyle } from '../counting/visit-counter';
import { loadPublicSite, type PublicSite } from '../load-public-site';
import { renderSiteHomePage } from './render-site-home-page';

/**
 * Sends the home page of a site. Redirects (301) from former slugs of the site, and from ids of users, to the
 * current slug (website-001).
 */
export async function sendSiteHomePage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const { id, rest } = getRequestedSite(request);
  const site = await loadPublicSite(request, id, { fontUrl: hosting.fontUrl() });
  if (id !== site.facts.slug) return reply.redirect(site.facts.base + rest, 301);
  const source = detectTrafficSource(request, getTextValues(request.query));
  const facts = addViewTrackingStyle(request, site.facts, 'inicio', source);
  const page = await getCachedHome({ ...site, facts }, source);
  return sendCompressedPage(request, reply, page);
}

/**
 * Returns the home page from the cache, or renders it: once per host, version and source, and for the account's own
 * users. The source is part of the page because its simulator passes it on.
 */
async function getCachedHome(
  { facts, pages }: PublicSite,
  source: SiteTrafficSource,
): Promise<CompressedPage> {
  const key = `${facts.canonicalUrl} ${facts.fontUrl} ${source} ${facts.seenStyle ?? 'own'}`;
  const kept = pages.get(key);
  if (kept) return kept;
  const page = await compressPage(
    renderSiteHomePage(source === 'DIRETO' ? facts : { ...facts, source }),
    facts,
  );
  pages.set(key, page);
  return page;
}
