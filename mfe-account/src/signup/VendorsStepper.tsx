import { IconButton, tokens } from '@girassol/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';

/** Number of vendors of the largest signup without a conversation. */
const MAX_VENDORS = 500;

interface VendorsStepperProps {
  value: number;
  onChange: (vendors: number) => void;
  isDisabled?: boolean | undefined;
}

/** Number of vendors with a button for one less and one more; a number can be typed as well. */
export function VendorsStepper({ value, onChange, isDisabled = false }: VendorsStepperProps) {
  const id = useId();
  const change = (vendors: number) => onChange(Math.min(MAX_VENDORS, Math.max(1, vendors)));
  return (
    <Line>
      <label htmlFor={id}>Vendedores</label>
      <Buttons>
        <IconButton
          icon="minus"
          label="Um vendedor a menos"
          variant="secondary"
          size="lg"
          disabled={isDisabled || value <= 1}
          onClick={() => change(value - 1)}
        />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={isDisabled}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            const typed = Number(currentTarget.value.replace(/\D/g, ''));
            if (typed >= 1) change(typed);
          }}
        />
        <IconButton
          icon="plus"
          label="Um vendedor a mais"
          variant="secondary"
          size="lg"
          disabled={isDisabled || value >= MAX_VENDORS}
          onClick={() => change(value + 1)}
        />
      </Buttons>
    </Line>
  );
}

const { color, font, radius, space, weight } = tokens;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  label { font: ${font[14]}; font-weight: ${weight.medium}; color: ${color.ink}; }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  input {
    box-sizing: border-box;
    width: 3.25rem;
    min-height: 2.75rem;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.ink};
    font: ${font[16]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  input:hover { border-color: ${color.line}; }
  input:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 1px; }
`;
