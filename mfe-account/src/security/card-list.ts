import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, space } = tokens;

/** List inside a card: rows with a line between them. A card adds how its rows are laid out. */
export const CardList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    border-top: 1px solid ${color.lineSoft};
    &:first-child { border-top: 0; }
  }
`;

/** List inside a card whose rows have an icon, facts (`CardFacts`) and buttons. */
export const IconCardList = styled(CardList)`
  > li {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    padding: ${space[12]} 0;
    > svg { flex: none; color: ${color.inkSoft}; }
  }
`;

/** Facts of a row, between its icon and its buttons. */
export const CardFacts = styled.div`
  display: grid;
  gap: 2px;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
