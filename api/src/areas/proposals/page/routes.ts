import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../../../platform/http/origin';
import { describePageFailure } from '../../../platform/http/page-failure';
import { readPlainForms } from '../../../platform/http/plain-forms';
import type { Printer } from '../../../platform/printing';
import type { Hosting } from '../../hosting';
import { countView } from '../public/count-view';
import { findByAddress } from '../public/find-by-address';
import { readFinishedProposal } from '../public/read-public-proposal';
import { addressIn } from './address-in';
import { closedStatus, renderClosedPage } from './ClosedPage';
import type { PageView } from './page-facts';
import { readPreview } from './preview';
import { sendPreviewPicture } from './preview-picture';
import { registerPrinting } from './print-job';
import { readPageFacts } from './read-page-facts';
import { renderPage } from './render-page';
import { renderStatusPage } from './StatusPage';
import { sendPage } from './send-page';
import { sendPdf } from './send-pdf';
import { takeProposal } from './take-proposal';
import { isVisit } from './visits';

/** The area whose addresses these are: where a partner leaves it out, they do not exist. */
const REMOTE = 'mfe-proposals';

/** The final views of proposals: documents of this server, readable without a script. */
export async function proposalPages(
  app: FastifyInstance,
  { hosting, printer }: { hosting: Hosting; printer: Printer },
): Promise<void> {
  registerPrinting(app, { printer, fontUrl: hosting.fontUrl });
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!hosting.hasRemote(request, REMOTE)) return hosting.sendShell(request, reply);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) =>
      sendPage(request, reply, ...failurePage(error, request, reply, hosting.fontUrl())),
    );

    const views: Record<string, PageView> = {
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
      sendPdf(request, reply, { printer, fontUrl: hosting.fontUrl() }),
    );
    pages.get('/proposta/imagem/:colour', { schema: { hide: true } }, sendPreviewPicture);
    readPlainForms(pages);
    pages.post('/proposta/final/:pid', { schema: { hide: true } }, (request, reply) =>
      takeProposal(request, reply, hosting.fontUrl()),
    );
    pages.get('/proposta/previa/:id', { schema: { hide: true } }, async (request, reply) => {
      const facts = await readPreview(request, hosting.fontUrl());
      return sendPage(request, reply, renderPage(facts, originOf(request)));
    });
  });
}

async function showProposal(
  request: FastifyRequest,
  reply: FastifyReply,
  { view, fontUrl }: { view: PageView; fontUrl: string | null },
): Promise<FastifyReply> {
  const { database } = request.server;
  const found = await findByAddress(request, reply, addressIn(request.params));
  const printsAtOnce =
    view === 'PRINT' && z.object({ imprimir: z.string() }).safeParse(request.query).success;
  const [page, status] = await database.asAccount(found, async (tx) => {
    const finished = await readFinishedProposal(tx, found);
    if (finished.state !== 'OPEN')
      return [renderClosedPage(finished, fontUrl), closedStatus(finished)] as const;
    if (isVisit(request, found.accountId)) {
      const userAgent = request.headers['user-agent'] ?? '';
      await countView(tx, finished.proposal, { ip: request.ip, userAgent });
    }
    const facts = await readPageFacts(tx, finished, { view, fontUrl, printsAtOnce });
    return [renderPage(facts, originOf(request)), 200] as const;
  });
  return sendPage(request, reply, page, status);
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
  const { status, message } = describePageFailure(error, request, reply);
  const page = renderStatusPage({
    heading: headings[status] ?? 'Não foi possível abrir a proposta',
    message,
    primaryColor: DEFAULT_PROPOSAL_THEME.primaryColor,
    fontUrl,
  });
  return [page, status] as const;
}
