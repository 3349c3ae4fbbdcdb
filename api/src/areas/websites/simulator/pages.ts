import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Hosting } from '../../hosting';
import { createSiteCache } from '../page/memory/site-cache';
import { handleContactForm, sendResultPage, sendThanksPage } from './steps/contact-routes';
import { sendSimulatorErrorPage } from './steps/error-page';
import { handleAnswersForm, sendQuestionPage } from './steps/question-routes';

const hidden = { schema: { hide: true } };

/**
 * Registers the pages of the simulator (simulator-001), on each site and at the addresses of its sellers. The
 * data is passed from step to step in a signed URL, because the pages use no cookies and a sandboxed page
 * sends no origin.
 */
export async function registerSimulatorPages(
  app: FastifyInstance,
  { hosting, postalCodes }: { hosting: Hosting; postalCodes: PostalCodeService },
): Promise<void> {
  if (!app.hasDecorator('sites')) {
    const sites = await createSiteCache(app.database);
    app.decorate('sites', sites);
    app.addHook('onClose', () => sites.close());
  }
  await app.register(async (pages) => {
    registerPlainFormParser(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) =>
      sendSimulatorErrorPage(error, request, reply),
    );
    for (const root of ['/simulador/:id', '/institucional/:id/simulador']) {
      pages.get(root, hidden, (request, reply) => sendQuestionPage(request, reply, hosting));
      pages.post(root, hidden, (request, reply) =>
        handleAnswersForm(request, reply, { hosting, postalCodes }),
      );
      pages.get(`${root}/:simulation`, hidden, (request, reply) => sendResultPage(request, reply, hosting));
      pages.post(`${root}/:simulation`, hidden, (request, reply) =>
        handleContactForm(request, reply, hosting),
      );
      pages.get(`${root}/:simulation/obrigado`, hidden, (request, reply) =>
        sendThanksPage(request, reply, hosting),
      );
    }
  });
}
