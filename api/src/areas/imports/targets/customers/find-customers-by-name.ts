import type { Row, Tx } from '@girassol/api-platform/database';
import { toSearchText } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { areProvenDifferentCustomers, isWithoutContact } from './customers-without-contact';
import type { RowCustomer } from './imported-customer-columns';
import { type CustomerSearchScope, loadMatchedCustomersByLine } from './load-matched-customers';

/** Customers of one name that are asked for: of more than one nobody can say which is meant. */
const MAX_OF_ONE_NAME = 20;

/**
 * Finds, by line, the only visible customer whose name equals that of a row without document, e-mail address
 * and phone. A customer with another city, address or RG does not match.
 */
export async function findCustomersByName(
  tx: Tx,
  lookup: CustomerSearchScope,
  rows: readonly { line: number; customer: RowCustomer }[],
): Promise<Map<number, Row<'customers'>>> {
  const wanted = rows.filter(({ customer }) => isWithoutContact(customer.columns));
  if (wanted.length === 0) return new Map();
  const { rows: matches } = await sql<{ line: number; customer_id: string }>`
    select * from match_by_name(
      ${wanted.map(({ line }) => line)}::int[], ${wanted.map(({ customer }) => customer.columns.name)}::text[],
      ${MAX_OF_ONE_NAME})`.execute(tx);
  const byLine = await loadMatchedCustomersByLine(tx, lookup, matches);
  return new Map(
    wanted.flatMap(({ line, customer }) => {
      const seen = byLine.get(line) ?? [];
      const [only] = seen;
      const isOne =
        only && seen.length === 1 && toSearchText(only.name) === toSearchText(customer.columns.name);
      return isOne && !areProvenDifferentCustomers(customer.columns, { ...only })
        ? [[line, only] as const]
        : [];
    }),
  );
}
