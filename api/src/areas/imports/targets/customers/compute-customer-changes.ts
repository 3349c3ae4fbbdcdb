import { type ColumnValues, computeChanges } from '../changes';
import type { RowCustomer } from './imported-customer-columns';

/** An address is one thing: half of one beside half of another is none. */
const addressColumns = ['postal_code', 'street', 'number', 'district', 'complement'];

/**
 * Computes the columns of an existing customer that a row of an import changes. Returns null if nothing
 * changes. With `FILL` the address is filled only if the customer has none.
 */
export function computeCustomerChanges(
  current: object,
  { columns }: RowCustomer,
  how: 'FILL' | 'UPDATE',
): ColumnValues | null {
  const now: ColumnValues = { ...current };
  const hasAddress = now.street !== '' || now.postal_code !== '';
  const { is_cnpj, ...rest } = columns;
  const wanted = Object.fromEntries(
    Object.entries(rest).filter(
      ([column]) => how === 'UPDATE' || !hasAddress || !addressColumns.includes(column),
    ),
  );
  const changes = computeChanges(now, wanted, how);
  // Company or person: the document decides.
  return changes && 'document' in changes ? { ...changes, is_cnpj } : changes;
}
