import { boardDescriptions, formatMoney } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { isAmountEditable } from '../item/item-facts';
import { getStatusLabel } from '../item/status-label';
import { EditableValue } from '../item-editing/EditableValue';
import { ItemActionBar } from './ItemActionBar';
import { ItemTitle } from './ItemTitle';
import { StageBar } from './StageBar';

interface ItemHeaderProps {
  item: BoardItem;
  /** The item is no longer there. */
  onGone: () => void;
}

/**
 * Header of the item panel: number, name, amount, column, status, stages and actions of the item. The status LOST is shown in
 * red.
 */
export function ItemHeader({ item, onGone }: ItemHeaderProps) {
  return (
    <Head>
      <TitleBlock item={item} />
      <ItemActionBar item={item} onGone={onGone} />
    </Head>
  );
}

/** Amount of an item, edited in place where it is not the sum of something else. Nothing where there is none to show. */
function HeadAmount({ item }: { item: BoardItem }) {
  const amount = item.amount > 0 ? <Amount>{formatMoney(item.amount)}</Amount> : 'Sem valor';
  if (!isAmountEditable(item)) return amount;
  return (
    <EditableValue key={item._id} item={item} field="amount">
      {amount}
    </EditableValue>
  );
}

function TitleBlock({ item }: { item: BoardItem }) {
  const status = getStatusLabel(item.type, item.status);
  const hasAmount = boardDescriptions[item.type].cardFigures.includes('amount');
  return (
    <div>
      <ItemTitle
        item={item}
        name={
          <EditableValue key={item._id} item={item} field="name">
            {item.name}
          </EditableValue>
        }
        line={
          <>
            {hasAmount && (
              <>
                <HeadAmount item={item} />
                {' · '}
              </>
            )}
            <Status $isLost={status.isLost}>{status.text}</Status>
            {item.status === 'IN_PROGRESS' && ` · ${item.columnTitle}`}
            {item.status === 'LOST' && item.saleLostReason && ` · ${item.saleLostReason}`}
            {` · ${item.customer.name}`}
          </>
        }
      />
      <StageBar item={item} />
    </div>
  );
}

/** The actions stand beside the title where both fit, below it otherwise. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[16]};

  > :first-child {
    flex: 1 1 18rem;
    min-width: 0;
  }
`;

const Amount = styled.strong`
  font-weight: ${tokens.weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.ink};
`;

const Status = styled.span<{ $isLost: boolean }>`
  font-weight: ${tokens.weight.strong};
  color: ${({ $isLost }) => ($isLost ? tokens.color.badInk : tokens.color.inkSoft)};
`;
