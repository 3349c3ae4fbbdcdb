import { type Columns, changesOf } from '../changes';
import type { RowCustomer } from './customer-columns';

/** An address is one thing: half of one beside half of another is none. */
const addressColumns = ['postal_code', 'street', 'number', 'district', 'complement'];

/** What a row changes of a customer; null where that is nothing. */
export function customerChanges(
  current: object,
  { columns }: RowCustomer,
  how: 'FILL' | 'UPDATE',
): Columns | null {
  const now: Columns = { ...current };
  const hasAddress = now.street !== '' || now.postal_code !== '';
  const { is_cnpj, ...rest } = columns;
  const wanted = Object.fromEntries(
    Object.entries(rest).filter(
      ([column]) => how === 'UPDATE' || !hasAddress || !addressColumns.includes(column),
    ),
  );
  const changes = changesOf(now, wanted, how);
  // Company or person: the document decides.
  return changes && 'document' in changes ? { ...changes, is_cnpj } : changes;
}
