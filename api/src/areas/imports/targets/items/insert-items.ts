import { loadSettingsDocument } from '@girassol/account-api/settings';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { allocateNumbers } from '@girassol/api-platform/database/allocate-number';
import { addHistoryLines } from '@girassol/api-platform/histories/write-history';
import { boardDescriptions, formatItemNumber, toEpochMs } from '@girassol/shared-domain';
import { type BoardImportType, boardImportDefinitions } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { findTopRankGap, generateRanks, lockColumnRanks } from '../../../kanbans/column-ranks';
import type { ImportContext } from '../target';
import type { ParsedRowItem } from './parse-row-item';

/** Item that an import inserts, with the ids of its customer and owner. */
export interface NewItem {
  id: string;
  customerId: string;
  ownerId: string;
  item: ParsedRowItem;
}

/** Formats the text of the last activity that cards of imported items show. */
export const formatImportActivity = (firstName: string) => `importação de ${firstName}`;

/**
 * Checks by the text of an item's last activity whether the item was never edited, moved or finished since
 * its import.
 */
export const isUntouchedSinceImport = (lastActivity: string | null): boolean =>
  lastActivity?.startsWith('importação de ') === true;

/**
 * Inserts imported items at the top of their columns, in the order of the rows, with the next numbers of the
 * board. Locks first the columns, by id, and last the counter of numbers, in the order that all code that
 * creates items uses.
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
  const { board } = boardImportDefinitions[type];
  const ranks = await computeRanks(tx, accountId, items);
  const first = await allocateNumbers(tx, { accountId, kind: board, count: items.length });
  const rows = items.map(({ id, customerId, ownerId, item }, at) => {
    const closedAt =
      item.status === 'IN_PROGRESS'
        ? null
        : item.finishedDate === null
          ? (item.registeredAt ?? Date.now())
          : toEpochMs(item.finishedDate, '12:00');
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
    select ${accountId}, ${board}, row.id, ${formatImportActivity(actor.firstName)},
      row.id, row.number, row.rank, row.column_id, row.status, row.name, row.amount_cents, row.customer_id, row.owner_id,
      row.sale_lost_reason, row.finished_date, row.closed_at, coalesce(row.registered_at, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, number integer, rank text, column_id uuid, status text, name text, amount_cents bigint,
      customer_id uuid, owner_id uuid, sale_lost_reason text, finished_date date, closed_at timestamptz,
      registered_at timestamptz)`.execute(tx);
  await insertNotes(tx, context, items);
  const { itemName, gender } = boardDescriptions[board];
  await addHistoryLines(
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

/** Rank of items that have left their board, where rank has no meaning. */
const CLOSED_RANK = 'a0';

async function computeRanks(
  tx: Tx,
  accountId: string,
  items: readonly NewItem[],
): Promise<Map<string, string>> {
  const open = items.filter(({ item }) => item.status === 'IN_PROGRESS');
  const ranks = new Map<string, string>();
  const columnIds = [...new Set(open.map(({ item }) => item.columnId))].toSorted();
  for (const columnId of columnIds) await lockColumnRanks(tx, { accountId, columnId });
  for (const columnId of columnIds) {
    const here = open.filter(({ item }) => item.columnId === columnId);
    const places = generateRanks(await findTopRankGap(tx, { accountId, columnId }), here.length);
    for (const [at, { id }] of here.entries()) ranks.set(id, places[at] ?? CLOSED_RANK);
  }
  return ranks;
}

async function insertNotes(tx: Tx, { caller }: ImportContext, items: readonly NewItem[]): Promise<void> {
  const noted = items.filter(({ item }) => item.note !== null);
  if (noted.length === 0) return;
  const { notesTypes } = await loadSettingsDocument(tx, caller.accountId);
  await tx
    .insertInto('notes')
    .values(
      noted.map(({ id, item }) => ({
        account_id: caller.accountId,
        id: generateId(),
        sale_id: id,
        user_id: caller.userId,
        content: item.note ?? '',
        type: notesTypes[0]?.name ?? 'Observação',
      })),
    )
    .execute();
}
