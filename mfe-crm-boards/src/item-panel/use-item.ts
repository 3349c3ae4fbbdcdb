import {
  ApiError,
  apiQuery,
  apiQueryKey,
  clientId,
  onAccountEvent,
  useApiQuery,
} from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AccountEvent } from '@girassol/shared-domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { allNotes } from '../notes/note-filters';
import { notesQuery } from '../notes/use-notes';

/** What somebody else did to the item while it was open. */
export type ItemNews = 'changed' | 'moved' | 'noted' | null;

/** How long news stay on screen. */
const NEWS_MS = 10_000;

/** The open item, kept fresh; `isGone` once it can no longer be read by this person. */
export function useItem(itemId: string, boardKind: BoardKind) {
  const client = useQueryClient();
  const [news, setNews] = useState<ItemNews>(null);
  const request = { params: { itemId }, body: { type: boardKind } };
  // Other people's changes come as events, but only while the item is open.
  const query = useApiQuery('POST /kanbans/single/item/:itemId', request, { refetchOnMount: 'always' });

  useEffect(() => {
    const key = apiQueryKey('POST /kanbans/single/item/:itemId', {
      params: { itemId },
      body: { type: boardKind },
    });
    return onAccountEvent((event) => {
      if (!concerns(event, itemId)) return;
      // Told once the item has been read again: the news name what it became.
      client
        .invalidateQueries({ queryKey: key })
        .then(() => setNews((before) => laterNews(before, newsOf(event))));
    });
  }, [client, itemId, boardKind]);

  // Asked for together with the item, not after it: nearly everybody who opens an item sees both. And asked anew:
  // somebody may have written while it was closed.
  useEffect(() => {
    client.prefetchInfiniteQuery({ ...notesQuery(itemId, boardKind, allNotes), staleTime: 0 });
    client.prefetchQuery(apiQuery('GET /kanbans/single/columns/:type', { params: { type: boardKind } }));
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
  return event.kind !== 'columns-changed' && event.item === itemId;
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
