import { Icon, type IconName, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useId } from 'react';
import { css, styled } from 'styled-components';

/** Choice that is shown as a card. */
export interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  description: string;
  icon: IconName;
}

interface ChoiceCardsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly ChoiceCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** On a phone, side by side without descriptions: what is chosen shows right below. */
  isCompact?: boolean | undefined;
}

/** Radio buttons as cards with an icon, a label and a line of description; large enough for a thumb. */
export function ChoiceCards<Value extends string>({
  label,
  options,
  value,
  onChange,
  isCompact = false,
}: ChoiceCardsProps<Value>) {
  const group = useId();
  return (
    <Group $isCompact={isCompact}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Icon name={option.icon} size={20} />
          <span>
            <b>{option.label}</b>
            <small>{option.description}</small>
          </span>
        </Choice>
      ))}
    </Group>
  );
}

const { color, font, motion, radius, screen, space, weight } = tokens;

const compactStyles = css`
  @media ${screen.phone} {
    grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
    label { flex-direction: column; align-items: center; gap: ${space[4]}; padding: ${space[8]}; text-align: center; }
    small { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Group = styled.fieldset<{ $isCompact: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${({ $isCompact }) => $isCompact && compactStyles}
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  min-height: 3.5rem;
  box-sizing: border-box;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.in} ${motion.ease}, background-color ${motion.in} ${motion.ease};
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  > svg { flex: none; margin-top: 1px; color: ${color.inkSoft}; }
  span { min-width: 0; }
  b { display: block; font: ${font[14]}; font-weight: ${weight.strong}; color: ${color.ink}; }
  small { display: block; font: ${font[13]}; color: ${color.inkSoft}; }
  &:hover { border-color: ${color.lineStrong}; }
  &:has(:checked) { border-color: ${color.leaf}; background: ${color.leafSoft}; box-shadow: inset 0 0 0 1px ${color.leaf}; }
  &:has(:checked) > svg { color: ${color.leafInk}; }
  &:has(:focus-visible) { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;
