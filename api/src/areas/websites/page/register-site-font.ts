import { basename } from 'node:path';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../hosting';
import { SITES_ROOT_PATH } from './build-site-urls';

const FONT = `${SITES_ROOT_PATH}/fonte`;

/**
 * Converts the URL of the product's font to its URL on sites, because the hosts of sites serve no other files
 * of the product.
 */
export const toSiteFontUrl = (fontUrl: string | null): string | null =>
  fontUrl && `${FONT}/${basename(fontUrl)}`;

/** Registers the route by which hosts of sites serve the product's font, and no other file of the product. */
export function registerSiteFont(app: FastifyInstance, hosting: Hosting): void {
  app.get(`${FONT}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const url = hosting.fontUrl();
    if (!url || basename(url) !== name) throw notFound();
    return reply.sendFile(name);
  });
}
