import { type SiteSource, siteSources } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';

const SEARCH = /^(www\.)?(google|bing|duckduckgo|yahoo|ecosia)\./;

const byHost: [RegExp, SiteSource][] = [
  [SEARCH, 'BUSCA'],
  [/(^|\.)instagram\.com$/, 'INSTAGRAM'],
  [/(^|\.)(facebook|fb)\.(com|me)$/, 'FACEBOOK'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'WHATSAPP'],
];

const byCampaign: [RegExp, SiteSource][] = [
  [/google|adwords/, 'GOOGLE_ADS'],
  [/instagram|^ig$/, 'INSTAGRAM'],
  [/facebook|^fb$|meta/, 'FACEBOOK'],
  [/whats|^wa$/, 'WHATSAPP'],
];

/** Where a visitor came from, as far as the address and the page before tell. */
export function sourceOf({ headers, host }: FastifyRequest, query: Record<string, string>): SiteSource {
  const carried = siteSources.find((source) => source === query.origem);
  if (carried) return carried;
  if (query.gclid) return 'GOOGLE_ADS';
  const campaign = query.utm_source?.toLowerCase();
  if (campaign) return byCampaign.find(([words]) => words.test(campaign))?.[1] ?? 'OUTROS';
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  if (!from || from.host === host) return 'DIRETO';
  return byHost.find(([hosts]) => hosts.test(from.hostname))?.[1] ?? 'OUTROS';
}
