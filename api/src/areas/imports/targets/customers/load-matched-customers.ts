import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';

/**
 * Scope in which an import searches existing customers: the caller, the visible owners, and whether found
 * rows are locked.
 */
export interface CustomerSearchScope {
  caller: Caller;
  /** Ids of the users whose customers the caller may see; null: everybody's. */
  owners: readonly string[] | null;
  /** Are they about to be written? */
  forUpdate: boolean;
}

/** A customer that the database matched with a row of a file. */
interface Match {
  line: number;
  customer_id: string;
}

/** Loads the visible customers that match rows of an import, by customer id. */
export async function loadMatchedCustomers(
  tx: Tx,
  { caller, owners, forUpdate }: CustomerSearchScope,
  matches: readonly Match[],
): Promise<Map<string, Row<'customers'>>> {
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
  return new Map(found.map((customer) => [customer.id, customer]));
}

/** Loads the visible customers that match rows of an import, by the line of the row. */
export async function loadMatchedCustomersByLine(
  tx: Tx,
  lookup: CustomerSearchScope,
  matches: readonly Match[],
): Promise<Map<number, Row<'customers'>[]>> {
  const byId = await loadMatchedCustomers(tx, lookup, matches);
  const byLine = new Map<number, Row<'customers'>[]>();
  for (const { line, customer_id } of matches) {
    const customer = byId.get(customer_id);
    if (customer) byLine.set(line, [...(byLine.get(line) ?? []), customer]);
  }
  return byLine;
}
