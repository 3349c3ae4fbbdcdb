import { serve, serveWithExternalCall, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { getHostName } from '../../registry/live/hosts';
import { canUseCustomDomain, requireWebsiteAccess } from '../website-access';
import { applyDomainCheck, queryZone } from './checking/check-domain';
import { registerDomainCheckJob } from './checking/domain-check-job-handler';
import { claimDomain, listClaimedDomains, loadClaimedDomain, releaseDomain } from './claim-domain';
import { loadDemonstrationZone, saveDemonstrationZone } from './demonstration-zone';
import { toWebsiteDomain } from './domain-record';
import { findSiteByHost } from './find-site-by-host';
import type { SiteHostCache } from './hosts/site-host-cache';
import type { DomainProvider } from './provider/domain-provider';

interface DomainOptions {
  provider: DomainProvider;
  hosts: SiteHostCache;
  /** Hosts of the product and its partners now. */
  productHosts: () => readonly string[];
}

/** Registers the routes by which an account manages the domains of its site. */
export function registerDomainRoutes(
  app: FastifyInstance,
  { provider, hosts, productHosts }: DomainOptions,
): void {
  const { database } = app;
  registerDomainCheckJob(app, provider);

  serveWithoutTransaction(app, 'GET /websites/domains', async ({ request }) => {
    const host = getHostName(request.host);
    const site = hosts.find(host);
    return { domains: site?.shows === 'ONE' ? [{ host, slug: site.slug }] : [] };
  });
  serveWithoutTransaction(app, 'GET /websites/by-host/:host', ({ params }) =>
    findSiteByHost(database, hosts, params.host),
  );
  serve(app, 'GET /websites/domains/:userId', async ({ tx, caller, params }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    const claims = await listClaimedDomains(tx, caller.accountId);
    return {
      domains: claims.map((claim) => toWebsiteDomain(claim, provider)),
      mayClaim: canUseCustomDomain(caller),
    };
  });
  serve(app, 'PUT /websites/domains/:userId', async ({ tx, caller, params, body }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    const claim = await claimDomain(tx, caller, {
      typed: body.host,
      taken: productHosts(),
      target: provider.target,
    });
    return { domain: toWebsiteDomain(claim, provider) };
  });
  serveWithExternalCall(
    app,
    'POST /websites/domains/:userId/:domainId/check',
    async ({ caller, params }) => {
      await database.asAccount(caller, async (tx) => {
        await requireWebsiteAccess(tx, caller, params.userId);
        await loadClaimedDomain(tx, caller.accountId, params.domainId);
      });
      return queryZone(database, provider, { accountId: caller.accountId, id: params.domainId });
    },
    async ({ tx, caller, params, asked: look }) => {
      const claim = { accountId: caller.accountId, id: params.domainId };
      const checked = look && (await applyDomainCheck(tx, provider, claim, look));
      if (!checked) throw notFound('Este domínio não está mais ligado à conta.');
      return { domain: toWebsiteDomain(checked, provider) };
    },
  );
  serve(app, 'DELETE /websites/domains/:userId/:domainId', async ({ tx, caller, params }) => {
    await requireWebsiteAccess(tx, caller, params.userId);
    await releaseDomain(tx, caller, params.domainId);
    return {};
  });

  serveWithoutTransaction(app, 'GET /websites/zone', async () => ({
    records: await loadDemonstrationZone(database),
    isAsked: provider.isDemonstration,
  }));
  serveWithoutTransaction(app, 'PUT /websites/zone', async ({ body }) => {
    if (!provider.isDemonstration)
      throw notAllowed('Os domínios são consultados na internet: não há zona de demonstração aqui.');
    return { records: await saveDemonstrationZone(database, body.records) };
  });
}
