import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Heading, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ItemTitleProps {
  item: Pick<BoardItem, 'id' | 'name'>;
  /** The name, where it is more than a text. */
  name?: ReactNode;
  /** Line below: amount, status, customer. */
  line: ReactNode;
}

/** Title of the item panel: number and name of the item, with a line below. */
export function ItemTitle({ item, name = item.name, line }: ItemTitleProps) {
  return (
    <>
      <Title level={2} size={20} title={item.name}>
        <ItemNumber>{formatItemNumber(item.id)}</ItemNumber> {name}
      </Title>
      <Line>{line}</Line>
    </>
  );
}

/** At most three lines: the facts below must stay in sight on a phone. */
const Title = styled(Heading)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  /* The field of the name stands beside the number, is not cut, and covers nothing below. */
  &:has(input) {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space[4]};
    overflow: visible;
    > div { margin-block-end: 0; }
  }

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

const Line = styled.div`
  margin: 0;
  font: ${tokens.font[13]};
  color: ${tokens.color.inkSoft};
  overflow-wrap: anywhere;
  /* The field of the amount stands in the line. */
  &:has(input) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space[4]};
    > div { flex: 0 1 12rem; margin-block: 0; }
  }
`;
