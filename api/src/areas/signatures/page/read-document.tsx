import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentDisposition } from '../../../platform/files/content-disposition';
import { notFound } from '../../../platform/refusals/refusal';
import { secret, send } from './answers';
import { frameOf, look } from './look';
import { pagePicture } from './page-pictures';
import { renderSignerPage } from './SignerPage';
import { requireReader, standingPage } from './standing';
import { TextPage } from './TextPage';

/** The first step, or where the signer stands. */
export async function showDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return send(reply, standingPage(await look(request)));
}

/** One page of the document: its picture, or its text. */
export async function showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  requireReader(place);
  const wanted = z.object({ page: z.string() }).parse(request.params).page;
  const isPicture = wanted.endsWith('.png');
  const page = Number(wanted.replace(/\.png$/, ''));
  const drawn = await pagePicture(request.server, place.signature, page);
  if (isPicture) {
    return reply.headers({ ...secret, 'content-type': 'image/png' }).send(drawn.picture);
  }
  const pages = place.signature.pages ?? 0;
  return send(
    reply,
    renderSignerPage({
      ...frameOf(seen),
      step: `Página ${page} de ${pages}`,
      content: <TextPage path={path} page={page} pages={pages} text={drawn.text} />,
    }),
  );
}

/** The document as a file: sealed where it is, or as it was signed. */
export async function sendDocumentFile(
  request: FastifyRequest,
  reply: FastifyReply,
  which: 'LAST' | 'ORIGINAL',
): Promise<FastifyReply> {
  const { database, files } = request.server;
  const { place } = await look(request);
  requireReader(place);
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
      ...secret,
      'content-type': 'application/pdf',
      'content-length': file.size,
      'content-disposition': contentDisposition('attachment', file.name ?? 'documento.pdf'),
    })
    .send(content);
}
