import type { FastifyReply, FastifyRequest } from 'fastify';

/** Functions of the server that the public pages of the product need: which host they are asked on, and the font. */
export interface PublicPageHost {
  /** Is this area part of what the host of the request shows? Never on a customer's own domain. */
  hasRemote(request: FastifyRequest, remote: string): boolean;
  /** Is the product shown under its own brand? Partners sell it under theirs, at their own prices. */
  isOwnBrand(request: FastifyRequest): boolean;
  /** Answers as if there were no page: the shell says what is at the address. */
  sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Address of the product's own font; null where it is not built. */
  fontUrl(): string | null;
}
