import { ApiError, apiQueryKey, clientId, onAccountEvent, useApiQuery } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AccountEvent } from '@girassol/shared-domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What somebody else did to the item while it was open. */
export type ItemNews = 'changed' | 'moved' | 'noted' | null;

const itemRequest = (itemId: string, boardKind: BoardKind) => ({
  params: { itemId },
  body: { type: boardKind },
});

/** Where the query cache keeps an item. */
export const itemKey = (itemId: string, boardKind: BoardKind): readonly unknown[] =>
  apiQueryKey('POST /kanbans/single/item/:itemId', itemRequest(itemId, boardKind));

/** How long news stay on screen. */
const NEWS_MS = 10_000;

/** An item kept fresh while it is on screen; `isGone` once it can no longer be read by this person. */
export function useLiveItem(itemId: string, boardKind: BoardKind) {
  const client = useQueryClient();
  const [news, setNews] = useState<ItemNews>(null);
  // Other people's changes come as events, but only while the item is open.
  const query = useApiQuery('POST /kanbans/single/item/:itemId', itemRequest(itemId, boardKind), {
    refetchOnMount: 'always',
  });

  useEffect(() => {
    const key = itemKey(itemId, boardKind);
    return onAccountEvent((event) => {
      if (!concerns(event, itemId)) return;
      // Told once the item has been read again: the news name what it became.
      client
        .invalidateQueries({ queryKey: key })
        .then(() => setNews((before) => laterNews(before, newsOf(event))));
    });
  }, [client, itemId, boardKind]);

  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), NEWS_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const { error } = query;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return { query, item: query.data?.populatedItem ?? null, isGone, news: isGone ? null : news };
}

function concerns(event: AccountEvent, itemId: string): boolean {
  if (event.kind === 'resync') return true;
  // Many items at once are not told one by one.
  return event.kind === 'columns-changed' || ('item' in event && event.item === itemId);
}

function newsOf(event: AccountEvent): ItemNews {
  if (event.kind === 'resync' || event.by === clientId) return null;
  if (event.kind === 'item-placed') return 'moved';
  if (event.kind === 'notes-changed') return 'noted';
  return event.kind === 'item-changed' || event.kind === 'item-left' ? 'changed' : null;
}

/** A note also changes its item: the note is the news. */
function laterNews(before: ItemNews, next: ItemNews): ItemNews {
  return next === null || (before === 'noted' && next === 'changed') ? before : next;
}
