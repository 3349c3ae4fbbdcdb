import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export interface ColourPickerProps {
  /** Label of the colour, read by assistive technology as "Cor da marca: escolher". */
  label: string;
  /** Colour as `#RRGGBB`. */
  value: string;
  onChange: (colour: string) => void;
  /** Text field in which the same colour can be typed. */
  children: ReactNode;
}

/** Native colour picker beside a field in which the colour can be typed. */
export function ColourPicker({ label, value, onChange, children }: ColourPickerProps) {
  return (
    <Line>
      <Picker
        type="color"
        aria-label={`${label}: escolher`}
        value={value.toLowerCase()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </Line>
  );
}

const { color, radius, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;
  > input { margin-top: 1.5rem; }
`;

const Picker = styled.input`
  width: 2.5rem;
  height: 2.5rem;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;
