import { useSlotContributions } from '@girassol/federation/remote';
import { useConditionFacts } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { useWindowWidth } from '@girassol/shared-ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ITEM_TAB_PARAMETER } from '../addresses/item';
import { getPanelTabs } from './panel-tabs';

/** Returns the tabs of the item panel that the person sees on a board, and the tab that the address names. */
export function usePanelTabs(boardKind: BoardKind) {
  const facts = useConditionFacts(boardKind);
  const width = useWindowWidth();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const contributions = useSlotContributions('board-item.tab/v1', facts);

  const inWindow = (pixels: number) =>
    facts ? getPanelTabs(boardKind, { person: facts, width: pixels, contributions }) : [];
  const tabs = inWindow(width);
  const open = tabs.filter((tab) => !tab.isDisabled);
  /** Seen in a wider window only. */
  const withoutRoom = inWindow(Number.POSITIVE_INFINITY).filter(
    ({ id, isDisabled }) => !isDisabled && !tabs.some((tab) => tab.id === id),
  );
  const selected = open.find((tab) => tab.id === search.get(ITEM_TAB_PARAMETER)) ?? open[0] ?? null;

  // Replaced, not pushed, with what the entry remembers: one step back closes the panel.
  const select = (id: string) =>
    setSearch(
      (current) => {
        current.set(ITEM_TAB_PARAMETER, id);
        return current;
      },
      { replace: true, preventScrollReset: true, state },
    );

  return { tabs, withoutRoom, selected, select, width };
}
