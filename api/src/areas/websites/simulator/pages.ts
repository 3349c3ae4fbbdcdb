import type { FastifyError, FastifyInstance } from 'fastify';
import { readPlainForms } from '../../../platform/http/plain-forms';
import type { PostalCodes } from '../../../platform/integrations/postal-code';
import type { Hosting } from '../../hosting';
import { openSiteMemory } from '../page/memory/site-memory';
import { refusedPage } from './steps/refused-page';
import { showQuestions, takeAnswers } from './steps/take-answers';
import { showResult, showThanks, takeContact } from './steps/take-contact';

const hidden = { schema: { hide: true } };

/**
 * The pages of the simulator (simulator-001), at the site and at an address of its own that sellers hand out. Forms carry no
 * cookie and, from a page that belongs to no origin, no origin either: what they bring is sealed.
 */
export async function simulatorPages(
  app: FastifyInstance,
  { hosting, postalCodes }: { hosting: Hosting; postalCodes: PostalCodes },
): Promise<void> {
  if (!app.hasDecorator('sites')) {
    const sites = await openSiteMemory(app.database);
    app.decorate('sites', sites);
    app.addHook('onClose', () => sites.close());
  }
  await app.register(async (pages) => {
    readPlainForms(pages);
    pages.setErrorHandler((error: FastifyError, request, reply) => refusedPage(error, request, reply));
    for (const root of ['/simulador/:id', '/institucional/:id/simulador']) {
      pages.get(root, hidden, (request, reply) => showQuestions(request, reply, hosting));
      pages.post(root, hidden, (request, reply) => takeAnswers(request, reply, { hosting, postalCodes }));
      pages.get(`${root}/:simulation`, hidden, (request, reply) => showResult(request, reply, hosting));
      pages.post(`${root}/:simulation`, hidden, (request, reply) => takeContact(request, reply, hosting));
      pages.get(`${root}/:simulation/obrigado`, hidden, (request, reply) =>
        showThanks(request, reply, hosting),
      );
    }
  });
}
