import type { LeadKind } from '@girassol/account-domain/leads';
import { getOrigin } from '@girassol/api-platform/http/origin';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { handleLeadForm } from '../leads/form/handle-lead-form';
import { LEAD_FORM_PATH } from '../leads/form/LeadForm';
import { getInitialLeadFormValues } from '../leads/form/lead-form-values';
import { getLeadThanksPath, leadPageTexts } from '../leads/form/lead-page-texts';
import { MAX_LEAD_FORM_BYTES } from '../leads/form/max-lead-form-bytes';
import { renderLeadPage, renderLeadThanksPage } from '../leads/form/render-lead-page';
import type { PublicPageHost } from '../public-pages/public-page-host';
import { renderPublicPageFailure } from '../public-pages/render-public-page-failure';
import { compressPublicPage, sendPublicPage } from '../public-pages/send-public-page';
import { findPicture, PICTURES_PATH } from './pictures';
import { sendAboutPage } from './send-about-page';

/** The area whose addresses these are: where a partner leaves it out, they do not exist. */
const REMOTE = 'mfe-account';
const hidden = { schema: { hide: true } };
const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface Options {
  host: PublicPageHost;
  leadsUrl: string | undefined;
}

/**
 * Registers the public pages of the product: the sales page, and the forms for a trial and for the course. They have no
 * script. A partner's visitors are led to the login, because partners sell under their own brand; a customer's domain shows
 * what the shell says.
 */
export async function registerAboutPages(app: FastifyInstance, { host, leadsUrl }: Options): Promise<void> {
  const isDelivered = leadsUrl !== undefined;
  await app.register(async (pages) => {
    registerPlainFormParser(pages, { maxBytes: MAX_LEAD_FORM_BYTES });
    pages.addHook('onRequest', async (request, reply) => {
      if (!host.hasRemote(request, REMOTE)) return host.sendShell(request, reply);
      if (!host.isOwnBrand(request)) return reply.redirect('/login', 302);
    });
    pages.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
      const page = await compressPublicPage(renderPublicPageFailure(message, host.fontUrl()));
      return sendPublicPage(request, reply, page, { status });
    });

    pages.get('/sobre', hidden, (request, reply) =>
      sendAboutPage(request, reply, { layout: 'WIDE', fontUrl: host.fontUrl() }),
    );
    pages.get('/sobre/mobile', hidden, (request, reply) =>
      sendAboutPage(request, reply, { layout: 'PHONE', fontUrl: host.fontUrl() }),
    );
    pages.get(`${PICTURES_PATH}/:name`, hidden, async (request, reply) => {
      const { name } = z.object({ name: z.string() }).parse(request.params);
      const picture = findPicture(name);
      if (!picture) throw notFound('Esta imagem não existe.');
      return reply
        .type('image/avif')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(picture.content);
    });

    const formKinds: readonly LeadKind[] = ['trial', 'course'];
    for (const kind of formKinds)
      pages.get(leadPageTexts[kind].path, hidden, async (request, reply) => {
        const values = getInitialLeadFormValues(kind, request.query);
        const canonicalUrl = getOrigin(request) + leadPageTexts[kind].path;
        const page = renderLeadPage({ values, fontUrl: host.fontUrl(), canonicalUrl });
        return sendPublicPage(request, reply, await compressPublicPage(page));
      });
    for (const kind of ['contact', ...formKinds] as const)
      pages.get(getLeadThanksPath(kind), hidden, async (request, reply) =>
        sendPublicPage(request, reply, await compressPublicPage(renderLeadThanksPage(kind, host.fontUrl()))),
      );
    pages.post(LEAD_FORM_PATH, hidden, (request, reply) =>
      handleLeadForm(request, reply, { fontUrl: host.fontUrl(), isDelivered }),
    );
  });
}
