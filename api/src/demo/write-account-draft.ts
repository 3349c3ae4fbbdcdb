import type { NewRow, Tx } from '@girassol/api-platform/database';
import { generateNKeysBetween } from 'fractional-indexing';
import type { AccountDraft, DraftItem } from './world';

/** Rows per statement: few trips, and never more parameters than a statement may have. */
const ROWS_PER_STATEMENT = 500;

/**
 * Inserts the rows of a demonstration account. The numbers of items follow the order of registration, the
 * ranks their last activity.
 */
export async function writeAccountDraft(tx: Tx, world: AccountDraft): Promise<void> {
  const sales = rankItems(numbered(world.items));
  const proposals = numberedProposals(world);
  const customers = world.customers.map(({ row }) => row);
  await inBatches(customers, (rows) => tx.insertInto('customers').values(rows).execute());
  await inBatches(sales, (rows) => tx.insertInto('sales').values(rows).execute());
  await inBatches(world.serviceLines, (rows) => tx.insertInto('after_sales_services').values(rows).execute());
  await inBatches(proposals, (rows) => tx.insertInto('proposals').values(rows).execute());
  await inBatches(soldProposals(sales), (rows) => tx.insertInto('agreed_proposals').values(rows).execute());
  await inBatches(world.rejections, (rows) => tx.insertInto('reject_reasons').values(rows).execute());
  await inBatches(world.notes, (rows) => tx.insertInto('notes').values(rows).execute());
  await inBatches(world.histories, (rows) => tx.insertInto('histories').values(rows).execute());

  const highest = new Map<string, number>();
  for (const { type, number } of sales) highest.set(type, Math.max(number, highest.get(type) ?? 0));
  highest.set('PROPOSAL', proposals.filter(({ count }) => count !== null).length);
  const counters = [...highest].map(([kind, value]) => ({ account_id: world.accountId, kind, value }));
  await tx.insertInto('counters').values(counters).execute();
}

async function inBatches<Row>(rows: Row[], write: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT)
    await write(rows.slice(first, first + ROWS_PER_STATEMENT));
}

type NumberedRow = DraftItem['row'] & { number: number };

function numbered(items: DraftItem[]): NumberedRow[] {
  const last = new Map<string, number>();
  return items
    .map(({ row }) => row)
    .sort((a, b) => a.registered_at.getTime() - b.registered_at.getTime())
    .map((row) => {
      const number = (last.get(row.type) ?? 0) + 1;
      last.set(row.type, number);
      return { ...row, number };
    });
}

/** Ranks the items of each column by their last activity, newest on top. */
function rankItems(rows: NumberedRow[]): (NumberedRow & { rank: string })[] {
  const byColumn = new Map<string, NumberedRow[]>();
  for (const row of rows) byColumn.set(row.column_id, [...(byColumn.get(row.column_id) ?? []), row]);
  return [...byColumn.values()].flatMap((column) => {
    const ranks = generateNKeysBetween(null, null, column.length);
    return column
      .sort((a, b) => b.last_activity_at.getTime() - a.last_activity_at.getTime())
      .map((row, index) => ({ ...row, rank: ranks[index] ?? '' }));
  });
}

function numberedProposals({ proposals }: AccountDraft): NewRow<'proposals'>[] {
  let count = 0;
  return proposals
    .sort((a, b) => a.registered_at.getTime() - b.registered_at.getTime())
    .map((proposal) => {
      if (proposal.finished) count += 1;
      return { ...proposal, count: proposal.finished ? count : null };
    });
}

/** A proposal that a sale was won with does not change any more. */
const soldProposals = (sales: readonly NumberedRow[]): NewRow<'agreed_proposals'>[] =>
  sales.flatMap(({ account_id, type, status, approved_proposal, closed_at }) =>
    type === 'SALES' && status === 'CLOSED' && approved_proposal
      ? [
          {
            account_id,
            proposal_id: approved_proposal,
            reason: 'WON',
            shown: null,
            slug: null,
            ...(closed_at && { agreed_at: closed_at }),
          },
        ]
      : [],
  );
