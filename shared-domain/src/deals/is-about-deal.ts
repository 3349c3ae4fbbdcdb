import type { DealRecord } from '../contract/deal-records';
import type { AccountLiveEvent } from '../contract/platform';

/** Checks whether an event is about a record of a deal other than a note or a checklist, so that its trail may change. */
export function isAboutDeal(event: AccountLiveEvent, records: readonly DealRecord[]): boolean {
  if (event.kind === 'notes-changed' || event.kind === 'checklist-answered') return false;
  const changed = [
    'item' in event && event.item,
    event.kind === 'contracts-changed' && event.sale,
    event.kind === 'financings-changed' && event.financing,
  ];
  return records.some(({ _id }) => changed.includes(_id));
}
