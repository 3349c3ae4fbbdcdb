import type { FastifyInstance } from 'fastify';
import { registerCertificatePermissionRoute } from './register-certificate-permission-route';
import { registerSiteHostGuard } from './register-site-host-guard';
import type { SiteHostCache } from './site-host-cache';

/**
 * Registers the guard that restricts hosts of sites to pages of sites, and the route that permits their
 * certificates.
 */
export function registerSiteHosts(
  app: FastifyInstance,
  hosts: SiteHostCache,
  sitesHost: string | undefined,
): void {
  app.decorate('siteHosts', hosts);
  app.addHook('onClose', () => hosts.close());
  registerSiteHostGuard(app, hosts, sitesHost);
  registerCertificatePermissionRoute(app, hosts);
}
