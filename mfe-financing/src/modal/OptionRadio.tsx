import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

interface OptionRadioProps {
  /** Name that the radio buttons of all cards share. */
  group: string;
  isChosen: boolean;
  isDisabled: boolean;
  label: string;
  onChoose: () => void;
}

/** Radio button on the card of a financing option, of which one is chosen. */
export const OptionRadio = ({ group, isChosen, isDisabled, label, onChoose }: OptionRadioProps) => (
  <Line>
    <input type="radio" name={group} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    {label}
  </Line>
);

const { color, font, space } = tokens;

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 2rem;
  font: ${font[14]};
  cursor: pointer;
  input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: ${color.leaf}; }
  input:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
  @media (pointer: coarse) { min-height: 2.75rem; }
`;
