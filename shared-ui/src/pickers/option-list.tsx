import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import type { Option } from '../field-frame/field-props';
import { Icon } from '../icons/Icon';
import { choiceStyles, floatingSurface } from '../overlays/overlay-styles';
import { tokens } from '../tokens/tokens';

/** The surface below a select or combo box, as wide as its field. */
export const OptionSurface = styled(Popover)`
  ${floatingSurface}
  width: max(var(--trigger-width), 10rem);
  max-width: min(30rem, calc(100vw - 1rem));
  overflow: auto;
`;

/** The list in it. */
export const OptionList = styled(ListBox<Option>)`
  padding: ${tokens.space[4]};
  outline: none;
`;

/** What it says when it is empty. */
export const OptionNote = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]};
  font: var(--g-text-13);
  color: ${tokens.color.inkFaint};
`;

const Line = styled(ListBoxItem)`
  ${choiceStyles}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  small { font: 400 ${tokens.font[12]}; color: ${tokens.color.inkFaint}; }
`;

/** One choice; the chosen one has a check. */
export const optionLine = ({ value, label, description, isDisabled }: Option) => (
  <Line key={value} id={value} textValue={label} isDisabled={isDisabled}>
    {({ isSelected }) => (
      <>
        <Words>
          {label}
          {description && <small>{description}</small>}
        </Words>
        {isSelected && <Icon name="check" />}
      </>
    )}
  </Line>
);
