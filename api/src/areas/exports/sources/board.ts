import { type BoardKind, boards, temperatures, toIsoDate } from '@girassol/shared-domain';
import type { ExportWish, ItemStatus } from '@girassol/shared-domain/contract';
import { importOfBoard } from '@girassol/shared-domain/exports';
import { type RawBuilder, sql } from 'kysely';
import { resolveScope } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { isOnDays } from '../../../platform/days/days-in-sql';
import { finishedFilter } from '../../finished/finished-filter';
import { requireBoard } from '../../kanbans/board-access';
import { filterOf, matchingItems, ownedBy } from '../../kanbans/board-filter';
import { customerCells } from './customer-cells';
import { chosenOwners, requirePeriod } from './in-sight';
import { peopleOf } from './people';
import { type ExportRow, type ExportSource, inOrder, type Look } from './source';

type Filters = Extract<ExportWish, { kind: 'board' }>['filters'];
type Owners = string[] | null;

/**
 * The items of a board as it stands, by column and place; with the states of the export page also those that left it, below.
 * The sight is their owners, null for everybody's.
 */
export const boardSource: ExportSource<Filters, Owners> = {
  async sight(tx, caller, filters) {
    requirePeriod(filters);
    requireBoard(caller, filters.type);
    const fetchId = filters.fetchId ?? caller.userId;
    const { userIds } = await resolveScope(tx, caller, fetchId, boards[filters.type].managerPermission);
    return chosenOwners(tx, caller, userIds, filters.owners);
  },

  async keys({ tx, caller, filters, sight: owners }) {
    const { accountId } = caller;
    const sets: RawBuilder<unknown>[] = [];
    if (filters.status.includes('IN_PROGRESS'))
      sets.push(matchingItems(filterOf(accountId, { kind: 'MANAGER', userIds: owners }, filters), sql`s.id`));
    const ended = endedStatus(filters.status);
    if (ended)
      sets.push(sql`select s.id from sales s where ${endedItems(accountId, owners, filters, ended)}`);
    const { rows } = await sql<{ id: string }>`
      with found as materialized (${sql.join(sets, sql` union all `)})
      select s.id from found
      join sales s on s.account_id = ${accountId} and s.id = found.id
      join kanban_columns k on k.account_id = s.account_id and k.id = s.column_id
      where ${isOnDays(sql`s.registered_at`, filters)}
      order by s.status <> 'IN_PROGRESS', s.closed_day desc nulls first, k.position, s.rank, s.id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },

  rows: (look, keys) => itemRows(look, look.filters.type, keys),
};

const endedStatus = (status: readonly ItemStatus[]): 'ALL' | 'CLOSED' | 'LOST' | null => {
  const [closed, lost] = [status.includes('CLOSED'), status.includes('LOST')];
  if (closed && lost) return 'ALL';
  return closed ? 'CLOSED' : lost ? 'LOST' : null;
};

/** What the filters of a board mean for items that are no longer on it; none of those is idle. */
function endedItems(
  accountId: string,
  owners: Owners,
  { type, searchValue, city, filter1Active, filter1Value }: Filters,
  status: 'ALL' | 'CLOSED' | 'LOST',
): RawBuilder<unknown> {
  const conditions = [finishedFilter(accountId, owners, { status, searchValue, type, filter1Active: false })];
  if (city !== '') conditions.push(sql`s.customer_id in (select find_customers('city', ${city}))`);
  if (filter1Active && filter1Value) {
    const { leadTemperature, owner, idle } = filter1Value;
    if (leadTemperature !== undefined) conditions.push(sql`s.lead_temperature = ${leadTemperature}`);
    if (owner) conditions.push(ownedBy(type, [owner]));
    if (idle) conditions.push(sql`false`);
  }
  return sql.join(conditions, sql` and `);
}

/** Items with their customers, by the keys of the columns of their board. */
export async function itemRows<F>(
  { tx, caller, sight: owners }: Look<F, Owners>,
  board: BoardKind,
  keys: readonly string[],
): Promise<ExportRow[]> {
  const { accountId } = caller;
  const found = await sql<Row<'sales'> & { column_title: string }>`
    select s.*, k.title as column_title from sales s
    join kanban_columns k on k.account_id = s.account_id and k.id = s.column_id
    where s.account_id = ${accountId} and s.type = ${board} and s.id = any(${keys}::uuid[])
      and ${ownedBy(board, owners)}`.execute(tx);
  const items = inOrder(keys, found.rows);
  const customers = await customersOf(tx, accountId, items);
  const people = await peopleOf(tx, accountId);
  return items.map((item) => {
    const customer = customers.get(item.customer_id);
    return {
      ...(customer && suffixed(customerCells(customer), 'cliente')),
      ...suffixed(itemCells(item, board), importOfBoard(board).suffix),
      ...furtherCells(item),
      id_colaborador_proprietario: people.get(item.owner_id) ?? '',
    };
  });
}

async function customersOf(
  tx: Tx,
  accountId: string,
  items: readonly Row<'sales'>[],
): Promise<Map<string, Row<'customers'>>> {
  const ids = [...new Set(items.map(({ customer_id }) => customer_id))];
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const suffixed = (cells: ExportRow, suffix: string): ExportRow =>
  Object.fromEntries(Object.entries(cells).map(([name, cell]) => [`${name}_${suffix}`, cell]));

type Item = Row<'sales'> & { column_title: string };

const itemCells = (item: Item, board: BoardKind): ExportRow => ({
  nome: item.name,
  valor: item.amount_cents / 100,
  status: statusOf(board, item.status),
  data_registro: toIsoDate(item.registered_at.getTime()),
  data_finalizacao: item.closed_day,
  etapa_funil: item.column_title,
});

function statusOf(board: BoardKind, status: ItemStatus): string {
  const statuses: Partial<Record<ItemStatus, string>> = importOfBoard(board).statuses;
  return statuses[status] ?? status;
}

const furtherCells = (item: Item): ExportRow => ({
  numero_item: item.number,
  potencia_kwp: Number(item.power),
  temperatura: temperatures.find(({ value }) => value === item.lead_temperature)?.label ?? null,
  tipo_uc: item.uc_type,
  prazo: item.due_date,
  validade: item.validity_date,
  ultima_atividade: item.last_activity_at.toISOString(),
  valor_confirmado: item.confirmed_amount_cents === null ? null : item.confirmed_amount_cents / 100,
  motivo_perda: item.sale_lost_reason,
});
