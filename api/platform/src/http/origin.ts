import type { FastifyRequest } from 'fastify';

/** Returns the origin (protocol and host) of this server as the request names it. */
export const getOrigin = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
