import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Registers the parser of multipart forms for pages that the server writes, outside the routes of the API. */
export async function registerFormParser(pages: FastifyInstance): Promise<void> {
  await pages.register(multipart, { throwFileSizeLimit: false });
}
