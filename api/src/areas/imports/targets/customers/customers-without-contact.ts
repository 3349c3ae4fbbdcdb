import type { Row, Tx } from '@girassol/api-platform/database';
import { toSearchText } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { ColumnValues } from '../changes';
import type { RowCustomer } from './imported-customer-columns';
import { type CustomerSearchScope, loadMatchedCustomersByLine } from './load-matched-customers';

/**
 * Match (`there`) of a customer who has no document, e-mail address or phone, and is compared by name, city
 * and address only. `isSure` says that address or RG are equal; if false, nothing proves or excludes the
 * match.
 */
export interface ContactlessCustomerMatch<There> {
  there: There;
  isSure: boolean;
}

const getPlainText = (columns: ColumnValues, name: string): string =>
  toSearchText(String(columns[name] ?? ''));

/** Checks whether a customer has neither document nor e-mail address nor phone. */
export const isWithoutContact = (columns: ColumnValues): boolean =>
  ['document', 'email', 'phone', 'whatsapp'].every((name) => getPlainText(columns, name) === '');

const addressParts = ['postal_code', 'street', 'number', 'complement'];

/** Do two without contact, of one name in one city, resemble each other? Null: they are two. */
function likeness(one: ColumnValues, other: ColumnValues): 'SURE' | 'MAYBE' | null {
  if (getPlainText(one, 'uf') !== getPlainText(other, 'uf')) return null;
  const both = (name: string): 'EQUAL' | 'DIFFERENT' | 'UNKNOWN' => {
    const [here, there] = [getPlainText(one, name), getPlainText(other, name)];
    if (here === '' || there === '') return 'UNKNOWN';
    return here === there ? 'EQUAL' : 'DIFFERENT';
  };
  const rg = both('rg');
  if (rg !== 'UNKNOWN') return rg === 'EQUAL' ? 'SURE' : null;
  const [postalCode, street, number, complement] = addressParts.map(both);
  if ([postalCode, street, number, complement].includes('DIFFERENT')) return null;
  // A postal code alone may be that of a whole town.
  const isOneAddress = street === 'EQUAL' || (postalCode === 'EQUAL' && number === 'EQUAL');
  return isOneAddress ? 'SURE' : 'MAYBE';
}

/**
 * Checks whether two customers with the same name are certainly different, because their city, state, address
 * or RG differ.
 */
export function areProvenDifferentCustomers(one: ColumnValues, other: ColumnValues): boolean {
  const isElsewhere = ['city', 'uf'].some((name) => {
    const [here, there] = [getPlainText(one, name), getPlainText(other, name)];
    return here !== '' && there !== '' && here !== there;
  });
  return isElsewhere || likeness({ ...one, uf: '' }, { ...other, uf: '' }) === null;
}

/** The one that resembles most: a sure one before others, the first of equals. */
function best<There>(
  wanted: ColumnValues,
  known: readonly { there: There; columns: ColumnValues }[],
): ContactlessCustomerMatch<There> | null {
  let maybe: ContactlessCustomerMatch<There> | null = null;
  for (const { there, columns } of known) {
    const how = likeness(wanted, columns);
    if (how === 'SURE') return { there, isSure: true };
    if (how === 'MAYBE') maybe ??= { there, isSure: false };
  }
  return maybe;
}

/**
 * Finds, by line, the visible customers without document, e-mail address and phone that match rows of an
 * import which have none either.
 */
export async function findCustomersWithoutContact(
  tx: Tx,
  lookup: CustomerSearchScope,
  rows: readonly { line: number; customer: RowCustomer }[],
): Promise<Map<number, ContactlessCustomerMatch<Row<'customers'>>>> {
  const wanted = rows.filter(({ customer }) => isWithoutContact(customer.columns));
  if (wanted.length === 0) return new Map();
  const { rows: matches } = await sql<{ line: number; customer_id: string }>`
    select * from match_without_contact(
      ${wanted.map(({ line }) => line)}::int[], ${wanted.map(({ customer }) => customer.columns.name)}::text[],
      ${wanted.map(({ customer }) => String(customer.columns.city ?? ''))}::text[])`.execute(tx);
  const byLine = await loadMatchedCustomersByLine(tx, lookup, matches);
  return new Map(
    wanted.flatMap(({ line, customer }) => {
      const known = (byLine.get(line) ?? []).map((there) => ({ there, columns: { ...there } }));
      const resembling = best(customer.columns, known);
      return resembling ? [[line, resembling] as const] : [];
    }),
  );
}

/**
 * Returns only the columns that distinguish two customers without contact, because files have a hundred thousand rows.
 */
const pickIdentifyingColumns = (columns: ColumnValues): ColumnValues =>
  Object.fromEntries(
    ['uf', 'rg', ...addressParts].flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])),
  );

/** As many as the database is asked for. */
const MAX_OF_ONE_NAME = 50;

/**
 * Creates an index of the customers without document, e-mail address and phone that earlier rows of an
 * imported file describe.
 */
export function createEarlierWithoutContactIndex() {
  const known = new Map<string, { there: number; columns: ColumnValues }[]>();
  const getKey = (columns: ColumnValues) =>
    `${getPlainText(columns, 'name')}\n${getPlainText(columns, 'city')}`;
  return {
    /** The first line that may describe the same one. */
    find({ columns }: RowCustomer): ContactlessCustomerMatch<number> | null {
      if (!isWithoutContact(columns)) return null;
      return best(columns, known.get(getKey(columns)) ?? []);
    },
    add(line: number, { columns }: RowCustomer): void {
      if (!isWithoutContact(columns)) return;
      const kept = { there: line, columns: pickIdentifyingColumns(columns) };
      const earlier = known.get(getKey(columns));
      if (!earlier) known.set(getKey(columns), [kept]);
      // Of a name that hundreds share the first ones are enough.
      else if (earlier.length < MAX_OF_ONE_NAME) earlier.push(kept);
    },
  };
}

/**
 * Index of the customers without document, e-mail address and phone that earlier rows of an imported file
 * describe.
 */
export type EarlierWithoutContactIndex = ReturnType<typeof createEarlierWithoutContactIndex>;
