import type { FastifyInstance } from 'fastify';

/** Simulations of visitors, the leads they become, and the tariffs they are calculated with. */
export function simulationRoutes(_app: FastifyInstance): void {}
