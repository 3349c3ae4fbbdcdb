import { listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { RowValues } from '@girassol/shared-domain/imports';
import { loadUserLabels } from '../../../exports/sources/user-labels';
import { loadAssignableUsers } from '../assignable-users';
import type { ColumnValues } from '../changes';
import { centsToReais, compareRecord } from '../compare-record';
import type { ImportContext, RowComparison, UndecidedRow } from '../target';
import { computeCustomerChanges } from './compute-customer-changes';
import { getImportPropertiesOfColumn, parseRowCustomer, type RowCustomer } from './imported-customer-columns';

/**
 * Compares undecided rows of an import with the customer or earlier row that each of them matches. Returns
 * the comparisons by line.
 */
export async function compareCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly UndecidedRow[],
): Promise<Map<number, RowComparison>> {
  const { accountId } = context.caller;
  const customers = await loadVisibleCustomers(
    tx,
    context,
    rows.flatMap(({ recordId }) => recordId ?? []),
  );
  const people = await loadAssignableUsers(tx, context.caller, null);
  const names = await loadUserLabels(tx, accountId);
  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const there =
        recordId === null
          ? twin && toComparableCustomerColumns(parseRowCustomer(twin))
          : customers.get(recordId);
      if (!there) return [];
      const customer = parseRowCustomer(values);
      const person = values.id_colaborador_proprietario;
      const ownerId = person === undefined ? null : people.find(String(person));
      if (ownerId !== null) customer.columns.owner_id = ownerId;
      return [[line, compareCustomer(there, customer, { values, names })] as const];
    }),
  );
}

/** Loads those of the customers with the given ids that the caller may see, by id. */
export async function loadVisibleCustomers(
  tx: Tx,
  { caller }: Pick<ImportContext, 'caller'>,
  ids: readonly string[],
): Promise<Map<string, Row<'customers'>>> {
  if (ids.length === 0) return new Map();
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  const found = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(ids)])
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .execute();
  return new Map(found.map((customer) => [customer.id, customer]));
}

/**
 * Converts the customer of a row to columns like those of a stored customer, with an empty street and postal
 * code if the row has none.
 */
export const toComparableCustomerColumns = ({ columns }: RowCustomer): ColumnValues => ({
  street: '',
  postal_code: '',
  ...columns,
});

interface Said {
  values: RowValues;
  /** Labels of users, by id. */
  names: ReadonlyMap<string, string>;
  /** Ends the names of the properties. */
  suffix?: string;
}

/**
 * Compares a stored customer, or the customer of an earlier row, with the customer that a row of an import
 * describes.
 */
export function compareCustomer(
  there: object,
  customer: RowCustomer,
  { values, names, suffix = '' }: Said,
): RowComparison {
  const tell = (column: string, value: unknown) => {
    if (column === 'owner_id')
      return { property: 'id_colaborador_proprietario', value: names.get(String(value)) ?? '' };
    const known = getImportPropertiesOfColumn(column).map((property) => property + suffix);
    const property = known.find((name) => name in values);
    if (property === undefined) return null;
    return { property, value: column === 'income_cents' ? centsToReais(value) : String(value) };
  };
  return compareRecord({
    current: { ...there },
    wanted: customer.columns,
    changes: computeCustomerChanges(there, customer, 'UPDATE'),
    filled: computeCustomerChanges(there, customer, 'FILL'),
    tell,
  });
}
