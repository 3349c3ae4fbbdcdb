import type { ItemStatus, Kanban } from '@girassol/shared-domain/contract';
import { type BoardImportType, boardImports, type DuplicateChoice } from '@girassol/shared-domain/imports';
import { visibleOwners } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { type Columns, changesOf, choiceFor, judgedAs } from '../changes';
import type { EarlierCustomers } from '../customers/earlier-customers';
import { type CustomerPlan, planCustomers } from '../customers/plan-customers';
import type { EarlierWithoutContact } from '../customers/without-contact';
import { namedPeople, type People } from '../people';
import { faulty, type GoodRow, type ImportContext, type Verdict } from '../target';
import { twinReason } from '../twin-reason';
import { itemKey, type RowItem, rowItem } from './row-item';

/** The item that is there. */
export type HeldItem = Pick<
  Row<'sales'>,
  'id' | 'customer_id' | 'name' | 'amount_cents' | 'owner_id' | 'column_id'
> & { status: ItemStatus };

/** A row with what is to become of its item and its customer. */
export interface ItemPlan {
  line: number;
  item: RowItem;
  customer: CustomerPlan;
  verdict: Verdict;
  current: HeldItem | null;
  /** The earlier line with the same item. */
  twin: number | null;
  /** What the row says of value and owner. */
  wanted: Columns;
  how: 'FILL' | 'UPDATE';
  ownerId: string;
}

interface Planning {
  type: BoardImportType;
  kanban: Kanban;
  earlier: EarlierCustomers;
  withoutContact: EarlierWithoutContact;
  /** Item key -> the first line that describes it. */
  items: Map<string, number>;
  forUpdate: boolean;
}

/** What is done with the customer of an item where it is there: asked is only about items. */
const forCustomer = (choice: DuplicateChoice): DuplicateChoice => (choice === 'ASK' ? 'FILL' : choice);

/** Plans what becomes of items and of their customers; nothing is written. */
export async function planItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly GoodRow[],
  { type, kanban, earlier, withoutContact, items, forUpdate }: Planning,
): Promise<ItemPlan[]> {
  const { caller, options } = context;
  const { board } = boardImports[type];
  const customers = await planCustomers(tx, context, withoutDecisions(rows), {
    people: await namedPeople(tx, caller, null),
    owners: await visibleOwners(tx, caller, 'salesManager'),
    suffix: '_cliente',
    always: forCustomer(options.duplicates),
    ...{ earlier, withoutContact, forUpdate },
  });
  const people = await namedPeople(tx, caller, board);
  const held = await heldItems(tx, context, { board, customers, forUpdate });
  return rows.map((row, at): ItemPlan => {
    const customer = customers[at];
    if (!customer) throw new Error('a row without its customer');
    const item = rowItem(type, row.values, kanban);
    const ownerId = ownerOf(row, people, caller.userId);
    const choice = choiceFor(row.decision, options.duplicates);
    const how = choice === 'UPDATE' ? ('UPDATE' as const) : ('FILL' as const);
    const wanted = { amount_cents: item.amountCents, ...(ownerId.isNamed && { owner_id: ownerId.id }) };
    const plan = { line: row.line, item, customer, current: null, twin: null, wanted, how };
    const faults = [...customer.verdict.faults, ...item.faults, ...(ownerId.fault ? [ownerId.fault] : [])];
    if (faults.length > 0) return { ...plan, ownerId: '', verdict: faulty(row.line, faults) };
    const said = { ...plan, ownerId: ownerId.id };
    // Who looks after an item looks after the customer that comes with it.
    if (ownerId.isNamed && !customer.current) customer.row.columns.owner_id = ownerId.id;
    const { state, recordId, reason } = customer.verdict;
    if (state === 'SKIPPED' && recordId === null && customer.twin === null)
      return { ...said, verdict: { ...faulty(row.line, []), state: 'SKIPPED', reason } };

    const key = itemKey(customer.current?.id ?? String(customer.twin ?? row.line), item.name);
    const current = held.get(key) ?? null;
    if (current && choice !== 'CREATE') {
      const hasChanges = changesOf({ ...current }, wanted, judgedAs(choice)) !== null || state === 'READY';
      const there = { recordId: current.id, recordName: current.name };
      const verdict = judgeSame(row.line, choice, hasChanges, `Já no quadro: ${current.name}.`);
      return { ...said, current, verdict: { ...verdict, ...there } };
    }
    const twin = choice === 'CREATE' ? null : (items.get(key) ?? null);
    if (twin !== null) {
      const verdict = judgeSame(row.line, choice, true, twinReason(twin));
      return { ...said, twin, verdict: { ...verdict, recordName: item.name } };
    }
    items.set(key, row.line);
    const created = { state: 'READY', action: 'CREATE', recordName: item.name } as const;
    return {
      ...said,
      verdict: { ...faulty(row.line, []), ...created, isLookalike: customer.verdict.isLookalike },
    };
  });
}

/** What is decided of a row is decided of its item. */
const withoutDecisions = (rows: readonly GoodRow[]): GoodRow[] =>
  rows.map((row) => ({ ...row, decision: null, values: withoutPerson(row.values) }));

function withoutPerson({ id_colaborador_proprietario: _, ...values }: GoodRow['values']): GoodRow['values'] {
  return values;
}

function ownerOf({ values }: GoodRow, people: People, otherwise: string) {
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
): Verdict {
  const verdict = faulty(line, []);
  if (choice === 'SKIP') return { ...verdict, state: 'SKIPPED', reason };
  if (!hasChanges) return { ...verdict, state: 'SAME' };
  if (choice === 'ASK') return { ...verdict, state: 'ASK', reason };
  return { ...verdict, state: 'READY', action: 'UPDATE' };
}

async function heldItems(
  tx: Tx,
  { caller }: ImportContext,
  {
    board,
    customers,
    forUpdate,
  }: { board: Row<'sales'>['type']; customers: CustomerPlan[]; forUpdate: boolean },
): Promise<Map<string, HeldItem>> {
  const ids = [...new Set(customers.flatMap(({ current }) => current?.id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sales')
    .select(['id', 'customer_id', 'name', 'amount_cents', 'owner_id', 'column_id', 'status'])
    .where('account_id', '=', caller.accountId)
    .where('customer_id', 'in', ids)
    .where('type', '=', board)
    .orderBy('id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [itemKey(row.customer_id, row.name), row]));
}
