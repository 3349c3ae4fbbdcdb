import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PRODUCT_VERSION } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * Registers the OpenAPI page at /api/docs (and /api/docs/json), built from the API contract. Call it before
 * the routes that the page lists are registered.
 */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Girassol',
        version: PRODUCT_VERSION,
        description: 'Changes are additive: ignore fields you do not know.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  // The page names its files beside itself: without the slash a browser looks for them elsewhere.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/api/docs') return reply.redirect('/api/docs/');
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // A policy of its own: the page brings its files along, styles its parts in place, and calls nothing but this API.
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'",
    theme: { title: 'Girassol API' },
    uiConfig: { validatorUrl: null },
  });
}
