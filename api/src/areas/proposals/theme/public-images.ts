import { type ContractRoute, contract, type ParsedParams } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { place, schemaOf } from '../../../platform/http/contract-route';
import { notFound } from '../../../platform/refusals/refusal';
import { coverDrawings } from './cover-drawings';

const IMAGE = 'GET /proposal-images/:accountId/:imageId';
const COVER = 'GET /proposal-covers/:name';

/** Nothing in a picture runs, loads or asks. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of proposals, to whoever has their address: documents that customers open show them. */
export function publicImageRoutes(app: FastifyInstance): void {
  const { database, files } = app;
  const image: ContractRoute = contract[IMAGE];
  app.route({
    ...place(IMAGE),
    schema: schemaOf(IMAGE, image),
    handler: async (request, reply) => {
      // Parsed by the contract's schema.
      const { accountId, imageId } = request.params as ParsedParams<typeof IMAGE>;
      const file = await database.asAccount({ accountId }, (tx) =>
        tx
          .selectFrom('stored_files')
          .select(['id', 'content_type', 'size'])
          .where('account_id', '=', accountId)
          .where('id', '=', imageId)
          .where('is_public', '=', true)
          .executeTakeFirst(),
      );
      const content = file && (await files.store.get(file.id));
      if (!content) throw notFound('Esta imagem não existe mais.');
      // The contents under an id never change.
      imageHeaders(reply, file.content_type, 'public, max-age=31536000, immutable');
      return reply.header('content-length', file.size).send(content);
    },
  });

  const cover: ContractRoute = contract[COVER];
  app.route({
    ...place(COVER),
    schema: schemaOf(COVER, cover),
    handler: (request, reply) => {
      const { name } = request.params as ParsedParams<typeof COVER>;
      imageHeaders(reply, 'image/svg+xml', 'public, max-age=86400');
      return reply.send(coverDrawings[name]);
    },
  });
}

function imageHeaders(reply: FastifyReply, contentType: string, cacheControl: string): void {
  reply
    .type(contentType)
    .header('content-security-policy', IMAGE_POLICY)
    .header('x-content-type-options', 'nosniff')
    // They are public; a framed preview has an origin of its own.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', cacheControl);
}
