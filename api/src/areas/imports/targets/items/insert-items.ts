import { boards, formatItemNumber, instantOf } from '@girassol/shared-domain';
import { type BoardImportType, boardImports } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { newId, type Tx } from '../../../../platform/database';
import { nextNumbers } from '../../../../platform/database/next-number';
import { writeHistories } from '../../../../platform/histories/write-history';
import { lockColumn, ranksIn, topOf } from '../../../kanbans/place';
import { readSettingsDocument } from '../../../settings/read-settings';
import type { ImportContext } from '../target';
import type { RowItem } from './row-item';

/** An item to add, with the customer that it is of. */
export interface NewItem {
  id: string;
  customerId: string;
  ownerId: string;
  item: RowItem;
}

/** What a card says somebody did last. */
export const activityOf = (firstName: string) => `importação de ${firstName}`;

/** Is an item as an import left it: nobody edited, moved or finished it? */
export const isAsImported = (lastActivity: string | null): boolean =>
  lastActivity?.startsWith('importação de ') === true;

/**
 * Adds items on top of their columns, in the order of their rows, with the next numbers of their board. Locks columns in
 * the order of their ids, before the number, as everywhere an item is created.
 */
export async function insertItems(
  tx: Tx,
  context: ImportContext,
  type: BoardImportType,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  const { caller, actor, fileName } = context;
  const { accountId } = caller;
  const { board } = boardImports[type];
  const ranks = await ranksOf(tx, accountId, items);
  const first = await nextNumbers(tx, { accountId, kind: board, count: items.length });
  const rows = items.map(({ id, customerId, ownerId, item }, at) => {
    const closedAt =
      item.status === 'IN_PROGRESS'
        ? null
        : item.finishedDate === null
          ? (item.registeredAt ?? Date.now())
          : instantOf(item.finishedDate, '12:00');
    return {
      ...{ id, number: first + at, rank: ranks.get(id) ?? CLOSED_RANK },
      ...{ column_id: item.columnId, status: item.status, name: item.name, amount_cents: item.amountCents },
      ...{ customer_id: customerId, owner_id: ownerId },
      sale_lost_reason: item.status === 'LOST' ? 'Importado da planilha' : null,
      finished_date: item.finishedDate,
      closed_at: closedAt === null ? null : new Date(closedAt).toISOString(),
      registered_at: item.registeredAt === null ? null : new Date(item.registeredAt).toISOString(),
    };
  });
  await sql`
    insert into sales (account_id, type, deal_id, last_activity_text,
      id, number, rank, column_id, status, name, amount_cents, customer_id, owner_id,
      sale_lost_reason, finished_date, closed_at, registered_at)
    select ${accountId}, ${board}, row.id, ${activityOf(actor.firstName)},
      row.id, row.number, row.rank, row.column_id, row.status, row.name, row.amount_cents, row.customer_id, row.owner_id,
      row.sale_lost_reason, row.finished_date, row.closed_at, coalesce(row.registered_at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, number integer, rank text, column_id uuid, status text, name text, amount_cents bigint,
      customer_id uuid, owner_id uuid, sale_lost_reason text, finished_date date, closed_at timestamptz,
      registered_at timestamptz)`.execute(tx);
  await insertNotes(tx, context, items);
  const { itemName, gender } = boards[board];
  await writeHistories(
    tx,
    caller,
    actor,
    items.map(({ id, customerId, item }, at) => ({
      customerId,
      saleId: id,
      title: `${itemName} ${gender === 'f' ? 'importada' : 'importado'}`,
      content: `${itemName} ${formatItemNumber(first + at)}, "${item.name}", da planilha ${fileName}.`,
    })),
  );
}

/** What left a board has no place on it. */
const CLOSED_RANK = 'a0';

async function ranksOf(tx: Tx, accountId: string, items: readonly NewItem[]): Promise<Map<string, string>> {
  const open = items.filter(({ item }) => item.status === 'IN_PROGRESS');
  const ranks = new Map<string, string>();
  const columnIds = [...new Set(open.map(({ item }) => item.columnId))].toSorted();
  for (const columnId of columnIds) await lockColumn(tx, { accountId, columnId });
  for (const columnId of columnIds) {
    const here = open.filter(({ item }) => item.columnId === columnId);
    const places = ranksIn(await topOf(tx, { accountId, columnId }), here.length);
    for (const [at, { id }] of here.entries()) ranks.set(id, places[at] ?? CLOSED_RANK);
  }
  return ranks;
}

async function insertNotes(tx: Tx, { caller }: ImportContext, items: readonly NewItem[]): Promise<void> {
  const noted = items.filter(({ item }) => item.note !== null);
  if (noted.length === 0) return;
  const { notesTypes } = await readSettingsDocument(tx, caller.accountId);
  await tx
    .insertInto('notes')
    .values(
      noted.map(({ id, item }) => ({
        account_id: caller.accountId,
        id: newId(),
        sale_id: id,
        user_id: caller.userId,
        content: item.note ?? '',
        type: notesTypes[0]?.name ?? 'Observação',
      })),
    )
    .execute();
}
