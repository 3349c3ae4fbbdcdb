import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { type FigurePeriod, figurePeriods } from './periods';

interface PeriodChoiceProps {
  value: FigurePeriod;
  onChange: (period: FigurePeriod) => void;
}

/** Choice of the period for the site's figures: 7, 30 or 90 days. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  return (
    <Group role="group" aria-label="Período">
      {figurePeriods.map((days) => (
        <button key={days} type="button" aria-pressed={days === value} onClick={() => onChange(days)}>
          {days} dias
        </button>
      ))}
    </Group>
  );
}

const { color, font, radius, shadow, space } = tokens;

const Group = styled.div`
  display: flex;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  button {
    flex: 1;
    min-height: 2rem;
    padding: 0 ${space[12]};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.inkSoft};
    font: 500 ${font[14]};
    white-space: nowrap;
    cursor: pointer;
  }
  button[aria-pressed='true'] { background: ${color.surface}; color: ${color.leafInk}; box-shadow: ${shadow[1]}; }
`;
