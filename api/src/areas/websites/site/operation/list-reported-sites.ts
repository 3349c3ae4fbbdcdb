import type { Database } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { SiteReportReason } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { buildSiteUrls } from '../../page/build-site-urls';

interface Reported {
  account_id: string;
  name: string;
  slug: string;
  suspended_at: Date | null;
  suspended_why: string | null;
  reports: { id: string; reason: SiteReportReason; words: string; at: number }[];
}

/** Lists sites of all accounts that were reported or suspended. */
export async function listReportedSites(
  database: Database,
  request: FastifyRequest,
): Promise<ResponseBody<'GET /websites/reports'>> {
  const rows = await database.lookUp(sql<Reported>`select * from list_reported_websites()`);
  return {
    sites: rows.map(({ account_id, name, slug, suspended_at, suspended_why, reports }) => ({
      accountId: account_id,
      name,
      slug,
      url: buildSiteUrls(request, { accountId: account_id, slug }).canonicalUrl,
      suspended: suspended_at && { why: suspended_why ?? '', timestamp: suspended_at.getTime() },
      reports: reports.map(({ id, reason, words, at }) => ({
        _id: id,
        reason,
        words,
        timestamp: Math.round(at),
      })),
    })),
  };
}
