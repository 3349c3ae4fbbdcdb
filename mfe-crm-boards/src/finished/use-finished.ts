import { buildApiPagesQuery, onAccountEvent, removeDuplicateItems } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type {
  AccountLiveEvent,
  FinishedItem,
  RequestBody,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { finishedItemsQueryKey } from '../board-state/change-boards';

const LIST = 'POST /sales/finished/filtered/:multiplier';

/**
 * Base delay in milliseconds that combines many events into one reload, randomized so that not all browsers of a
 * company ask at the same time.
 */
const RELOAD_DELAY_MS = 300;
const RELOAD_SPREAD_MS = 500;

type Pages = InfiniteData<ResponseBody<typeof LIST>>;

/** Loads the finished items that match the filters page by page, and refreshes them while they are on screen. */
export function useFinishedItems(body: RequestBody<typeof LIST>, isEnabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...finishedItemsQueryKey(body.type), body],
    ...buildApiPagesQuery(LIST, { body }),
    // Under new filters the former rows stay until the new ones are there.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: isEnabled,
  });
  const items = useMemo(() => collectFinishedItems(query.data), [query.data]);
  useFinishedEvents(body.type, items);
  return { query, items, totals: query.data?.pages[0]?.totals };
}

/**
 * Returns all loaded finished items. An item that appears on two pages, because pages shifted while loading,
 * is returned once.
 */
export function collectFinishedItems(pages: Pages | undefined): FinishedItem[] {
  return removeDuplicateItems(pages?.pages.flatMap((page) => page.sales) ?? []);
}

/** Reads the list again when an item may have come into it or gone from it, or one of it changed. */
function useFinishedEvents(kind: BoardKind, items: readonly FinishedItem[]): void {
  const client = useQueryClient();
  const shown = useRef(items);
  shown.current = items;
  useEffect(() => {
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking = undefined;
      client.invalidateQueries({ queryKey: finishedItemsQueryKey(kind) });
    };
    const concerns = (event: AccountLiveEvent) => {
      if (event.kind === 'resync') return true;
      if (!('board' in event) || event.board !== kind) return false;
      if (event.kind === 'item-left') return true;
      // From no column: from here.
      if (event.kind === 'item-placed' && event.fromColumn === null) return true;
      return 'item' in event && shown.current.some(({ _id }) => _id === event.item);
    };
    const stop = onAccountEvent((event) => {
      if (concerns(event)) asking ??= setTimeout(ask, RELOAD_DELAY_MS + Math.random() * RELOAD_SPREAD_MS);
    });
    return () => {
      stop();
      clearTimeout(asking);
    };
  }, [client, kind]);
}
