import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getHostName } from '../../../registry/live/hosts';
import type { SiteHostCache } from './site-host-cache';

const question = z.object({ domain: z.string().min(1).max(253) });

/** Was it asked on this machine, by the server in front for itself? What that passes on of visitors says so. */
const isHere = ({ headers, socket }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

/**
 * Registers the route `/internal/certificate-permission?domain=`, which tells whether a TLS certificate may
 * be issued for a host. The web server in front (Caddy's `on_demand_tls.ask`, on the same machine) calls the
 * route for each handshake with a host that has no certificate yet.
 */
export function registerCertificatePermissionRoute(app: FastifyInstance, hosts: SiteHostCache): void {
  app.get('/internal/certificate-permission', { schema: { hide: true } }, async (request, reply) => {
    const { data } = question.safeParse(request.query);
    if (!isHere(request) || !data) return reply.code(404).send();
    return reply.code((await hosts.permits(getHostName(data.domain))) ? 200 : 403).send();
  });
}
