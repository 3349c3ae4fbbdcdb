import { plainText } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import type { Columns } from '../changes';
import type { RowCustomer } from './customer-columns';

/**
 * Customers without document, mail and phone are known by name, city and address alone. `isSure`: the same address or RG
 * says that it is the same one; otherwise nothing says that it is another.
 */
export interface Resembling<There> {
  there: There;
  isSure: boolean;
}

const textOf = (columns: Columns, name: string): string => plainText(String(columns[name] ?? ''));

/** Has a customer nothing by which one is recognised? */
export const isWithoutContact = (columns: Columns): boolean =>
  ['document', 'email', 'phone', 'whatsapp'].every((name) => textOf(columns, name) === '');

const addressParts = ['postal_code', 'street', 'number', 'complement'];

/** Do two without contact, of one name in one city, resemble each other? Null: they are two. */
function likeness(one: Columns, other: Columns): 'SURE' | 'MAYBE' | null {
  if (textOf(one, 'uf') !== textOf(other, 'uf')) return null;
  const both = (name: string): 'EQUAL' | 'DIFFERENT' | 'UNKNOWN' => {
    const [here, there] = [textOf(one, name), textOf(other, name)];
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

/** The one that resembles most: a sure one before others, the first of equals. */
function best<There>(
  wanted: Columns,
  known: readonly { there: There; columns: Columns }[],
): Resembling<There> | null {
  let maybe: Resembling<There> | null = null;
  for (const { there, columns } of known) {
    const how = likeness(wanted, columns);
    if (how === 'SURE') return { there, isSure: true };
    if (how === 'MAYBE') maybe ??= { there, isSure: false };
  }
  return maybe;
}

interface Look {
  caller: Caller;
  /** Whose customers the caller may see; null: everybody's. */
  owners: readonly string[] | null;
  /** Are they about to be written? */
  forUpdate: boolean;
}

/** Finds the customers without contact that rows without contact describe, by line; of those the caller may see. */
export async function findWithoutContact(
  tx: Tx,
  { caller, owners, forUpdate }: Look,
  rows: readonly { line: number; customer: RowCustomer }[],
): Promise<Map<number, Resembling<Row<'customers'>>>> {
  const wanted = rows.filter(({ customer }) => isWithoutContact(customer.columns));
  if (wanted.length === 0) return new Map();
  const { rows: matches } = await sql<{ line: number; customer_id: string }>`
    select * from match_without_contact(
      ${wanted.map(({ line }) => line)}::int[], ${wanted.map(({ customer }) => customer.columns.name)}::text[],
      ${wanted.map(({ customer }) => String(customer.columns.city ?? ''))}::text[])`.execute(tx);
  if (matches.length === 0) return new Map();
  const found = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(matches.map(({ customer_id }) => customer_id))])
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .orderBy('id')
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  const byId = new Map(found.map((customer) => [customer.id, customer]));
  const byLine = new Map<number, string[]>();
  for (const { line, customer_id } of matches) byLine.set(line, [...(byLine.get(line) ?? []), customer_id]);
  return new Map(
    wanted.flatMap(({ line, customer }) => {
      const known = (byLine.get(line) ?? []).flatMap((id) => {
        const there = byId.get(id);
        return there ? [{ there, columns: { ...there } }] : [];
      });
      const resembling = best(customer.columns, known);
      return resembling ? [[line, resembling] as const] : [];
    }),
  );
}

/** What two are told apart by, and no more: files have a hundred thousand rows. */
const telling = (columns: Columns): Columns =>
  Object.fromEntries(
    ['uf', 'rg', ...addressParts].flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])),
  );

/** As many as the database is asked for. */
const MOST_OF_ONE_NAME = 50;

/** The customers without contact that earlier rows of a file describe. */
export function earlierWithoutContact() {
  const known = new Map<string, { there: number; columns: Columns }[]>();
  const keyOf = (columns: Columns) => `${textOf(columns, 'name')}\n${textOf(columns, 'city')}`;
  return {
    /** The first line that may describe the same one. */
    find({ columns }: RowCustomer): Resembling<number> | null {
      if (!isWithoutContact(columns)) return null;
      return best(columns, known.get(keyOf(columns)) ?? []);
    },
    add(line: number, { columns }: RowCustomer): void {
      if (!isWithoutContact(columns)) return;
      const kept = { there: line, columns: telling(columns) };
      const earlier = known.get(keyOf(columns));
      if (!earlier) known.set(keyOf(columns), [kept]);
      // Of a name that hundreds share the first ones are enough.
      else if (earlier.length < MOST_OF_ONE_NAME) earlier.push(kept);
    },
  };
}

export type EarlierWithoutContact = ReturnType<typeof earlierWithoutContact>;
