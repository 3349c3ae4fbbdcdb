import { omitUndefined } from '@girassol/shared-domain';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import type { Option } from '../field-frame/field-props';
import { Icon } from '../icons/Icon';
import { choiceStyles, floatingSurfaceStyles } from '../overlays/overlay-styles';
import { tokens } from '../tokens/tokens';

/** Surface of the options of a select or combo box: as wide as its field, and wider where an option needs it. */
export const OptionSurface = styled(Popover)`
  ${floatingSurfaceStyles}
  width: max-content;
  min-width: max(var(--trigger-width), 10rem);
  max-width: min(max(30rem, var(--trigger-width)), calc(100vw - 1rem));
  overflow: auto;
`;

/** List of the options of a select or combo box, inside the popover of its field. */
export const OptionList = styled(ListBox<Option>)`
  padding: ${tokens.space[4]};
  outline: none;
`;

/** Message of an empty list of options. */
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

const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  small { font: 400 ${tokens.font[12]}; color: ${tokens.color.inkFaint}; }
`;

/** Renders one option; the chosen one has a check mark. */
export const renderOption = ({ value, label, description, isDisabled }: Option) => (
  <Line key={value} id={value} textValue={label} {...omitUndefined({ isDisabled })}>
    {({ isSelected }) => (
      <>
        <OptionText>
          {label}
          {description && <small>{description}</small>}
        </OptionText>
        {isSelected && <Icon name="check" />}
      </>
    )}
  </Line>
);
