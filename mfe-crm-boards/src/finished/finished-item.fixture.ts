import { buildTestItem } from '@girassol/shared-auth/testing';
import type { FinishedItem } from '@girassol/shared-domain/contract';

/** Builds a won sale for tests. */
export function buildFinishedItem(index: number, changes: Partial<FinishedItem> = {}): FinishedItem {
  const item = buildTestItem();
  return {
    ...item,
    customer: { _id: item.customer._id, name: 'Carla Schmidt', city: 'Blumenau', uf: 'SC' },
    _id: `0198a000-0000-7000-8000-0000000000a${index}`,
    id: index,
    name: `Telhado ${index}`,
    status: 'CLOSED',
    closedDay: '2026-03-31',
    saleLostReason: null,
    confirmedAmount: null,
    columnTitle: 'Contrato',
    ...changes,
  };
}

/** Builds a page of the list of finished items for tests. */
export const buildFinishedPage = (sales: FinishedItem[], hasMoreItems = false) => ({
  sales,
  hasMoreItems,
  totals: { items: 12, amount: 30_000.5, power: 54.25 },
});
