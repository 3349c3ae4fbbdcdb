import { useConditionFacts } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { ChecklistBlock } from '../checklists/ChecklistBlock';
import { FactsBlock } from '../item/FactsBlock';
import { ItemDealTrail } from '../item/ItemDealTrail';
import { getItemFacts } from '../item/item-facts';
import { EditableValue } from '../item-editing/EditableValue';
import { DeliveryAndConclusionBlock } from '../item-life/DeliveryAndConclusionBlock';
import { RejectionsBlock } from '../item-life/RejectionsBlock';
import { ItemActionButtons } from './ItemActionButtons';
import { ItemIndicators } from './ItemIndicators';

interface ItemSummaryProps {
  item: BoardItem;
  now: number;
  /** Everything at once where there is room for it. */
  isWide: boolean;
}

/** Left column of the item panel: actions, indicators and facts. */
export function ItemSummary({ item, now, isWide }: ItemSummaryProps) {
  const facts = useConditionFacts(item.type);
  const opensCustomer = facts !== null && can(facts, 'customersList');
  return (
    <Column>
      <ItemActionButtons item={item} />
      <Marks>
        <ItemDealTrail item={item} />
        <ItemIndicators item={item} now={now} />
      </Marks>
      <RejectionsBlock item={item} />
      <Blocks>
        <FactsBlock
          key={String(isWide)}
          renderValue={({ field }, shown) =>
            field ? (
              <EditableValue item={item} field={field}>
                {shown}
              </EditableValue>
            ) : (
              shown
            )
          }
          facts={getItemFacts(item, { opensCustomer })}
          startsOpen={isWide}
        />
        <ChecklistBlock item={item} now={now} startsOpen={isWide} />
        <DeliveryAndConclusionBlock key={`outcome ${isWide}`} item={item} startsOpen={isWide} />
      </Blocks>
    </Column>
  );
}

const { screen, space } = tokens;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  @media ${screen.phone} { gap: ${space[8]}; }
`;

/** Trail and indicators; on a phone they share a line. */
const Marks = styled.div`
  display: contents;
  @media ${screen.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    &:empty { display: none; }
  }
`;

/** Blocks that fold; on a phone two folded ones share a line, and an open one takes the whole width. */
const Blocks = styled.div`
  display: contents;
  @media ${screen.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[24]};
    > section { border-top: 0; }
    > section:has(> [aria-expanded='true']) { grid-column: 1 / -1; }
  }
`;
