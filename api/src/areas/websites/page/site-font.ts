import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/refusals/refusal';
import type { Hosting } from '../../hosting';
import { SITES_ROOT } from './site-address';

const FONT = `${SITES_ROOT}/fonte`;

/** The product's font at an address of sites: hosts of their own serve nothing of the product. */
export const siteFontUrl = (fontUrl: string | null): string | null =>
  fontUrl && `${FONT}/${basename(fontUrl)}`;

/** Serves it, and no other file. */
export function siteFont(app: FastifyInstance, hosting: Hosting): void {
  app.get(`${FONT}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    const url = hosting.fontUrl();
    if (!url || basename(url) !== name) throw notFound();
    return reply.sendFile(name);
  });
}
