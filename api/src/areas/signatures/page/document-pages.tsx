import { formatContentDisposition } from '@girassol/api-platform/files/content-disposition';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hasCodeProof } from './code-proof';
import { DocumentTextPage } from './DocumentTextPage';
import { getSignerPageFrame, loadSignerPage } from './load-signer-page';
import { getDocumentPagePicture } from './page-pictures';
import { secretPageHeaders, sendSecretPage } from './replies';
import { renderSignerPage } from './SignerPage';
import { renderSignerStatusPage, requireReadableDocument } from './signer-status-page';

/**
 * Sends the signing page of the first step, where the signer reads the document. A signer who cannot sign
 * gets a page with the reason.
 */
export async function sendReadStepPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  const isCodeProven = await hasCodeProof(request, seen.place);
  return sendSecretPage(reply, renderSignerStatusPage(seen, { isCodeProven }));
}

/** Sends a single page of the document to sign, as a picture or as text. */
export async function sendSingleDocumentPage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  const { place, path } = seen;
  requireReadableDocument(place);
  const wanted = z.object({ page: z.string() }).parse(request.params).page;
  const isPicture = wanted.endsWith('.png');
  const page = Number(wanted.replace(/\.png$/, ''));
  const drawn = await getDocumentPagePicture(request.server, place.signature, page);
  if (isPicture) {
    return reply.headers({ ...secretPageHeaders, 'content-type': 'image/png' }).send(drawn.picture);
  }
  const pages = place.signature.pages ?? 0;
  return sendSecretPage(
    reply,
    renderSignerPage({
      ...getSignerPageFrame(seen),
      place: `Página ${page} de ${pages}`,
      content: <DocumentTextPage path={path} page={page} pages={pages} text={drawn.text} />,
    }),
  );
}

/** Sends a signer the document as a PDF: with LAST the sealed file if it exists, otherwise the original. */
export async function sendDocumentFile(
  request: FastifyRequest,
  reply: FastifyReply,
  which: 'LAST' | 'ORIGINAL',
): Promise<FastifyReply> {
  const { database, files } = request.server;
  const { place } = await loadSignerPage(request);
  requireReadableDocument(place);
  const { account_id: accountId, sealed_file_id, document_file_id } = place.signature;
  const fileId = which === 'LAST' ? (sealed_file_id ?? document_file_id) : document_file_id;
  const file = await database.asAccount({ accountId }, (tx) =>
    tx
      .selectFrom('stored_files')
      .select(['id', 'name', 'size'])
      .where('account_id', '=', accountId)
      .where('id', '=', fileId ?? '')
      .where('is_kept', '=', true)
      .executeTakeFirst(),
  );
  const content = file && (await files.store.get(file.id));
  if (!content) throw notFound('O documento não está mais guardado.');
  return reply
    .headers({
      ...secretPageHeaders,
      'content-type': 'application/pdf',
      'content-length': file.size,
      'content-disposition': formatContentDisposition('attachment', file.name ?? 'documento.pdf'),
    })
    .send(content);
}
