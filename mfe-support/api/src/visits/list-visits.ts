import type { Row, Tx } from '@girassol/api-platform/database';
import type { VisitWrites } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

type Page = ResponseBody<'GET /visits/list/:multiplier'>;

type VisitPages = Page['visits'][number]['pages'];

const PAGE = 10;

interface VisitFilter {
  accountId: string;
  /** Only the visits as this person. */
  userId?: string | undefined;
  multiplier: number;
}

/** Lists a page of the visits to an account that were opened, newest first, in a transaction of that account. */
export async function listVisits(tx: Tx, { accountId, userId, multiplier }: VisitFilter): Promise<Page> {
  const rows = await tx
    .selectFrom('support_accesses as a')
    .leftJoin('session_visits as v', (join) =>
      join.onRef('v.account_id', '=', 'a.account_id').onRef('v.session_id', '=', 'a.id'),
    )
    .selectAll('a')
    .select(['v.writes', sql<boolean>`v.session_id is not null and a.expires_at > now()`.as('is_live')])
    .where('a.account_id', '=', accountId)
    .where('a.opened_at', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('a.user_id', '=', userId ?? ''))
    .orderBy('a.opened_at', 'desc')
    .orderBy('a.id')
    .offset((multiplier - 1) * PAGE)
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  const pages = await listPages(
    tx,
    accountId,
    shown.map(({ id }) => id),
  );
  return {
    visits: shown.map((row) => toVisit(row, pages.get(row.id) ?? [])),
    hasMoreItems: rows.length > PAGE,
  };
}

/** Loads the pages that were seen in visits, in the order in which they were, by the id of the visit. */
async function listPages(tx: Tx, accountId: string, ids: string[]): Promise<Map<string, VisitPages>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('support_access_pages')
    .select(['access_id', 'path', 'title', 'seen_at'])
    .where('account_id', '=', accountId)
    .where('access_id', 'in', ids)
    .orderBy('seen_at')
    .orderBy('path')
    .execute();
  const pages = new Map<string, VisitPages>(ids.map((id) => [id, []]));
  for (const { access_id, path, title, seen_at } of rows)
    pages.get(access_id)?.push({ path, title, at: seen_at.getTime() });
  return pages;
}

function toVisit(
  row: Row<'support_accesses'> & { writes: VisitWrites | null; is_live: boolean },
  pages: VisitPages,
): Page['visits'][number] {
  return {
    _id: row.id,
    visitor: row.visitor_name,
    person: { _id: row.user_id, name: row.user_name },
    reason: row.reason,
    ticketId: row.ticket_id,
    from: (row.opened_at ?? row.created_at).getTime(),
    until: (row.ended_at ?? row.expires_at ?? row.token_expires_at).getTime(),
    isLive: row.is_live,
    writes: row.writes ?? (row.writes_allowed_at ? 'ALLOWED' : 'NONE'),
    writesAllowedBy: row.writes_allowed_by,
    pages,
  };
}
