import type { FastifyRequest } from 'fastify';

/** Where this server is reached, as the visitor names it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
