import { resolveUserScope } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { isInDateRangeSql } from '@girassol/api-platform/days/days-in-sql';
import {
  type ExportRow,
  type ExportSource,
  type ExportSourceContext,
  sortByKeys,
} from '@girassol/api-platform/exports';
import { type BoardKind, boardDescriptions, leadTemperatures, toIsoDate } from '@girassol/shared-domain';
import type { ExportRequest, ItemStatus } from '@girassol/shared-domain/contract';
import { getBoardImportType } from '@girassol/shared-domain/exports';
import { type RawBuilder, sql } from 'kysely';
import { matchesFinishedFilterSql } from '../../finished/matches-finished-filter-sql';
import { requireBoardAccess } from '../../kanbans/board-access';
import { buildBoardFilter, buildMatchingItemsQuery, buildOwnersCondition } from '../../kanbans/board-filter';
import { dealValueCents } from '../../kanbans/deal-value-cents';
import { toCustomerCells } from './to-customer-cells';
import { loadUserLabels } from './user-labels';
import { requireValidPeriod, requireVisibleOwners } from './visible-owners';

type Filters = Extract<ExportRequest, { kind: 'board' }>['filters'];
type Owners = string[] | null;

/**
 * Source of the export of a board's items, ordered by column and position, followed by finished items if the
 * filters include their status. The access is the list of visible owners, or null for all owners.
 */
export const boardItemsSource: ExportSource<Filters, Owners> = {
  async sight(tx, caller, filters) {
    requireValidPeriod(filters);
    requireBoardAccess(caller, filters.type);
    const fetchId = filters.fetchId ?? caller.userId;
    const { userIds } = await resolveUserScope(
      tx,
      caller,
      fetchId,
      boardDescriptions[filters.type].managerPermission,
    );
    return requireVisibleOwners(tx, caller, userIds, filters.owners);
  },

  async keys({ tx, caller, filters, sight: owners }) {
    const { accountId } = caller;
    const sets: RawBuilder<unknown>[] = [];
    if (filters.status.includes('IN_PROGRESS'))
      sets.push(
        buildMatchingItemsQuery(
          buildBoardFilter(accountId, { kind: 'MANAGER', userIds: owners }, filters),
          sql`s.id`,
        ),
      );
    const ended = endedStatus(filters.status);
    if (ended)
      sets.push(sql`select s.id from sales s where ${filterEndedItems(accountId, owners, filters, ended)}`);
    const { rows } = await sql<{ id: string }>`
      with found as materialized (${sql.join(sets, sql` union all `)})
      select s.id from found
      join sales s on s.account_id = ${accountId} and s.id = found.id
      join kanban_columns k on k.account_id = s.account_id and k.id = s.column_id
      where ${isInDateRangeSql(sql`s.registered_at`, filters)}
      order by s.status <> 'IN_PROGRESS', s.closed_day desc nulls first, k.position, s.rank, s.id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },

  rows: (look, keys) => loadItemExportRows(look, look.filters.type, keys),
};

const endedStatus = (status: readonly ItemStatus[]): 'ALL' | 'CLOSED' | 'LOST' | null => {
  const [closed, lost] = [status.includes('CLOSED'), status.includes('LOST')];
  if (closed && lost) return 'ALL';
  return closed ? 'CLOSED' : lost ? 'LOST' : null;
};

/**
 * Returns the SQL condition that the filters of a board mean for items that have left it. An ended item is never idle.
 */
function filterEndedItems(
  accountId: string,
  owners: Owners,
  { type, searchValue, city, filter1Active, filter1Value }: Filters,
  status: 'ALL' | 'CLOSED' | 'LOST',
): RawBuilder<unknown> {
  const conditions = [
    matchesFinishedFilterSql(accountId, owners, { status, searchValue, type, filter1Active: false }),
  ];
  if (city !== '') conditions.push(sql`s.customer_id in (select find_customers('city', ${city}))`);
  if (filter1Active && filter1Value) {
    const { leadTemperature, owner, idle } = filter1Value;
    if (leadTemperature !== undefined) conditions.push(sql`s.lead_temperature = ${leadTemperature}`);
    if (owner) conditions.push(buildOwnersCondition(type, [owner]));
    if (idle) conditions.push(sql`false`);
  }
  return sql.join(conditions, sql` and `);
}

/**
 * Loads items with their customers as rows of an exported spreadsheet; the cells are those of the columns of
 * the items' board.
 */
export async function loadItemExportRows<F>(
  { tx, caller, sight: owners }: ExportSourceContext<F, Owners>,
  board: BoardKind,
  keys: readonly string[],
): Promise<ExportRow[]> {
  const { accountId } = caller;
  const found = await sql<Item>`
    select s.*, k.title as column_title, ${dealValueCents} as value_cents from sales s
    join kanban_columns k on k.account_id = s.account_id and k.id = s.column_id
    where s.account_id = ${accountId} and s.type = ${board} and s.id = any(${keys}::uuid[])
      and ${buildOwnersCondition(board, owners)}`.execute(tx);
  const items = sortByKeys(keys, found.rows);
  const customers = await loadCustomersOfItems(tx, accountId, items);
  const people = await loadUserLabels(tx, accountId);
  return items.map((item) => {
    const customer = customers.get(item.customer_id);
    return {
      ...(customer && suffixed(toCustomerCells(customer), 'cliente')),
      ...suffixed(itemCells(item, board), getBoardImportType(board).suffix),
      ...furtherCells(item),
      id_colaborador_proprietario: people.get(item.owner_id) ?? '',
    };
  });
}

async function loadCustomersOfItems(
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

type Item = Row<'sales'> & { column_title: string; value_cents: number };

const itemCells = (item: Item, board: BoardKind): ExportRow => ({
  nome: item.name,
  valor: item.amount_cents / 100,
  status: formatItemStatus(board, item.status),
  data_registro: toIsoDate(item.registered_at.getTime()),
  data_finalizacao: item.closed_day,
  etapa_funil: item.column_title,
});

function formatItemStatus(board: BoardKind, status: ItemStatus): string {
  const statuses: Partial<Record<ItemStatus, string>> = getBoardImportType(board).statuses;
  return statuses[status] ?? status;
}

const furtherCells = (item: Item): ExportRow => ({
  numero_item: item.number,
  potencia_kwp: Number(item.power),
  temperatura: leadTemperatures.find(({ value }) => value === item.lead_temperature)?.label ?? null,
  tipo_uc: item.uc_type,
  prazo: item.due_date,
  validade: item.validity_date,
  ultima_atividade: item.last_activity_at.toISOString(),
  valor_confirmado: item.confirmed_amount_cents === null ? null : item.confirmed_amount_cents / 100,
  valor_final: item.value_cents / 100,
  motivo_perda: item.sale_lost_reason,
});
