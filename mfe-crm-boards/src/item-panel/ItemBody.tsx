import type { BoardItem } from '@girassol/shared-domain/contract';
import { useWindowWidth } from '@girassol/shared-ui';
import { useNow } from '../item/use-now';
import { ItemSummary } from './ItemSummary';
import { ItemTabs } from './ItemTabs';
import { FactsColumn, PanelColumns, TabsColumn } from './panel-layout';

/** From this window width the two columns stand side by side. */
const SIDE_BY_SIDE_FROM = 900;

/** Body of the item panel: facts about the item on the left, tabs on the right. */
export function ItemBody({ item }: { item: BoardItem }) {
  const now = useNow();
  const isWide = useWindowWidth() >= SIDE_BY_SIDE_FROM;
  return (
    <PanelColumns>
      <FactsColumn>
        <ItemSummary item={item} now={now} isWide={isWide} />
      </FactsColumn>
      <TabsColumn>
        <ItemTabs item={item} now={now} />
      </TabsColumn>
    </PanelColumns>
  );
}
