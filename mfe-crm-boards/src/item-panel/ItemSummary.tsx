import { useFacts } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { ChecklistBlock } from '../checklists/ChecklistBlock';
import { FactsBlock } from '../item/FactsBlock';
import { factsOf } from '../item/item-facts';
import { LinkedItems } from '../item-life/LinkedItems';
import { OutcomeBlock } from '../item-life/OutcomeBlock';
import { RejectionsBlock } from '../item-life/RejectionsBlock';
import { ItemActions } from './ItemActions';
import { ItemSigns } from './ItemSigns';

interface ItemSummaryProps {
  item: BoardItem;
  now: number;
  /** Everything at once where there is room for it. */
  isWide: boolean;
}

/** The left column: what can be done, what stands out, and the facts. */
export function ItemSummary({ item, now, isWide }: ItemSummaryProps) {
  const facts = useFacts(item.type);
  const opensCustomer = facts !== null && can(facts, 'customersList');
  return (
    <Column>
      <ItemActions item={item} />
      <ItemSigns item={item} now={now} />
      <LinkedItems item={item} />
      <RejectionsBlock item={item} />
      <FactsBlock key={String(isWide)} facts={factsOf(item, { opensCustomer })} startsOpen={isWide} />
      <ChecklistBlock item={item} now={now} startsOpen={isWide} />
      <OutcomeBlock key={`outcome ${isWide}`} item={item} startsOpen={isWide} />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;
