import { loadSettingsDocument } from '@girassol/account-api/settings';
import { formatContentDisposition } from '@girassol/api-platform/files/content-disposition';
import { PrintError, type Printer } from '@girassol/api-platform/printing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countProposalView } from '../public/count-proposal-view';
import { findProposalByAddress } from '../public/find-proposal-by-address';
import { loadFinishedProposal } from '../public/load-finished-proposal';
import { getClosedPageHttpStatus, renderClosedProposalPage } from './ClosedPage';
import { getProposalPdf } from './get-proposal-pdf';
import { loadProposalPageData } from './load-proposal-page-data';
import { parsePublicProposalAddress } from './parse-public-proposal-address';
import { getPageTheme } from './proposal-page-data';
import { renderProposalStatusPage } from './StatusPage';
import { sendProposalPage } from './send-proposal-page';
import { isCustomerVisit, isUserNavigation } from './visits';

/** PDF viewers of browsers need their own styles and frames. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Seconds after which a printer that was missing, or busy, may be there. */
const RETRY_AFTER_SECONDS = { NO_BROWSER: 120, BUSY: 10, FAILED: 10 } as const;

const reasons = {
  NO_BROWSER:
    'Este servidor ainda não tem como gerar o PDF. Abra a versão para impressão e escolha "Salvar como PDF".',
  BUSY: 'Há muitos PDFs sendo gerados agora. Tente novamente em instantes, ou use a versão para impressão.',
  FAILED: 'O PDF não pôde ser gerado agora. Tente novamente em instantes, ou use a versão para impressão.',
} as const;

/**
 * Sends a proposal as a PDF. If the account prefers fast PDFs, redirects to the print layout of the page,
 * which the reader's browser prints (proposals-037). Responds with 503 if no printer is available.
 */
export async function sendProposalPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { printer, fontUrl }: { printer: Printer; fontUrl: string | null },
): Promise<FastifyReply> {
  const app = request.server;
  const found = await findProposalByAddress(request, reply, parsePublicProposalAddress(request.params));
  const { finished, facts, isFast } = await app.database.asAccount(found, async (tx) => {
    const finished = await loadFinishedProposal(tx, found);
    if (finished.state === 'OPEN' && isUserNavigation(request) && isCustomerVisit(request, found.accountId)) {
      const userAgent = request.headers['user-agent'] ?? '';
      await countProposalView(tx, finished.proposal, { ip: request.ip, userAgent });
    }
    const { useFastPDFRendering: isFast } = await loadSettingsDocument(tx, found.accountId);
    const { publicUrl } = app.mailer.settings;
    const facts = await loadProposalPageData(tx, finished, { view: 'PRINT', fontUrl, publicUrl });
    return { finished, facts, isFast };
  });
  if (finished.state !== 'OPEN')
    return sendProposalPage(
      request,
      reply,
      renderClosedProposalPage(finished, fontUrl),
      getClosedPageHttpStatus(finished),
    );
  if (isFast) return reply.code(303).header('location', facts.links.print).send();

  try {
    const { name, content } = await getProposalPdf(app, printer, finished.proposal, facts);
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': formatContentDisposition('inline', name),
        'content-length': content.length,
        'cache-control': 'private, no-cache',
        'content-security-policy': PDF_POLICY,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
      .send(content);
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    reply.header('retry-after', RETRY_AFTER_SECONDS[error.why]);
    const page = renderProposalStatusPage({
      heading: 'O PDF ainda não está pronto',
      message: reasons[error.why],
      primaryColor: getPageTheme(finished.answer).primaryColor,
      fontUrl,
      children: (
        <a className="action" href={facts.links.print}>
          Abrir a versão para impressão
        </a>
      ),
    });
    return sendProposalPage(request, reply, page, 503);
  }
}
