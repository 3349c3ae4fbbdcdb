import { buildApiPagesQuery, onAccountEvent } from '@girassol/shared-auth';
import type { TimelineSubject } from '@girassol/shared-domain';
import type { AccountLiveEvent, TimelineEntry } from '@girassol/shared-domain/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

const QUERY_NAME = 'customer-timeline';

/** Loads the timeline of a customer page by page, newest first, and reloads it after events that may change it. */
export function useTimeline(customerId: string, subject: TimelineSubject | null) {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: [QUERY_NAME, customerId, subject],
    ...buildApiPagesQuery('GET /customers/timeline/:cid/:multiplier', {
      params: { cid: customerId },
      query: { subject: subject ?? undefined },
    }),
    refetchOnMount: 'always',
  });
  const { data } = list;
  const entries = useMemo(() => removeRepeated(data?.pages.flatMap((page) => page.entries) ?? []), [data]);

  useEffect(() => {
    const records = new Set(entries.flatMap(({ record, item }) => [record, item?._id]));
    return onAccountEvent((event) => {
      if (mayChangeTimeline(event, { customerId, records }))
        void client.invalidateQueries({ queryKey: [QUERY_NAME, customerId] });
    });
  }, [client, customerId, entries]);

  return { list, entries };
}

/** An entry that moved to the next page while that was loaded comes twice. */
const removeRepeated = (entries: readonly TimelineEntry[]): TimelineEntry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];

interface Shown {
  customerId: string;
  /** Ids of the records and items that the timeline shows. */
  records: ReadonlySet<string | undefined>;
}

function mayChangeTimeline(event: AccountLiveEvent, { customerId, records }: Shown): boolean {
  switch (event.kind) {
    case 'resync':
    // New ones name no customer.
    case 'item-placed':
    case 'financings-changed':
      return true;
    case 'item-changed':
    case 'item-left':
    case 'notes-changed':
      return records.has(event.item);
    case 'customers-changed':
      return event.customer === null || event.customer === customerId;
    case 'proposals-changed':
    case 'archive-changed':
      return event.customer === customerId;
    case 'contracts-changed':
      return event.sale === null || records.has(event.sale);
    default:
      return false;
  }
}
