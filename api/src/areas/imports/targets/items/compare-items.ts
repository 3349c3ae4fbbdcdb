import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { boardDescriptions, can, meetsCondition } from '@girassol/shared-domain';
import {
  type BoardImportType,
  boardImportDefinitions,
  type RowValues,
} from '@girassol/shared-domain/imports';
import { loadUserLabels } from '../../../exports/sources/user-labels';
import { loadKanban } from '../../../kanbans/load-kanban';
import { loadAssignableUsers } from '../assignable-users';
import { type ColumnValues, computeChanges } from '../changes';
import { centsToReais, compareRecord } from '../compare-record';
import {
  compareCustomer,
  loadVisibleCustomers,
  toComparableCustomerColumns,
} from '../customers/compare-customers';
import { parseRowCustomer, type RowCustomer } from '../customers/imported-customer-columns';
import { areNamesOfDifferentCustomers } from '../name-similarity';
import type { ImportContext, RowComparison, UndecidedRow } from '../target';
import { parseRowItem } from './parse-row-item';

const SUFFIX = '_cliente';

/**
 * Compares undecided rows of an import with the item or earlier row that each of them matches, and with the
 * item's customer. Returns the comparisons by line.
 */
export async function compareItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly UndecidedRow[],
  type: BoardImportType,
): Promise<Map<number, RowComparison>> {
  const { caller } = context;
  const { board, suffix } = boardImportDefinitions[type];
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  const items = await loadVisibleItems(tx, caller, board, ids);
  // A question about the customer of an item names the customer.
  const customerIds = [...[...items.values()].map(({ customer_id }) => customer_id), ...ids];
  const customers = await loadVisibleCustomers(tx, context, customerIds);
  const people = await loadAssignableUsers(tx, caller, board);
  const names = await loadUserLabels(tx, caller.accountId);
  const kanban = await loadKanban(tx, caller.accountId, { type: board });
  const getWanted = (values: RowValues): ColumnValues => {
    const person = values.id_colaborador_proprietario;
    const owner = person === undefined ? null : people.find(String(person));
    const { amountCents } = parseRowItem(type, values, kanban);
    return { amount_cents: amountCents, ...(owner !== null && { owner_id: owner }) };
  };
  const tell = (column: string, value: unknown) =>
    column === 'owner_id'
      ? { property: 'id_colaborador_proprietario', value: names.get(String(value)) ?? '' }
      : { property: `valor_${suffix}`, value: centsToReais(value) };

  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const item = recordId === null ? undefined : items.get(recordId);
      const asked = recordId === null || item ? undefined : customers.get(recordId);
      const wantedCustomer = parseRowCustomer(values, SUFFIX);
      const said = { values, names, suffix: SUFFIX };
      if (asked) return [[line, compareCustomer(asked, wantedCustomer, said)] as const];
      const earlier = recordId === null && twin ? parseRowCustomer(twin, SUFFIX) : null;
      // An earlier row has the document of this one and another name: the question is about the customer.
      if (earlier && hasOtherName(earlier, wantedCustomer))
        return [[line, compareCustomer(toComparableCustomerColumns(earlier), wantedCustomer, said)] as const];
      const current: ColumnValues | null =
        recordId === null ? twin && getWanted(twin) : item ? { ...item } : null;
      if (!current) return [];
      const wanted = getWanted(values);
      const changes = computeChanges(current, wanted, 'UPDATE');
      const ofItem = compareRecord({
        current,
        wanted,
        changes,
        filled: computeChanges(current, wanted, 'FILL'),
        tell,
      });
      const customer = item
        ? customers.get(item.customer_id)
        : earlier && toComparableCustomerColumns(earlier);
      if (!customer) return [[line, ofItem] as const];
      const ofCustomer = compareCustomer(customer, wantedCustomer, said);
      // The customer of an item is only completed, whatever is answered.
      const filled = ofCustomer.fields.filter(({ fills }) => fills);
      return [
        [
          line,
          { fields: [...ofItem.fields, ...filled], equal: [...ofItem.equal, ...ofCustomer.equal] },
        ] as const,
      ];
    }),
  );
}

/** Tells whether two rows name one document and two people. */
const hasOtherName = ({ columns: one }: RowCustomer, { columns: other }: RowCustomer): boolean =>
  Boolean(one.document) &&
  one.document === other.document &&
  areNamesOfDifferentCustomers(one.name, other.name, String(one.document));

/** The items of these that the caller may see. */
async function loadVisibleItems(
  tx: Tx,
  caller: Caller,
  board: Row<'sales'>['type'],
  ids: readonly string[],
): Promise<Map<string, Row<'sales'>>> {
  const { plan, permission, managerPermission } = boardDescriptions[board];
  if (ids.length === 0 || !meetsCondition({ plan }, caller) || !can(caller, permission)) return new Map();
  const owners = await listVisibleOwnerIds(tx, caller, managerPermission);
  const found = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('type', '=', board)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const isSeen = ({ owner_id, co_owner_ids }: Row<'sales'>) =>
    owners === null || [owner_id, ...co_owner_ids].some((owner) => owners.includes(owner));
  return new Map(found.filter(isSeen).map((item) => [item.id, item]));
}
