import type { Tx } from '@girassol/api-platform/database';
import { type BoardCard, CARDS_PER_PAGE } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import {
  type BoardFilter,
  buildMatchingItemsQuery,
  buildOwnersCondition,
  canUseStoredTotals,
} from './board-filter';
import { cardJoins, cardJson } from './card-json';

/**
 * Request for a page of the cards of each column: by page number, or after the rank that `after` gives for a
 * column.
 */
export interface CardPageRequest {
  /** 1-based. */
  page: number;
  /** By column id; then only these columns get cards. */
  after: Record<string, string> | undefined;
}

/** Column of a board with its totals and one page of its cards. */
export interface ColumnPage {
  kanban_id: string;
  id: string;
  title: string;
  inactivity_window: number;
  items: number;
  amount: number;
  /** Null when the page is empty or was not asked for. */
  cards: BoardCard[] | null;
  has_more: boolean;
}

/** Loads all columns of a board in one query, each with its totals and one page of its cards. */
export async function loadColumnPages(
  tx: Tx,
  filter: BoardFilter,
  page: CardPageRequest,
): Promise<ColumnPage[]> {
  const { matching, totals, cards } = canUseStoredTotals(filter)
    ? unfiltered(filter, page)
    : filtered(filter, page);
  const { rows } = await sql<ColumnPage>`
    ${matching}
    select k.id as kanban_id, c.id, c.title, c.inactivity_window,
      coalesce(t.items, 0) as items, coalesce(t.amount, 0) as amount,
      p.cards, coalesce(p.has_more, false) as has_more
    from kanbans k
    join kanban_columns c on c.account_id = k.account_id and c.kanban_id = k.id
    left join ${totals} t on t.column_id = c.id
    left join ${cards} p on p.column_id = c.id
    where k.account_id = ${filter.accountId} and k.type = ${filter.type}
    order by c.position`.execute(tx);
  return rows;
}

interface Parts {
  /** Common table expressions, if any. */
  matching: RawBuilder<unknown>;
  /** column_id, items, amount */
  totals: RawBuilder<unknown>;
  /** column_id, cards, has_more */
  cards: RawBuilder<unknown>;
}

/** Each column's page straight from the index of its ranks, and the totals the triggers keep: independent of its size. */
function unfiltered({ type, owners, accountId }: BoardFilter, { page, after }: CardPageRequest): Parts {
  const skipped = (page - 1) * CARDS_PER_PAGE;
  return {
    matching: sql``,
    totals: sql`(
      select column_id, sum(items)::int as items, (sum(amount_cents) / 100)::float8 as amount
      from column_totals
      where account_id = ${accountId} and ${owners === null ? sql`true` : sql`owner_id = any(${owners}::uuid[])`}
      group by column_id
    )`,
    cards: sql`lateral (
      select c.id as column_id, ${selectCardPage}
      from (
        select s.*, row_number() over (order by s.rank) - 1 - ${skipped}::int as place
        from sales s
        where s.account_id = c.account_id and s.column_id = c.id and s.status = 'IN_PROGRESS'
          and ${buildOwnersCondition(type, owners)} and ${following(after)}
        order by s.rank
        limit ${CARDS_PER_PAGE + 1} offset ${skipped}
      ) s ${cardJoins}
    )`,
  };
}

/** The matching items are found once, and counted and cut into pages from there. */
function filtered(filter: BoardFilter, { page, after }: CardPageRequest): Parts {
  const skipped = (page - 1) * CARDS_PER_PAGE;
  return {
    matching: sql`with matching as materialized (
      ${buildMatchingItemsQuery(filter, sql`s.id, s.column_id, s.rank, s.amount_cents, ${following(after)} as follows`)}
    ), placed as (
      select id, row_number() over (partition by column_id order by rank) - 1 - ${skipped}::int as place
      from matching where follows
    )`,
    totals: sql`(
      select column_id, count(*)::int as items, (sum(amount_cents) / 100)::float8 as amount
      from matching group by column_id
    )`,
    cards: sql`(
      select s.column_id, ${selectCardPage}
      from (
        select s.*, placed.place from placed
        join sales s on s.account_id = ${filter.accountId} and s.id = placed.id
        where placed.place between 0 and ${CARDS_PER_PAGE}
      ) s ${cardJoins}
      group by s.column_id
    )`,
  };
}

/** SQL columns of a page of cards. One item more than a page is read, to know whether there are more. */
const selectCardPage = sql`
  json_agg(${cardJson} order by s.place) filter (where s.place < ${sql.lit(CARDS_PER_PAGE)}) as cards,
  count(*) > ${sql.lit(CARDS_PER_PAGE)} as has_more`;

function following(after: CardPageRequest['after']): RawBuilder<unknown> {
  return after
    ? sql`s.rank > (${JSON.stringify(after)}::jsonb ->> s.column_id::text) collate "C"`
    : sql`true`;
}
