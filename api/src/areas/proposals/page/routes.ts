import { getOrigin } from '@girassol/api-platform/http/origin';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { registerPlainFormParser } from '@girassol/api-platform/http/plain-forms';
import type { Printer } from '@girassol/api-platform/printing';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../hosting';
import { findProposalByAddress } from '../public/find-proposal-by-address';
import { loadFinishedProposal } from '../public/load-finished-proposal';
import { getClosedPageHttpStatus, renderClosedProposalPage } from './ClosedPage';
import { sendLinkPreviewPicture } from './draw-link-preview-picture';
import { handleAcceptance } from './handle-acceptance';
import { loadProposalPageData } from './load-proposal-page-data';
import { parsePublicProposalAddress } from './parse-public-proposal-address';
import { loadPreviewPageData } from './preview';
import { registerProposalPrintJob } from './print-job';
import type { PageLayout } from './proposal-page-data';
import { renderPage } from './render-page';
import { renderProposalStatusPage } from './StatusPage';
import { sendProposalPage } from './send-proposal-page';
import { sendProposalPdf } from './send-proposal-pdf';
import { countDisplayedView } from './visits';

/** The area whose addresses these are: where a partner leaves it out, they do not exist. */
const REMOTE = 'mfe-proposals';

/** Registers the routes of the public pages of proposals. The pages work without scripts. */
export async function registerProposalPages(
  app: FastifyInstance,
  { hosting, printer }: { hosting: Hosting; printer: Printer },
): Promise<void> {
  registerProposalPrintJob(app, { printer, fontUrl: hosting.fontUrl });
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!hosting.hasRemote(request, REMOTE)) return hosting.sendShell(request, reply);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) =>
      sendProposalPage(request, reply, ...failurePage(error, request, reply, hosting.fontUrl())),
    );

    const views: Record<string, PageLayout> = {
      '/proposta/final/:pid': 'FULL',
      '/proposta/final/:slug/:count/:code': 'FULL',
      '/proposta/final/mobile/:pid': 'MOBILE',
      '/proposta/final/impressao/:pid': 'PRINT',
      '/proposta/final/financiamento/:pid': 'FINANCING',
    };
    for (const [path, view] of Object.entries(views)) {
      pages.get(path, { schema: { hide: true } }, (request, reply) =>
        showProposal(request, reply, { view, fontUrl: hosting.fontUrl() }),
      );
    }
    pages.get('/proposta/final/pdf/:pid', { schema: { hide: true } }, (request, reply) =>
      sendProposalPdf(request, reply, { printer, fontUrl: hosting.fontUrl() }),
    );
    pages.get('/proposta/vista/:pid', { schema: { hide: true } }, countDisplayedView);
    pages.get('/proposta/imagem/:colour', { schema: { hide: true } }, sendLinkPreviewPicture);
    registerPlainFormParser(pages);
    pages.post('/proposta/final/:pid', { schema: { hide: true } }, (request, reply) =>
      handleAcceptance(request, reply, hosting.fontUrl()),
    );
    pages.get('/proposta/previa/:id', { schema: { hide: true } }, async (request, reply) => {
      const facts = await loadPreviewPageData(request, hosting.fontUrl());
      return sendProposalPage(request, reply, renderPage(facts, getOrigin(request)));
    });
  });
}

async function showProposal(
  request: FastifyRequest,
  reply: FastifyReply,
  { view, fontUrl }: { view: PageLayout; fontUrl: string | null },
): Promise<FastifyReply> {
  const { database, mailer } = request.server;
  const found = await findProposalByAddress(request, reply, parsePublicProposalAddress(request.params));
  const printsAtOnce =
    view === 'PRINT' && z.object({ imprimir: z.string() }).safeParse(request.query).success;
  const [page, status] = await database.asAccount(found, async (tx) => {
    const finished = await loadFinishedProposal(tx, found);
    if (finished.state !== 'OPEN')
      return [renderClosedProposalPage(finished, fontUrl), getClosedPageHttpStatus(finished)] as const;
    const { publicUrl } = mailer.settings;
    const facts = await loadProposalPageData(tx, finished, { view, fontUrl, printsAtOnce, publicUrl });
    return [renderPage(facts, getOrigin(request)), 200] as const;
  });
  return sendProposalPage(request, reply, page, status);
}

const headings: Record<number, string> = {
  404: 'Proposta não encontrada',
  410: 'Este link não vale mais',
  429: 'Muitas tentativas',
};

function failurePage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  fontUrl: string | null,
) {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const page = renderProposalStatusPage({
    heading: headings[status] ?? 'Não foi possível abrir a proposta',
    message,
    primaryColor: DEFAULT_PROPOSAL_THEME.primaryColor,
    fontUrl,
  });
  return [page, status] as const;
}
