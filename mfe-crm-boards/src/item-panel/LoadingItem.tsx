import { type BoardKind, formatMoney } from '@girassol/shared-domain';
import { Skeleton, Stack, VisuallyHidden } from '@girassol/shared-ui';
import { useState } from 'react';
import { findCachedCard } from '../board-state/find-cached-card';
import { LoadingNotes } from '../notes/NoteStates';
import { ItemTitle } from './ItemTitle';
import { FactsColumn, PanelColumns, PanelFrame, TabsColumn } from './panel-layout';

const lines = ['62%', '80%', '48%', '72%', '56%', '84%', '40%', '66%'];

/** Title of the item panel while the item loads: what its card on the board says, or a placeholder. */
export function LoadingTitle({ itemId, boardKind }: { itemId: string; boardKind: BoardKind }) {
  const [card] = useState(() => findCachedCard(boardKind, itemId));
  if (card)
    return (
      <ItemTitle
        item={card}
        line={[card.amount > 0 && formatMoney(card.amount), card.customer.name].filter(Boolean).join(' · ')}
      />
    );
  return (
    <Stack gap={8}>
      <Skeleton width="min(20rem, 70%)" height={24} />
      <Skeleton width="min(14rem, 50%)" height={14} />
    </Stack>
  );
}

/** Placeholder of the item panel's content while the item loads. */
export function LoadingItem() {
  return (
    <PanelFrame>
      <VisuallyHidden role="status">Carregando item</VisuallyHidden>
      <PanelColumns aria-hidden>
        <FactsColumn>
          <Stack gap={16}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} height={16} />
            ))}
          </Stack>
        </FactsColumn>
        <TabsColumn>
          <LoadingNotes />
        </TabsColumn>
      </PanelColumns>
    </PanelFrame>
  );
}
