import { serve } from '@girassol/api-platform/http/serve';
import type { PublicWebsite } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadPublicSite } from '../page/load-public-site';

/** Registers the public routes of published sites. */
export function registerPublicSiteRoutes(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, idOrSlug: string): Promise<{ website: PublicWebsite }> => {
    const { facts } = await loadPublicSite(request, idOrSlug, { fontUrl: null });
    return { website: { slug: facts.slug, url: facts.canonicalUrl, content: facts.content } };
  };
  serve(app, 'GET /websites/user/:userId', ({ request, params }) => answer(request, params.userId));
  serve(app, 'GET /websites/user-by-slug/:slug', ({ request, params }) => answer(request, params.slug));
}
