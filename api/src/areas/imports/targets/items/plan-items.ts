import { listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { ItemStatus, Kanban } from '@girassol/shared-domain/contract';
import {
  type BoardImportType,
  boardImportDefinitions,
  type DuplicateChoice,
  getImportProperties,
} from '@girassol/shared-domain/imports';
import { type AssignableUsers, loadAssignableUsers } from '../assignable-users';
import { type ColumnValues, computeChanges, getChangeMode, resolveDuplicateChoice } from '../changes';
import type { EarlierRowCustomerIndex } from '../customers/create-earlier-customer-index';
import type { EarlierWithoutContactIndex } from '../customers/customers-without-contact';
import { type CustomerPlan, planCustomers } from '../customers/plan-customers';
import { formatDuplicateLineReason } from '../format-duplicate-line-reason';
import { buildFaultyVerdict, type ImportContext, type RowVerdict, type ValidRow } from '../target';
import { joinReasons } from '../unapplied-values';
import { getItemKey, type ParsedRowItem, parseRowItem } from './parse-row-item';

/** Existing item that a row of an import may change, with the contents of its notes. */
export type ExistingItem = Pick<
  Row<'sales'>,
  'id' | 'customer_id' | 'name' | 'amount_cents' | 'owner_id' | 'column_id' | 'registered_at' | 'closed_day'
> & {
  status: ItemStatus;
  /** Contents of its notes. Empty where no row has a note. */
  notes: readonly string[];
};

/** Row of an import with the planned outcomes for the item and the customer that it describes. */
export interface ItemPlan {
  line: number;
  item: ParsedRowItem;
  customer: CustomerPlan;
  verdict: RowVerdict;
  current: ExistingItem | null;
  /** The earlier line with the same item. */
  twin: number | null;
  /** Value and owner, as the row says them. */
  wanted: ColumnValues;
  how: 'FILL' | 'UPDATE';
  ownerId: string;
}

interface Planning {
  type: BoardImportType;
  kanban: Kanban;
  earlier: EarlierRowCustomerIndex;
  withoutContact: EarlierWithoutContactIndex;
  /** Item key -> the first line that describes it. */
  items: Map<string, number>;
  forUpdate: boolean;
}

/** Returns the choice for the customer of an item that is there already: `ASK` is only about items. */
const forCustomer = (choice: DuplicateChoice): DuplicateChoice => (choice === 'ASK' ? 'FILL' : choice);

/**
 * Plans for each row of an import whether the item and the customer that the row describes are created,
 * updated or skipped, or need a decision of the user. Writes nothing.
 */
export async function planItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly ValidRow[],
  { type, kanban, earlier, withoutContact, items, forUpdate }: Planning,
): Promise<ItemPlan[]> {
  const { caller, options } = context;
  const { board } = boardImportDefinitions[type];
  const customers = await planCustomers(tx, context, withoutPeople(rows), {
    people: await loadAssignableUsers(tx, caller, null),
    owners: await listVisibleOwnerIds(tx, caller, 'salesManager'),
    suffix: '_cliente',
    always: forCustomer(options.duplicates),
    ...{ earlier, withoutContact, forUpdate },
  });
  const people = await loadAssignableUsers(tx, caller, board);
  const notes = `observacoes_${boardImportDefinitions[type].suffix}`;
  const withNotes = rows.some(({ values }) => notes in values);
  const held = await loadExistingItems(tx, context, { board, customers, forUpdate, withNotes });
  return rows.map((row, at): ItemPlan => {
    const customer = customers[at];
    if (!customer) throw new Error('a row without its customer');
    const item = parseRowItem(type, row.values, kanban);
    const ownerId = resolveOwner(row, people, caller.userId);
    const choice = resolveDuplicateChoice(row.decision, options.duplicates);
    const how = choice === 'UPDATE' ? ('UPDATE' as const) : ('FILL' as const);
    const wanted = { amount_cents: item.amountCents, ...(ownerId.isNamed && { owner_id: ownerId.id }) };
    const plan = { line: row.line, item, customer, current: null, twin: null, wanted, how };
    const faults = [...customer.verdict.faults, ...item.faults, ...(ownerId.fault ? [ownerId.fault] : [])];
    if (faults.length > 0) return { ...plan, ownerId: '', verdict: buildFaultyVerdict(row.line, faults) };
    const said = { ...plan, ownerId: ownerId.id };
    // The owner of an item looks after the customer that comes with it.
    if (ownerId.isNamed && !customer.current) customer.row.columns.owner_id = ownerId.id;
    const { state, recordId, recordName, reason } = customer.verdict;
    if (state === 'ASK') {
      const there =
        customer.twin === null && recordId !== null ? { _id: recordId, name: recordName ?? '' } : undefined;
      const asks = { ...buildFaultyVerdict(row.line, []), state, recordId, recordName, reason };
      return { ...said, twin: null, verdict: { ...asks, ...(there && { customer: there }) } };
    }
    if (state === 'SKIPPED' && recordId === null && customer.twin === null)
      return { ...said, verdict: { ...buildFaultyVerdict(row.line, []), state: 'SKIPPED', reason } };

    const known = customer.current && { customer: { _id: customer.current.id, name: customer.current.name } };
    const key = getItemKey(customer.current?.id ?? String(customer.twin ?? row.line), item.name);
    const current = held.get(key) ?? null;
    if (current && choice !== 'CREATE') {
      const hasChanges =
        computeChanges({ ...current }, wanted, getChangeMode(choice)) !== null || state === 'READY';
      const there = { recordId: current.id, recordName: current.name };
      const verdict = judgeSame(row.line, choice, hasChanges, `Já no quadro: ${current.name}.`);
      const isQuiet = verdict.reason === null;
      const kept = isQuiet
        ? describeUnappliedItemValues(type, row.values, { current, item, wanted, how })
        : verdict.reason;
      const reason = verdict.state === 'SKIPPED' ? kept : joinReasons(kept, customer.kept);
      return { ...said, current, verdict: { ...verdict, reason, ...there, ...known } };
    }
    const twin = choice === 'CREATE' ? null : (items.get(key) ?? null);
    if (twin !== null) {
      const verdict = judgeSame(row.line, choice, true, formatDuplicateLineReason(twin));
      const told = verdict.state === 'SKIPPED' ? verdict.reason : joinReasons(verdict.reason, customer.kept);
      return { ...said, twin, verdict: { ...verdict, reason: told, recordName: item.name } };
    }
    items.set(key, row.line);
    const created = {
      ...({ state: 'READY', action: 'CREATE', recordName: item.name } as const),
      reason: customer.kept,
    };
    return {
      ...said,
      verdict: {
        ...buildFaultyVerdict(row.line, []),
        ...created,
        ...known,
        isLookalike: customer.verdict.isLookalike,
      },
    };
  });
}

/** Takes the owner out of rows: a row names the owner of its item, not of its customer. */
const withoutPeople = (rows: readonly ValidRow[]): ValidRow[] =>
  rows.map((row) => ({ ...row, values: withoutPerson(row.values) }));

function withoutPerson({
  id_colaborador_proprietario: _,
  ...values
}: ValidRow['values']): ValidRow['values'] {
  return values;
}

function resolveOwner({ values }: ValidRow, people: AssignableUsers, otherwise: string) {
  const person = values.id_colaborador_proprietario;
  if (person === undefined) return { id: otherwise, isNamed: false, fault: null };
  const id = people.find(String(person));
  const fault = {
    column: null,
    property: 'id_colaborador_proprietario',
    value: String(person),
    message: `Nenhum colaborador deste quadro é “${String(person)}”: escreva o e-mail ou o nome completo, ou deixe vazio.`,
  };
  return id === null ? { id: '', isNamed: true, fault } : { id, isNamed: true, fault: null };
}

function judgeSame(
  line: number,
  choice: DuplicateChoice | 'CREATE',
  hasChanges: boolean,
  reason: string,
): RowVerdict {
  const verdict = buildFaultyVerdict(line, []);
  if (choice === 'SKIP') return { ...verdict, state: 'SKIPPED', reason };
  if (!hasChanges) return { ...verdict, state: 'SAME' };
  if (choice === 'ASK') return { ...verdict, state: 'ASK', reason };
  return { ...verdict, state: 'READY', action: 'UPDATE' };
}

interface ItemComparison {
  current: ExistingItem;
  item: ParsedRowItem;
  wanted: ColumnValues;
  how: 'FILL' | 'UPDATE';
}

/** Describes which values of a row differ from the item and are not applied to it, null for none. */
function describeUnappliedItemValues(
  type: BoardImportType,
  values: ValidRow['values'],
  { current, item, wanted, how }: ItemComparison,
): string | null {
  const { suffix } = boardImportDefinitions[type];
  const changed = computeChanges({ ...current }, wanted, how) ?? {};
  const differs = computeChanges({ ...current }, wanted, 'UPDATE') ?? {};
  // An import never changes these of an item that is there.
  const differences: Record<string, boolean> = {
    status: item.status !== current.status,
    etapa_funil: item.columnId !== current.column_id,
    data_registro:
      item.registeredAt !== null &&
      toIsoDate(item.registeredAt) !== toIsoDate(current.registered_at.getTime()),
    data_finalizacao: item.finishedDate !== null && item.finishedDate !== current.closed_day,
    observacoes: item.note !== null && !current.notes.includes(item.note),
  };
  const names = [
    ...('amount_cents' in differs && !('amount_cents' in changed) ? [`valor_${suffix}`] : []),
    ...('owner_id' in differs && !('owner_id' in changed) ? ['id_colaborador_proprietario'] : []),
    ...Object.keys(differences)
      .filter((name) => differences[name])
      .map((name) => `${name}_${suffix}`)
      .filter((name) => name in values),
  ];
  const labels = getImportProperties(type).flatMap(({ name, label }) =>
    names.includes(name) ? [label] : [],
  );
  return labels.length === 0 ? null : `Fica como está no quadro: ${labels.join(', ')}.`;
}

async function loadExistingItems(
  tx: Tx,
  { caller }: ImportContext,
  {
    board,
    customers,
    forUpdate,
    withNotes,
  }: {
    board: Row<'sales'>['type'];
    customers: CustomerPlan[];
    forUpdate: boolean;
    /** Reads the notes of the items too. */
    withNotes: boolean;
  },
): Promise<Map<string, ExistingItem>> {
  const ids = [...new Set(customers.flatMap(({ current }) => current?.id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sales')
    .select(['id', 'customer_id', 'name', 'amount_cents', 'owner_id', 'column_id', 'status'])
    .select(['registered_at', 'closed_day'])
    .where('account_id', '=', caller.accountId)
    .where('customer_id', 'in', ids)
    .where('type', '=', board)
    .orderBy('id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  const notes = new Map<string, string[]>();
  if (withNotes && rows.length > 0) {
    const found = await tx
      .selectFrom('notes')
      .select(['sale_id', 'content'])
      .where('account_id', '=', caller.accountId)
      .where(
        'sale_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    for (const { sale_id, content } of found) notes.set(sale_id, [...(notes.get(sale_id) ?? []), content]);
  }
  return new Map(
    rows.map((row) => [getItemKey(row.customer_id, row.name), { ...row, notes: notes.get(row.id) ?? [] }]),
  );
}
