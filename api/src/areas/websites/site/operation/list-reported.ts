import type { Answer } from '@girassol/shared-domain/contract';
import type { ReportReason } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import { siteAddress } from '../../page/site-address';

interface Reported {
  account_id: string;
  name: string;
  slug: string;
  suspended_at: Date | null;
  suspended_why: string | null;
  reports: { id: string; reason: ReportReason; words: string; at: number }[];
}

/** Sites of all accounts that somebody reported, or an operator suspended. */
export async function listReported(
  database: Database,
  request: FastifyRequest,
): Promise<Answer<'GET /websites/reports'>> {
  const rows = await database.lookUp(sql<Reported>`select * from list_reported_websites()`);
  return {
    sites: rows.map(({ account_id, name, slug, suspended_at, suspended_why, reports }) => ({
      accountId: account_id,
      name,
      slug,
      url: siteAddress(request, { accountId: account_id, slug }).canonicalUrl,
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
