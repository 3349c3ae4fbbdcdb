import type { FastifyInstance } from 'fastify';
import { certificatePermission } from './certificate-permission';
import { guardHosts } from './guard-hosts';
import type { SiteHosts } from './site-hosts';

/** Has the server know the hosts of sites, keep everything else off them, and say which may have a certificate. */
export function serveSiteHosts(app: FastifyInstance, hosts: SiteHosts, sitesHost: string | undefined): void {
  app.decorate('siteHosts', hosts);
  app.addHook('onClose', () => hosts.close());
  guardHosts(app, hosts, sitesHost);
  certificatePermission(app, hosts);
}
