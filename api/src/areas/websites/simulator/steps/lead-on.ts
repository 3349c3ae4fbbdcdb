import type { FastifyReply } from 'fastify';

/** Shown by another request, so that a reload sends nothing again. */
export const leadOn = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .code(303)
    .headers({ location: to, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send();
