import type { BoardItem } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FactsBlock } from './FactsBlock';
import { ItemActions } from './ItemActions';
import { ItemSigns } from './ItemSigns';
import { factsOf } from './item-facts';

interface ItemSummaryProps {
  item: BoardItem;
  now: number;
  /** Everything at once where there is room for it. */
  isWide: boolean;
}

/** The left column: what can be done, what stands out, and the facts. */
export function ItemSummary({ item, now, isWide }: ItemSummaryProps) {
  return (
    <Column>
      <ItemActions item={item} />
      <ItemSigns item={item} now={now} />
      <FactsBlock key={String(isWide)} facts={factsOf(item)} startsOpen={isWide} />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;
