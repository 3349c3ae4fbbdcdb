import type { FastifyInstance } from 'fastify';
import type { Hosting } from '../../hosting';

/** The pages that visitors read. */
export async function websitePages(_app: FastifyInstance, _options: { hosting: Hosting }): Promise<void> {}
