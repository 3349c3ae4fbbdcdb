import { type SiteTrafficSource, siteTrafficSources } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';

const SEARCH = /^(www\.)?(google|bing|duckduckgo|yahoo|ecosia)\./;

const byHost: [RegExp, SiteTrafficSource][] = [
  [SEARCH, 'BUSCA'],
  [/(^|\.)instagram\.com$/, 'INSTAGRAM'],
  [/(^|\.)(facebook|fb)\.(com|me)$/, 'FACEBOOK'],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, 'WHATSAPP'],
];

const byCampaign: [RegExp, SiteTrafficSource][] = [
  [/google|adwords/, 'GOOGLE_ADS'],
  [/instagram|^ig$/, 'INSTAGRAM'],
  [/facebook|^fb$|meta/, 'FACEBOOK'],
  [/whats|^wa$/, 'WHATSAPP'],
];

/**
 * Detects the traffic source of a site's visitor, such as Instagram, from the query and the referrer of a
 * request.
 */
export function detectTrafficSource(
  { headers, host }: FastifyRequest,
  query: Record<string, string>,
): SiteTrafficSource {
  const carried = siteTrafficSources.find((source) => source === query.origem);
  if (carried) return carried;
  if (query.gclid) return 'GOOGLE_ADS';
  const campaign = query.utm_source?.toLowerCase();
  if (campaign) return byCampaign.find(([words]) => words.test(campaign))?.[1] ?? 'OUTROS';
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  if (!from || from.host === host) return 'DIRETO';
  return byHost.find(([hosts]) => hosts.test(from.hostname))?.[1] ?? 'OUTROS';
}
