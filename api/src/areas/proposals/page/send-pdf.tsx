import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { CannotPrint, type Printer } from '../../../platform/printing';
import { readSettingsDocument } from '../../settings/read-settings';
import { countView } from '../public/count-view';
import { findByAddress } from '../public/find-by-address';
import { readFinishedProposal } from '../public/read-public-proposal';
import { addressIn } from './address-in';
import { closedStatus, renderClosedPage } from './ClosedPage';
import { themeOf } from './page-facts';
import { proposalPdf } from './proposal-pdf';
import { readPageFacts } from './read-page-facts';
import { renderStatusPage } from './StatusPage';
import { sendPage } from './send-page';
import { isVisit } from './visits';

/** PDF viewers of browsers need their own styles and frames. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

/** Seconds after which a printer that was missing, or busy, may be there. */
const RETRY = { NO_BROWSER: 120, BUSY: 10, FAILED: 10 } as const;

const reasons = {
  NO_BROWSER:
    'Este servidor ainda não tem como gerar o PDF. Abra a versão para impressão e escolha "Salvar como PDF".',
  BUSY: 'Há muitos PDFs sendo gerados agora. Tente novamente em instantes, ou use a versão para impressão.',
  FAILED: 'O PDF não pôde ser gerado agora. Tente novamente em instantes, ou use a versão para impressão.',
} as const;

/**
 * Answers the proposal as a file. An account that prefers fast PDFs lets the reader's own browser make it, from the page
 * laid out for paper (proposals-037).
 */
export async function sendPdf(
  request: FastifyRequest,
  reply: FastifyReply,
  { printer, fontUrl }: { printer: Printer; fontUrl: string | null },
): Promise<FastifyReply> {
  const app = request.server;
  const found = await findByAddress(request, reply, addressIn(request.params));
  const { finished, facts, isFast } = await app.database.asAccount(found, async (tx) => {
    const finished = await readFinishedProposal(tx, found);
    if (finished.state === 'OPEN' && isVisit(request, found.accountId)) {
      const userAgent = request.headers['user-agent'] ?? '';
      await countView(tx, finished.proposal, { ip: request.ip, userAgent });
    }
    const { useFastPDFRendering: isFast } = await readSettingsDocument(tx, found.accountId);
    return { finished, facts: await readPageFacts(tx, finished, { view: 'PRINT', fontUrl }), isFast };
  });
  if (finished.state !== 'OPEN')
    return sendPage(request, reply, renderClosedPage(finished, fontUrl), closedStatus(finished));
  if (isFast) return reply.code(303).header('location', facts.links.print).send();

  try {
    const { name, content } = await proposalPdf(app, printer, finished.proposal, facts);
    return reply
      .type('application/pdf')
      .headers({
        'content-disposition': contentDisposition('inline', name),
        'content-length': content.length,
        'cache-control': 'private, no-cache',
        'content-security-policy': PDF_POLICY,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      })
      .send(content);
  } catch (error) {
    if (!(error instanceof CannotPrint)) throw error;
    reply.header('retry-after', RETRY[error.why]);
    const page = renderStatusPage({
      heading: 'O PDF ainda não está pronto',
      message: reasons[error.why],
      primaryColor: themeOf(finished.answer).primaryColor,
      fontUrl,
      children: (
        <a className="action" href={facts.links.print}>
          Abrir a versão para impressão
        </a>
      ),
    });
    return sendPage(request, reply, page, 503);
  }
}
