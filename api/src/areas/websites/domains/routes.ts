import type { FastifyInstance } from 'fastify';
import { serve, serveAsking, serveWithoutRows } from '../../../platform/http/serve';
import { notAllowed, notFound } from '../../../platform/refusals/refusal';
import { hostName } from '../../registry/live/hosts';
import { mayHaveDomain, requireWebsite } from '../website-access';
import { checkByJobs } from './checking/check-by-jobs';
import { judgeClaim, lookAtZone } from './checking/check-domain';
import { claimDomain, liveDomain, liveDomains, releaseDomain } from './claim-domain';
import { domainAnswer } from './domain-answer';
import type { SiteHosts } from './hosts/site-hosts';
import type { DomainProvider } from './provider/domain-provider';
import { readZone, writeZone } from './zone';

interface DomainOptions {
  provider: DomainProvider;
  hosts: SiteHosts;
  /** Hosts of the product and its partners now. */
  productHosts: () => readonly string[];
}

/** Hosts of an account's own. */
export function domainRoutes(app: FastifyInstance, { provider, hosts, productHosts }: DomainOptions): void {
  const { database } = app;
  checkByJobs(app, provider);

  serveWithoutRows(app, 'GET /websites/domains', async ({ request }) => {
    const host = hostName(request.host);
    const site = hosts.find(host);
    return { domains: site?.shows === 'ONE' ? [{ host, slug: site.slug }] : [] };
  });
  serve(app, 'GET /websites/domains/:userId', async ({ tx, caller, params }) => {
    await requireWebsite(tx, caller, params.userId);
    const claims = await liveDomains(tx, caller.accountId);
    return {
      domains: claims.map((claim) => domainAnswer(claim, provider)),
      mayClaim: mayHaveDomain(caller),
    };
  });
  serve(app, 'PUT /websites/domains/:userId', async ({ tx, caller, params, body }) => {
    await requireWebsite(tx, caller, params.userId);
    const claim = await claimDomain(tx, caller, {
      typed: body.host,
      taken: productHosts(),
      target: provider.target,
    });
    return { domain: domainAnswer(claim, provider) };
  });
  serveAsking(
    app,
    'POST /websites/domains/:userId/:domainId/check',
    async ({ caller, params }) => {
      await database.asAccount(caller, async (tx) => {
        await requireWebsite(tx, caller, params.userId);
        await liveDomain(tx, caller.accountId, params.domainId);
      });
      return lookAtZone(database, provider, { accountId: caller.accountId, id: params.domainId });
    },
    async ({ tx, caller, params, asked: look }) => {
      const claim = { accountId: caller.accountId, id: params.domainId };
      const checked = look && (await judgeClaim(tx, provider, claim, look));
      if (!checked) throw notFound('Este domínio não está mais ligado à conta.');
      return { domain: domainAnswer(checked, provider) };
    },
  );
  serve(app, 'DELETE /websites/domains/:userId/:domainId', async ({ tx, caller, params }) => {
    await requireWebsite(tx, caller, params.userId);
    await releaseDomain(tx, caller, params.domainId);
    return {};
  });

  serveWithoutRows(app, 'GET /websites/zone', async () => ({
    records: await readZone(database),
    isAsked: provider.isDemonstration,
  }));
  serveWithoutRows(app, 'PUT /websites/zone', async ({ body }) => {
    if (!provider.isDemonstration)
      throw notAllowed('Os domínios são consultados na internet: não há zona de demonstração aqui.');
    return { records: await writeZone(database, body.records) };
  });
}
