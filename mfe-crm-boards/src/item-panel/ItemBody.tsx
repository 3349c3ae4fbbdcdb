import type { BoardItem } from '@girassol/shared-domain/contract';
import { useWindowWidth } from '@girassol/shared-ui';
import { useNow } from '../item/use-now';
import { ItemSummary } from './ItemSummary';
import { ItemTabs } from './ItemTabs';
import { Columns, FactsColumn, TabsColumn } from './panel-layout';

/** From this window width the two columns stand side by side. */
const SIDE_BY_SIDE_FROM = 900;

/** Facts at the left, tabs at the right. */
export function ItemBody({ item }: { item: BoardItem }) {
  const now = useNow();
  const isWide = useWindowWidth() >= SIDE_BY_SIDE_FROM;
  return (
    <Columns>
      <FactsColumn>
        <ItemSummary item={item} now={now} isWide={isWide} />
      </FactsColumn>
      <TabsColumn>
        <ItemTabs item={item} now={now} />
      </TabsColumn>
    </Columns>
  );
}
