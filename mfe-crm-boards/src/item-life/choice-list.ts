import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, radius, space, weight } = tokens;

/** Fieldset of radio buttons whose options are rows with figures in columns. */
export const ChoiceList = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend { padding: 0 0 ${space[4]}; font: ${font[13]}; font-weight: ${weight.medium}; }
  > legend small { font: ${font[13]}; color: ${color.inkFaint}; }
`;

/** Scrolling container of the options of a choice list. */
export const ChoiceScroller = styled.div`
  max-height: 15rem;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const ChoiceRow = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 5rem minmax(6rem, 1fr) auto;
  align-items: center;
  gap: ${space[12]};
  min-height: 2.75rem;
  padding: ${space[4]} ${space[12]};
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
  cursor: pointer;

  & + & { border-top: 1px solid ${color.lineSoft}; }
  &:hover { background: ${color.hover}; }
  &:has(:disabled) { background: none; cursor: not-allowed; > strong, > .price { color: ${color.inkDisabled}; } }
  &:has(:checked) { background: ${color.leafSoft}; color: ${color.ink}; }
  &:has(:focus-visible) { outline: 2px solid ${color.leaf}; outline-offset: -2px; border-radius: ${radius.control}; }

  /* As the radio buttons of the forms look. */
  > input {
    appearance: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
    outline: none;
    cursor: inherit;
  }
  > input:checked { border: 5px solid ${color.leaf}; }
  @media (forced-colors: active) { > input { appearance: auto; } }

  > strong { font-weight: ${weight.strong}; color: ${color.ink}; }
  > .power { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]} ${space[8]}; }
  > .price { font-weight: ${weight.medium}; color: ${color.ink}; text-align: end; }
  > .hint { grid-column: 3 / -1; font: ${font[13]}; }

  @media ${tokens.screen.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[8]};
    padding-block: ${space[8]};
    /* Badges take a line of their own: beside the price there is no room for them. */
    > .price { grid-area: 1 / 3; }
    > .power { grid-area: 2 / 2 / auto / -1; }
    > .hint { grid-column: 2 / -1; }
  }
`;

/**
 * Row at the end of a choice list that is not an option, such as a loading indicator, an error or a button
 * for more options.
 */
export const ChoiceListFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  padding: ${space[4]} ${space[12]};
  border-top: 1px solid ${color.lineSoft};

  &:first-child { border-top: 0; }
`;
