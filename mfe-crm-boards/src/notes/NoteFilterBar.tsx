import { Button, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DateField } from '@girassol/shared-ui/inputs';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  getDefaultNotePeriod,
  getNotePeriodError,
  hasNoteFilters,
  type NoteFilters,
  noNoteFilters,
} from './note-filters';

interface NoteFilterBarProps {
  filters: NoteFilters;
  types: readonly string[];
  /** `yyyy-mm-dd` */
  today: string;
  onChange(filters: NoteFilters): void;
}

const calendars: { value: NoteFilters['calendar']; label: string }[] = [
  { value: 'ALL', label: 'TODAS AS NOTAS' },
  { value: 'UNSCHEDULED', label: 'NÃO AGENDADAS' },
  { value: 'SCHEDULED', label: 'AGENDADAS' },
];

/** Filters of the note list: type, scheduling and period. */
export function NoteFilterBar({ filters, types, today, onChange }: NoteFilterBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { period } = filters;
  const typeOptions = [
    { value: noNoteFilters.type, label: 'TODOS' },
    ...types.map((type) => ({ value: type, label: type })),
  ];
  const changePeriod = (end: 'start' | 'end') => (date: string | null) =>
    onChange({ ...filters, period: { ...(period ?? getDefaultNotePeriod(today)), [end]: date ?? '' } });

  return (
    <>
      <PhoneToggle>
        <Button
          size="sm"
          variant="secondary"
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {hasNoteFilters(filters) ? 'Filtrado' : 'Filtrar'}
        </Button>
      </PhoneToggle>
      <Bar id={id} role="group" aria-label="Filtros das notas" data-open={isOpen || undefined}>
        <Select
          label="Tipo"
          size="sm"
          value={filters.type}
          options={typeOptions}
          onChange={(type) => onChange({ ...filters, type: type ?? noNoteFilters.type })}
        />
        <Select
          label="Agendamento"
          size="sm"
          value={filters.calendar}
          options={calendars}
          onChange={(value) => {
            const chosen = calendars.find((calendar) => calendar.value === value);
            onChange({ ...filters, calendar: chosen?.value ?? noNoteFilters.calendar });
          }}
        />
        {period && (
          <Period>
            <DateField label="De" value={period.start || null} onChange={changePeriod('start')} />
            <DateField
              label="Até"
              value={period.end || null}
              error={getNotePeriodError(period) ?? undefined}
              onChange={changePeriod('end')}
            />
          </Period>
        )}
        <Toggles>
          <Button
            size="sm"
            variant="secondary"
            icon={period ? 'x' : 'calendar'}
            aria-pressed={period !== null}
            onClick={() => onChange({ ...filters, period: period ? null : getDefaultNotePeriod(today) })}
          >
            Período
          </Button>
          {hasNoteFilters(filters) && (
            <Button size="sm" variant="ghost" onClick={() => onChange(noNoteFilters)}>
              Limpar
            </Button>
          )}
        </Toggles>
      </Bar>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[12]};

  & > * {
    flex: 0 1 11.5rem;
    min-width: 0;
  }

  @media ${tokens.screen.phone} {
    display: none;
    grid-template-columns: 2fr 3fr;

    &[data-open] {
      display: grid;
    }
  }
`;

/** On a phone the filters wait behind a button: the notes come first. */
const PhoneToggle = styled.div`
  display: none;

  @media ${tokens.screen.phone} {
    display: block;
  }
`;

const Period = styled.div`
  display: grid;
  flex: 0 1 23.75rem;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[12]};

  @media ${tokens.screen.phone} {
    grid-column: 1 / -1;
  }
`;

const Toggles = styled.div`
  display: flex;
  flex: 0 0 auto;
  gap: ${tokens.space[4]};
`;
