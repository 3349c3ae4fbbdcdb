import { testItem } from '@girassol/shared-auth/testing';
import type { FinishedItem } from '@girassol/shared-domain/contract';

/** A sale that was won. For tests. */
export function aFinishedItem(index: number, changes: Partial<FinishedItem> = {}): FinishedItem {
  const item = testItem();
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

/** A page of the list. */
export const aFinishedPage = (sales: FinishedItem[], hasMoreItems = false) => ({
  sales,
  hasMoreItems,
  totals: { items: 12, amount: 30_000.5, power: 54.25 },
});
