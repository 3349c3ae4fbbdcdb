import type { FastifyInstance } from 'fastify';

/** Serves the shell, the released remotes and the registry. */
export async function registerHosting(_app: FastifyInstance): Promise<void> {}
