import type { FastifyReply } from 'fastify';

/**
 * Redirects a visitor of the simulator after a submitted form with status 303, so that a reload does not
 * submit the form again.
 */
export const redirectAfterPost = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .code(303)
    .headers({ location: to, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send();
