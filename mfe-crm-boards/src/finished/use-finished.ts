import { apiPages, onAccountEvent, onceEach } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AccountEvent, Answer, Body, FinishedItem } from '@girassol/shared-domain/contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { finishedKey } from '../board-state/change-boards';

const LIST = 'POST /sales/finished/filtered/:multiplier';

/** What many events leave to be asked is asked once, and not by all browsers of a company at the same time. */
const ASK_MS = 300;
const ASK_SPREAD_MS = 500;

type Pages = InfiniteData<Answer<typeof LIST>>;

/** The finished items under the given filters, page by page, kept fresh while they are on screen. */
export function useFinished(body: Body<typeof LIST>, isEnabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: [...finishedKey(body.type), body],
    ...apiPages(LIST, { body }),
    // Under new filters the former rows stay until the new ones are there.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: isEnabled,
  });
  const items = useMemo(() => itemsIn(query.data), [query.data]);
  useFinishedEvents(body.type, items);
  return { query, items, totals: query.data?.pages[0]?.totals };
}

/** All loaded items. A page that slid while another was loading shows no item twice. */
export function itemsIn(pages: Pages | undefined): FinishedItem[] {
  return onceEach(pages?.pages.flatMap((page) => page.sales) ?? []);
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
      client.invalidateQueries({ queryKey: finishedKey(kind) });
    };
    const concerns = (event: AccountEvent) => {
      if (event.kind === 'resync') return true;
      if (!('board' in event) || event.board !== kind) return false;
      if (event.kind === 'item-left') return true;
      // From no column: from here.
      if (event.kind === 'item-placed' && event.fromColumn === null) return true;
      return 'item' in event && shown.current.some(({ _id }) => _id === event.item);
    };
    const stop = onAccountEvent((event) => {
      if (concerns(event)) asking ??= setTimeout(ask, ASK_MS + Math.random() * ASK_SPREAD_MS);
    });
    return () => {
      stop();
      clearTimeout(asking);
    };
  }, [client, kind]);
}
