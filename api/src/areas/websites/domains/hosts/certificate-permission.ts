import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hostName } from '../../../registry/live/hosts';
import type { SiteHosts } from './site-hosts';

const question = z.object({ domain: z.string().min(1).max(253) });

/** Was it asked on this machine, by the server in front for itself? What that passes on of visitors says so. */
const isHere = ({ headers, socket }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

/**
 * `/internal/certificate-permission?domain=`: may a certificate be issued for a host? Asked by the server in front of this
 * one (Caddy's `on_demand_tls.ask`) on this machine, at every handshake that it does not remember.
 */
export function certificatePermission(app: FastifyInstance, hosts: SiteHosts): void {
  app.get('/internal/certificate-permission', { schema: { hide: true } }, async (request, reply) => {
    const { data } = question.safeParse(request.query);
    if (!isHere(request) || !data) return reply.code(404).send();
    return reply.code((await hosts.permits(hostName(data.domain))) ? 200 : 403).send();
  });
}
