import { buildDealRecordPath, type DealRecordTarget, type Session } from '@girassol/shared-domain';
import type { TimelineEntry } from '@girassol/shared-domain/contract';
import { customerArchivePath, customerPath } from '../../addresses/customers';

/** Returns the path that opens the record of an entry; null if it is the customer itself. */
export function getTimelinePath(
  { event, record, item }: TimelineEntry,
  { session, customerId }: { session: Session; customerId: string },
): string | null {
  if (event.startsWith('CUSTOMER_')) return null;
  if (event.startsWith('PROPOSAL_')) return customerPath(customerId, 'propostas');
  if (event.startsWith('FILE_')) return customerArchivePath(customerId);
  const target = toDealRecordTarget(event, record, item);
  return target && buildDealRecordPath(target, session);
}

function toDealRecordTarget(
  event: TimelineEntry['event'],
  record: string,
  item: TimelineEntry['item'],
): DealRecordTarget | null {
  if (event.startsWith('FINANCING_')) return { kind: 'FINANCING', _id: record };
  if (!item) return null;
  if (event.startsWith('CONTRACT_')) return { kind: 'CONTRACT', _id: record, sale: item._id };
  return { kind: 'ITEM', _id: item._id, type: item.type };
}
