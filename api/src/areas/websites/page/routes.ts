import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../hosting';
import { detectTrafficSource } from '../simulator/steps/detect-traffic-source';
import { getTextValues } from '../simulator/steps/get-text-fields';
import { getRequestedSite, SITES_ROOT_PATH } from './build-site-urls';
import { addViewTrackingStyle, countDisplayedPage, decorateVisitCounter } from './counting/visit-counter';
import { sendSiteHomePage } from './home/send-site-home-page';
import { loadPublicSite } from './load-public-site';
import { createSiteCache } from './memory/site-cache';
import { sendSiteErrorPage } from './notices/error-page';
import { handleAbuseReport, sendAbuseReportPage } from './notices/handle-abuse-report';
import { renderMissingPage } from './notices/missing-page';
import { renderPrivacyPage } from './notices/privacy-page';
import { buildRobotsTxt, buildSitemap } from './notices/search-files';
import { sendSitePicture } from './pictures/send-site-picture';
import { registerSiteFont } from './register-site-font';
import { sendSitePage } from './send-site-page';
import { sendSitePreviewPage } from './send-site-preview-page';

const hidden = { schema: { hide: true } };
const SITE = `${SITES_ROOT_PATH}/:id`;

type Show = (request: FastifyRequest, reply: FastifyReply, hosting: Hosting) => Promise<FastifyReply>;

/**
 * Registers the routes of the public pages of sites, which this server renders and which work without
 * scripts.
 */
export async function registerWebsitePages(
  app: FastifyInstance,
  { hosting }: { hosting: Hosting },
): Promise<void> {
  const sites = await createSiteCache(app.database);
  app.decorate('sites', sites);
  app.addHook('onClose', () => sites.close());
  decorateVisitCounter(app);

  await app.register(async (pages) => {
    registerPlainFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => sendSiteErrorPage(error, request, reply));
    const show = (path: string, page: Show) =>
      pages.get(path, hidden, (request, reply) => page(request, reply, hosting));
    const read = (request: FastifyRequest) =>
      loadPublicSite(request, getRequestedSite(request).id, { fontUrl: hosting.fontUrl() });

    show(SITE, sendSiteHomePage);
    show(`${SITES_ROOT_PATH}/previa/:id`, sendSitePreviewPage);
    show(`${SITE}/denunciar`, sendAbuseReportPage);
    pages.post(`${SITE}/denunciar`, hidden, (request, reply) => handleAbuseReport(request, reply, hosting));
    show(`${SITE}/privacidade`, async (request, reply) => {
      const { facts } = await read(request);
      const source = detectTrafficSource(request, getTextValues(request.query));
      const page = renderPrivacyPage(addViewTrackingStyle(request, facts, 'privacidade', source));
      return sendSitePage(request, reply, page, { isIndexed: facts.isIndexed });
    });
    show(`${SITE}/visto`, countDisplayedPage);
    show(`${SITE}/robots.txt`, async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(buildRobotsTxt((await read(request)).facts)),
    );
    show(`${SITE}/sitemap.xml`, async (request, reply) =>
      reply.type('application/xml; charset=utf-8').send(buildSitemap((await read(request)).facts)),
    );
    show(`${SITE}/*`, async (request, reply) => {
      const { facts } = await read(request);
      return sendSitePage(request, reply, renderMissingPage(facts), { status: 404 });
    });
    pages.get(`${SITES_ROOT_PATH}/imagem/:accountId/:fileId`, hidden, sendSitePicture);
    registerSiteFont(pages, hosting);
  });
}
