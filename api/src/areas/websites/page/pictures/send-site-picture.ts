import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const named = z.object({ accountId: z.uuid(), fileId: z.uuid() });

/** Nothing in a picture runs, loads or asks. */
const POLICY = "default-src 'none'; sandbox";

/** Sends one size of a site's picture to everybody who knows its URL. The content of a URL never changes. */
export async function sendSitePicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, files } = request.server;
  const { data } = named.safeParse(request.params);
  const file =
    data &&
    (await database.asAccount({ accountId: data.accountId }, (tx) =>
      tx
        .selectFrom('stored_files')
        .select(['id', 'content_type', 'size'])
        .where('account_id', '=', data.accountId)
        .where('id', '=', data.fileId)
        .where('is_public', '=', true)
        .executeTakeFirst(),
    ));
  const content = file && (await files.store.get(file.id));
  if (!content) throw notFound('Esta imagem não existe mais.');
  return reply
    .type(file.content_type)
    .headers({
      'content-length': file.size,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      // A page in a sandbox has an origin of its own.
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(content);
}
