import { tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DateField } from '@girassol/shared-ui/inputs';
import { styled } from 'styled-components';
import {
  getPeriodRangeError,
  isPeriodName,
  type PeriodChoice,
  type PeriodName,
  periodLabels,
  resolvePeriod,
} from './period';

interface PeriodSelectProps {
  value: PeriodChoice;
  onChange: (choice: PeriodChoice) => void;
  /** `yyyy-mm-dd` */
  today: string;
  /** Names to choose from, in order. */
  names: readonly PeriodName[];
}

/** Select of named periods. "Outro período…" asks for the first and last day. */
export function PeriodSelect({ value, onChange, today, names }: PeriodSelectProps) {
  const options = names.map((name) => ({ value: name, label: periodLabels[name] }));
  const choose = (name: string | null) => {
    if (name === null || !isPeriodName(name)) return;
    // One's own period begins as the one seen last.
    onChange({ name, own: name === 'outro' ? resolvePeriod(value, today) : value.own });
  };
  const change = (side: 'start' | 'end') => (day: string | null) =>
    onChange({ ...value, own: { ...value.own, [side]: day } });
  return (
    <>
      <Select label="Período" hideLabel options={options} value={value.name} onChange={choose} />
      {value.name === 'outro' && (
        <Days role="group" aria-label="Dias do período">
          <DateField
            label="De"
            hideLabel
            placeholder="De"
            value={value.own.start}
            onChange={change('start')}
          />
          <DateField
            label="Até"
            hideLabel
            placeholder="Até"
            value={value.own.end}
            onChange={change('end')}
            error={getPeriodRangeError(value.own) ?? undefined}
          />
        </Days>
      )}
    </>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(8.5rem, 1fr));
  gap: ${tokens.space[8]};
  @media ${tokens.screen.narrow} { flex-basis: 100%; }
`;
