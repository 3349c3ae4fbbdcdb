import type { BoardKind } from '@girassol/shared-domain';
import { lazyPart } from '@girassol/shared-ui';
import { useState } from 'react';
import { type BoardState, findCard } from '../../board-state/board-state';
import { useItemActions } from '../../item-life/use-item-actions';
import type { useCardMenu } from './use-card-menu';
import { useFocusAfterCardRemoval } from './use-focus-after-card-removal';

const CardMenu = lazyPart(() => import('../card/CardMenu'));
const SendPopover = lazyPart(() => import(/* webpackChunkName: "sending" */ '../../sending/SendPopover'));

interface CardLayerProps {
  state: BoardState;
  kind: BoardKind;
  menu: ReturnType<typeof useCardMenu>;
  /** True if the person may send items to others. */
  sends: boolean;
  onOpen: (cardId: string) => void;
  focusCurrent: () => void;
}

/** Overlays of one card: its menu, the choice of recipients, and the dialogs of its actions. */
export function CardOverlays({ state, kind, menu, sends, onOpen, focusCurrent }: CardLayerProps) {
  const [sending, setSending] = useState<{ cardId: string; anchor: HTMLElement } | null>(null);
  const actions = useItemActions();
  const onActed = useFocusAfterCardRemoval(state, focusCurrent);
  const sent = sending && findCard(state, sending.cardId)?.card;
  const opened = menu.menu;
  return (
    <>
      {opened && (
        <CardMenu
          state={state}
          kind={kind}
          cardId={opened.cardId}
          anchor={opened.anchor}
          onClose={menu.close}
          onOpen={onOpen}
          onMove={menu.move}
          onAction={(action, cardId) => {
            const found = findCard(state, cardId);
            if (!found) return;
            onActed(cardId);
            actions.run(action, found.card);
          }}
          onSend={sends ? (cardId) => setSending({ cardId, anchor: opened.anchor }) : undefined}
        />
      )}
      {sent && (
        <SendPopover
          parcel={{ of: 'item', kind, item: sent, isOnBoard: true }}
          anchor={sending.anchor}
          onClose={() => setSending(null)}
        />
      )}
      {actions.dialog}
    </>
  );
}
