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
      <ItemDealTrail item={item} />
      <ItemIndicators item={item} now={now} />
      <RejectionsBlock item={item} />
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
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;
