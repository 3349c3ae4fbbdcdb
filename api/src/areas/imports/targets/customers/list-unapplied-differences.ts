import { getImportProperties, type ImportType } from '@girassol/shared-domain/imports';
import type { ColumnValues } from '../changes';
import { computeCustomerChanges } from './compute-customer-changes';
import { getImportPropertiesOfColumn, type RowCustomer } from './imported-customer-columns';

/** Columns that follow from others, or are the person's own choice. */
const silent = new Set(['is_cnpj', 'owner_id']);

interface Compared {
  /** Columns of the customer who is there. */
  current: object;
  customer: RowCustomer;
  /** `SKIP`: nothing of the customer changes. */
  how: 'FILL' | 'SKIP';
  type: ImportType;
  /** Ends the names of the properties of a customer. */
  suffix: string;
}

/** Lists the labels of those values of a row that differ from an existing customer and are not imported. */
export function listUnappliedDifferences({ current, customer, how, type, suffix }: Compared): string[] {
  const differs = computeCustomerChanges(current, customer, 'UPDATE');
  if (differs === null) return [];
  const now: ColumnValues = { ...current };
  // Capitals alone are no other value.
  const isAlike = (column: string) =>
    String(now[column]).toLowerCase() === String(customer.columns[column]).toLowerCase();
  const filled = (how === 'FILL' && computeCustomerChanges(current, customer, 'FILL')) || {};
  const kept = Object.keys(differs).filter(
    (column) => !(column in filled) && !silent.has(column) && !isAlike(column),
  );
  if (kept.length === 0) return [];
  const labels = new Map(getImportProperties(type).map(({ name, label }) => [name, label]));
  return kept.flatMap(
    (column) => labels.get(`${getImportPropertiesOfColumn(column)[0] ?? ''}${suffix}`) ?? [],
  );
}
