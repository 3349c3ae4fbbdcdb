import { ApiError, onAccountEvent, tabId, useApiQuery, useWaitingWrites } from '@girassol/shared-auth';
import { type BoardKind, isAboutDeal } from '@girassol/shared-domain';
import type { AccountLiveEvent, DealRecord, ResponseBody } from '@girassol/shared-domain/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { buildItemRequest, isAboutItem, itemQueryKey } from './item-query';
import { getPrefetchedStaleTime } from './prefetched-item';
import { applyWaitingItemEdits } from './waiting-item-edits';

/** Kind of change that somebody else made to an item while its panel was open; null if none. */
export type ItemChangeKind = 'changed' | 'moved' | 'noted' | null;

/** Time in milliseconds for which news stay on screen. */
const NEWS_MS = 10_000;

/**
 * Loads an item and reloads the item after changes by others while the component is mounted. `isGone` is true
 * once the person can no longer load the item (403 or 404).
 */
export function useLiveItem(itemId: string, boardKind: BoardKind) {
  const client = useQueryClient();
  const [news, setNews] = useState<ItemChangeKind>(null);
  // Other people's changes come as events, but only while the item is open.
  const query = useApiQuery('POST /kanbans/single/item/:itemId', buildItemRequest(itemId, boardKind), {
    refetchOnMount: ({ state }) =>
      getPrefetchedStaleTime(itemId) > 0 && !state.isInvalidated ? false : 'always',
  });

  useEffect(() => {
    const key = itemQueryKey(itemId, boardKind);
    return onAccountEvent((event) => {
      const isAbout = isAboutItem(event, itemId);
      if (!isAbout && !isAboutDeal(event, getCachedDealRecords(client, key))) return;
      // Told once the item has been read again: the news name what it became.
      client
        .invalidateQueries({ queryKey: key })
        .then(() => isAbout && setNews((before) => mergeNews(before, toItemNews(event))));
    });
  }, [client, itemId, boardKind]);

  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const { error } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  const loaded = query.data?.populatedItem;
  const writes = useWaitingWrites(itemId);
  const item = useMemo(() => (loaded ? applyWaitingItemEdits(loaded, writes) : null), [loaded, writes]);
  return { query, item, isGone, news: isGone ? null : news };
}

const getCachedDealRecords = (client: QueryClient, key: readonly unknown[]): readonly DealRecord[] =>
  client.getQueryData<ResponseBody<'POST /kanbans/single/item/:itemId'>>(key)?.populatedItem.dealRecords ??
  [];

function toItemNews(event: AccountLiveEvent): ItemChangeKind {
  if (event.kind === 'resync' || event.by === tabId) return null;
  if (event.kind === 'item-placed') return 'moved';
  if (event.kind === 'notes-changed') return 'noted';
  return event.kind === 'item-changed' || event.kind === 'item-left' ? 'changed' : null;
}

/** A note also changes its item: the note is the news. */
function mergeNews(before: ItemChangeKind, next: ItemChangeKind): ItemChangeKind {
  return next === null || (before === 'noted' && next === 'changed') ? before : next;
}
