import type { RowValues } from '@girassol/shared-domain/imports';
import { visibleOwners } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { peopleOf } from '../../../exports/sources/people';
import { besideOf, inReais } from '../beside';
import type { Columns } from '../changes';
import { namedPeople } from '../people';
import type { AskingRow, Beside, ImportContext } from '../target';
import { customerChanges } from './customer-changes';
import { propertiesOfColumn, type RowCustomer, rowCustomer } from './customer-columns';

/** Rows that ask beside the customers, or the earlier rows, that they equal. */
export async function compareCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly AskingRow[],
): Promise<Map<number, Beside>> {
  const { accountId } = context.caller;
  const customers = await seenCustomers(
    tx,
    context,
    rows.flatMap(({ recordId }) => recordId ?? []),
  );
  const people = await namedPeople(tx, context.caller, null);
  const names = await peopleOf(tx, accountId);
  return new Map(
    rows.flatMap(({ line, values, recordId, twin }) => {
      const there = recordId === null ? twin && asThere(rowCustomer(twin)) : customers.get(recordId);
      if (!there) return [];
      const customer = rowCustomer(values);
      const person = values.id_colaborador_proprietario;
      const ownerId = person === undefined ? null : people.find(String(person));
      if (ownerId !== null) customer.columns.owner_id = ownerId;
      return [[line, customerBeside(there, customer, { values, names })] as const];
    }),
  );
}

/** The customers of these that the caller may see. */
export async function seenCustomers(
  tx: Tx,
  { caller }: Pick<ImportContext, 'caller'>,
  ids: readonly string[],
): Promise<Map<string, Row<'customers'>>> {
  if (ids.length === 0) return new Map();
  const owners = await visibleOwners(tx, caller, 'salesManager');
  const found = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(ids)])
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .execute();
  return new Map(found.map((customer) => [customer.id, customer]));
}

/** What a row describes as one that is there. */
export const asThere = ({ columns }: RowCustomer): Columns => ({ street: '', postal_code: '', ...columns });

interface Said {
  values: RowValues;
  /** How people are named, by id. */
  names: ReadonlyMap<string, string>;
  /** Ends the names of the properties. */
  suffix?: string;
}

/** A customer that is there beside one that a row describes. */
export function customerBeside(
  there: object,
  customer: RowCustomer,
  { values, names, suffix = '' }: Said,
): Beside {
  const tell = (column: string, value: unknown) => {
    if (column === 'owner_id')
      return { property: 'id_colaborador_proprietario', value: names.get(String(value)) ?? '' };
    const known = propertiesOfColumn(column).map((property) => property + suffix);
    const property = known.find((name) => name in values);
    if (property === undefined) return null;
    return { property, value: column === 'income_cents' ? inReais(value) : String(value) };
  };
  return besideOf({
    current: { ...there },
    wanted: customer.columns,
    changes: customerChanges(there, customer, 'UPDATE'),
    filled: customerChanges(there, customer, 'FILL'),
    tell,
  });
}
