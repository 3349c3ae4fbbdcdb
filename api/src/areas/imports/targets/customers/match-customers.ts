import type { Row, Tx } from '@girassol/api-platform/database';
import type { CustomerMatchKey } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { areNamesOfDifferentCustomers, MIN_NAME_SIMILARITY } from '../name-similarity';
import type { RowCustomer } from './imported-customer-columns';
import { type CustomerSearchScope, loadMatchedCustomers } from './load-matched-customers';

/** Result of searching the existing customer that a row of an import describes. */
export interface CustomerMatch {
  /** The same one. */
  same: Row<'customers'> | null;
  /** True if a customer with the same document exists, but the caller may not see it. */
  isHidden: boolean;
  /** Somebody has the same mail or phone, under another name. */
  isLookalike: boolean;
}

interface Match {
  line: number;
  customer_id: string;
  reason: CustomerMatchKey;
  alike: number;
}

interface CustomerMatching extends CustomerSearchScope {
  matchBy: readonly CustomerMatchKey[];
}

/**
 * Finds, by line, the existing customers that rows of an import describe. An equal document proves a match.
 * An equal e-mail address or phone does so if the names are alike, are not those of two people or companies,
 * and the documents do not disagree. A customer that the caller may not see matches only by document.
 */
export async function matchCustomers(
  tx: Tx,
  { caller, owners, matchBy, forUpdate }: CustomerMatching,
  rows: readonly { line: number; customer: RowCustomer }[],
): Promise<Map<number, CustomerMatch>> {
  const text = (column: string, key: CustomerMatchKey | null = null) =>
    rows.map(({ customer }) =>
      key === null || key === 'document' || matchBy.includes(key)
        ? String(customer.columns[column] ?? '')
        : '',
    );
  const { rows: matches } = await sql<Match>`
    select * from match_customers(
      ${rows.map(({ line }) => line)}::int[], ${text('document', 'document')}::text[],
      ${text('email', 'email').map((email) => email.toLowerCase())}::text[],
      ${text('phone', 'phone')}::text[], ${text('whatsapp', 'phone')}::text[],
      ${text('name')}::text[])`.execute(tx);
  // Those out of sight too: of them the document tells.
  const customers = await loadMatchedCustomers(tx, { caller, owners: null, forUpdate }, matches);
  const byLine = new Map<number, Match[]>();
  for (const match of matches) byLine.set(match.line, [...(byLine.get(match.line) ?? []), match]);
  const isSeen = ({ owner_id }: Row<'customers'>) => owners === null || owners.includes(owner_id);

  return new Map(
    rows.map(({ line, customer }) => {
      const found = { same: null, isHidden: false, isLookalike: false };
      return [line, judge(found, byLine.get(line) ?? [], { customers, isSeen, row: customer })];
    }),
  );
}

interface Judging {
  customers: ReadonlyMap<string, Row<'customers'>>;
  isSeen: (customer: Row<'customers'>) => boolean;
  row: RowCustomer;
}

function judge(
  nothing: CustomerMatch,
  matches: readonly Match[],
  { customers, isSeen, row }: Judging,
): CustomerMatch {
  const document = String(row.columns.document ?? '');
  for (const { customer_id, reason } of matches) {
    const customer = customers.get(customer_id);
    if (reason !== 'document' || !customer) continue;
    return isSeen(customer) ? { ...nothing, same: customer } : { ...nothing, isHidden: true };
  }
  const resembling = matches
    .flatMap((match) => {
      const customer = customers.get(match.customer_id);
      return customer && isSeen(customer) ? [{ ...match, customer }] : [];
    })
    // Two documents: two people, whatever else they share.
    .filter(({ customer }) => document === '' || customer.document === '')
    .filter(
      ({ customer, alike }) =>
        alike >= MIN_NAME_SIMILARITY &&
        !areNamesOfDifferentCustomers(customer.name, row.columns.name, document || customer.document),
    )
    .toSorted((one, other) => other.alike - one.alike);
  const [best] = resembling;
  if (best) return { ...nothing, same: best.customer };
  return { ...nothing, isLookalike: matches.length > 0 };
}
