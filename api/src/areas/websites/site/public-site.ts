import type { PublicWebsite } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { readSite } from '../page/read-site';

/** What is published, to whoever asks. */
export function publicSiteRoutes(app: FastifyInstance): void {
  const answer = async (request: FastifyRequest, idOrSlug: string): Promise<{ website: PublicWebsite }> => {
    const { facts } = await readSite(request, idOrSlug, { fontUrl: null });
    return { website: { slug: facts.slug, url: facts.canonicalUrl, content: facts.content } };
  };
  serve(app, 'GET /websites/user/:userId', ({ request, params }) => answer(request, params.userId));
  serve(app, 'GET /websites/user-by-slug/:slug', ({ request, params }) => answer(request, params.slug));
}
