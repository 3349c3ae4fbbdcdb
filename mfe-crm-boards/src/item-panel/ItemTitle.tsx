import { formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Heading, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { HeldRoom } from '../item-editing/EditableValue';

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
    <Frame>
      <Title level={2} size={20} title={item.name}>
        <ItemNumber>{formatItemNumber(item.id)}</ItemNumber> {name}
      </Title>
      <Line>{line}</Line>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;

/**
 * An open field floats where its value begins, above what is below it, and the value keeps its room: nothing in the panel moves
 * when a field opens or tells a problem.
 */
const floatingFieldStyles = css`
  > div {
    position: absolute;
    z-index: 1;
    display: inline-flex;
    margin-block: 0;
    background: ${tokens.color.surface};
    border-radius: ${tokens.radius.control};
  }
  ${HeldRoom} { display: inline; }
`;

/** At most three lines: the facts below must stay in sight on a phone. */
const Title = styled(Heading)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  &:has(input) {
    display: block;
    max-height: 3lh;
    ${floatingFieldStyles}
    > div { width: min(26rem, 75%); margin-block-start: -5px; }
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
  &:has(input) {
    ${floatingFieldStyles}
    > div { width: 10rem; margin-block-start: -3px; }
    ${HeldRoom} { display: inline-block; min-width: 10.5rem; }
  }
`;
