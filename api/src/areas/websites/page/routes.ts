import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPlainForms } from '../../../platform/http/plain-forms';
import type { Hosting } from '../../hosting';
import { countVisit, openVisitCounter } from './counting/visit-counter';
import { showHome } from './home/show-home';
import { openSiteMemory } from './memory/site-memory';
import { sendFailure } from './notices/failed-page';
import { renderPrivacy } from './notices/privacy-page';
import { robotsText, sitemapText } from './notices/search-files';
import { showReport, takeReport } from './notices/take-report';
import { sendPicture } from './pictures/send-picture';
import { readSite } from './read-site';
import { sendPage } from './send-page';
import { showPreview } from './show-preview';
import { SITES_ROOT, siteIn } from './site-address';
import { siteFont } from './site-font';

const hidden = { schema: { hide: true } };
const SITE = `${SITES_ROOT}/:id`;

type Show = (request: FastifyRequest, reply: FastifyReply, hosting: Hosting) => Promise<FastifyReply>;

/** The pages that visitors read: documents of this server without a script. */
export async function websitePages(app: FastifyInstance, { hosting }: { hosting: Hosting }): Promise<void> {
  const sites = await openSiteMemory(app.database);
  app.decorate('sites', sites);
  app.addHook('onClose', () => sites.close());
  openVisitCounter(app);

  await app.register(async (pages) => {
    readPlainForms(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply));
    const show = (path: string, page: Show) =>
      pages.get(path, hidden, (request, reply) => page(request, reply, hosting));
    const read = (request: FastifyRequest) =>
      readSite(request, siteIn(request).id, { fontUrl: hosting.fontUrl() });

    show(SITE, showHome);
    show(`${SITES_ROOT}/previa/:id`, showPreview);
    show(`${SITE}/denunciar`, showReport);
    pages.post(`${SITE}/denunciar`, hidden, (request, reply) => takeReport(request, reply, hosting));
    show(`${SITE}/privacidade`, async (request, reply) => {
      const { accountId, facts } = await read(request);
      countVisit(request, accountId, 'privacidade');
      return sendPage(request, reply, renderPrivacy(facts), { isIndexed: facts.isIndexed });
    });
    show(`${SITE}/robots.txt`, async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText((await read(request)).facts)),
    );
    show(`${SITE}/sitemap.xml`, async (request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemapText((await read(request)).facts)),
    );
    pages.get(`${SITES_ROOT}/imagem/:accountId/:fileId`, hidden, sendPicture);
    siteFont(pages, hosting);
  });
}
