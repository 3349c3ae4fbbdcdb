import type { Caller, UserScope } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import type { Tx } from '@girassol/api-platform/database';
import { type BoardKind, boardDescriptions, boardKinds, can } from '@girassol/shared-domain';
import type { ViewedProposal } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { isOwnedInScopeSql } from './resolve-analytics-scope';

/** Maximum number of proposals on the home page. */
const MAX_PROPOSALS = 10;

interface Found {
  id: string;
  front_id: string;
  count: number | null;
  views: number;
  power: string;
  final_price_cents: number;
  last_viewed_at: Date | null;
  accepted_at: Date | null;
  customer_id: string;
  customer_name: string;
  sale_id: string | null;
  sale_type: BoardKind | null;
  sale_status: 'IN_PROGRESS' | 'CLOSED' | 'LOST' | null;
}

/**
 * Lists the finished proposals of the users of a scope that customers viewed or accepted most recently,
 * newest first.
 */
export async function listViewedProposals(
  tx: Tx,
  caller: Caller,
  scope: UserScope,
): Promise<ViewedProposal[]> {
  requireProposalAccess(caller);
  // A deal on a board that the caller may not open is not told of.
  const kinds = boardKinds.filter((kind) => can(caller, boardDescriptions[kind].permission));
  const { rows } = await sql<Found>`
    select p.id, p.front_id, p.count, p.views, p.power, p.final_price_cents, p.last_viewed_at, a.accepted_at,
      c.id as customer_id, c.name as customer_name, s.id as sale_id, s.type as sale_type, s.status as sale_status
    from proposals p
    join customers c on c.account_id = p.account_id and c.id = p.customer_id
    left join sales s on s.account_id = p.account_id and s.id = p.sale_id and s.type = any(${kinds}::text[])
    left join proposal_acceptances a on a.account_id = p.account_id and a.proposal_id = p.id and a.version = p.version
    where p.account_id = ${caller.accountId} and (p.last_viewed_at is not null or a.accepted_at is not null) and p.finished
      and ${isOwnedInScopeSql(scope, 'p.user_id')}
    order by greatest(p.last_viewed_at, a.accepted_at) desc, p.id desc
    limit ${MAX_PROPOSALS}`.execute(tx);
  return rows.map((row) => ({
    _id: row.id,
    frontId: row.front_id,
    count: row.count,
    views: row.views,
    power: Number(row.power),
    finalPrice: row.final_price_cents / 100,
    viewedTimestamp: Math.max(row.last_viewed_at?.getTime() ?? 0, row.accepted_at?.getTime() ?? 0),
    acceptedTimestamp: row.accepted_at?.getTime() ?? null,
    customer: { _id: row.customer_id, name: row.customer_name },
    sale:
      row.sale_id && row.sale_type && row.sale_status
        ? { _id: row.sale_id, type: row.sale_type, status: row.sale_status }
        : null,
  }));
}
