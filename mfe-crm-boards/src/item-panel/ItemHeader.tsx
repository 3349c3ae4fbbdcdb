import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Heading, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { statusWord } from './status-word';

/** Title of the panel: number and name, stage and status. LOST is written in red. */
export function ItemHeader({ item }: { item: BoardItem }) {
  const status = statusWord(item.type, item.status);
  return (
    <div>
      <Title level={2} size={20} title={item.name}>
        <ItemNumber>{formatItemNumber(item.id)}</ItemNumber> {item.name}
      </Title>
      <Line>
        <Status $isLost={status.isLost}>{status.text}</Status>
        {item.status === 'IN_PROGRESS' && ` · ${item.columnTitle}`}
        {item.status === 'LOST' && item.saleLostReason && ` · ${item.saleLostReason}`}
        {` · ${item.customer.name}`}
      </Line>
    </div>
  );
}

/** At most three lines: the facts below must stay in sight on a phone. */
const Title = styled(Heading)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  @media ${tokens.screen.phone} {
    font: ${tokens.font[16]};
    font-weight: ${tokens.weight.strong};
  }
`;

const ItemNumber = styled.span`
  margin-inline-end: ${tokens.space[4]};
  font-weight: ${tokens.weight.regular};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.inkFaint};
`;

const Line = styled.p`
  margin: 0;
  font: ${tokens.font[13]};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
`;

const Status = styled.span<{ $isLost: boolean }>`
  font-weight: ${tokens.weight.strong};
  color: ${({ $isLost }) => ($isLost ? tokens.color.badInk : tokens.color.inkSoft)};
`;
