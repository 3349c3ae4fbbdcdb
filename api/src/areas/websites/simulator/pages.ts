import type { FastifyInstance } from 'fastify';
import type { Hosting } from '../../hosting';

/** The pages of the simulator. */
export async function simulatorPages(_app: FastifyInstance, _options: { hosting: Hosting }): Promise<void> {}
