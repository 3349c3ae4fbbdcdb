import { buildRouteSchema, getMethodAndPath } from '@girassol/api-platform/http/contract-route';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ContractRoute, ParsedRequestParams } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { coverDrawings } from './cover-drawings';

const IMAGE = 'GET /proposal-images/:accountId/:imageId';
const COVER = 'GET /proposal-covers/:name';

/** Nothing in a picture runs, loads or asks. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Registers the public routes of the pictures in proposals, open to everybody who knows the address of the
 * picture.
 */
export function registerPublicImageRoutes(app: FastifyInstance): void {
  const { database, files } = app;
  const image: ContractRoute = app.contract[IMAGE];
  app.route({
    ...getMethodAndPath(IMAGE),
    schema: buildRouteSchema(IMAGE, image),
    handler: async (request, reply) => {
      // Parsed by the contract's schema.
      const { accountId, imageId } = request.params as ParsedRequestParams<typeof IMAGE>;
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

  const cover: ContractRoute = app.contract[COVER];
  app.route({
    ...getMethodAndPath(COVER),
    schema: buildRouteSchema(COVER, cover),
    handler: (request, reply) => {
      const { name } = request.params as ParsedRequestParams<typeof COVER>;
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
