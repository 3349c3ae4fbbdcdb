import { Button } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DebouncedSearchField, FilterGroup } from '@girassol/shared-ui/filters';
import { DateField } from '@girassol/shared-ui/inputs';
import { type AgendaAddress, ALL_NOTE_TYPES, hasAgendaFilters, noAgendaFilters } from '../addresses/agenda';
import { FilterRowFrame, SearchFieldFrame } from '../board-view/FilterRowFrame';

interface AgendaFilterRowProps {
  place: AgendaAddress;
  types: readonly string[];
  onChange: (place: AgendaAddress) => void;
}

/** Filter row of the agenda: search text, note type, start date and, in the list view, end date. */
export function AgendaFilterRow({ place, types, onChange }: AgendaFilterRowProps) {
  const { view, date, filters } = place;
  const change = (part: Partial<typeof filters>) => onChange({ ...place, filters: { ...filters, ...part } });
  const inUse = [filters.noteType !== ALL_NOTE_TYPES, filters.until !== null].filter(Boolean).length;
  const isReversed = filters.until !== null && filters.until < date;
  return (
    <FilterRowFrame role="search" aria-label="Filtros da agenda">
      <SearchFieldFrame>
        <DebouncedSearchField
          label="Buscar na agenda"
          placeholder="Buscar texto, nome ou cliente"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </SearchFieldFrame>
      <FilterGroup inUse={inUse}>
        <Select
          label="Tipo de nota"
          hideLabel
          options={[
            { value: ALL_NOTE_TYPES, label: 'Tipo: todos' },
            ...types.map((type) => ({ value: type, label: type })),
          ]}
          value={filters.noteType}
          onChange={(noteType) => change({ noteType: noteType ?? ALL_NOTE_TYPES })}
        />
        <DateField
          label={view === 'lista' ? 'De' : 'Ir para o dia'}
          hideLabel
          placeholder={view === 'lista' ? 'De' : 'Ir para o dia'}
          value={date}
          onChange={(day) => day && onChange({ ...place, date: day })}
        />
        {view === 'lista' && (
          <DateField
            label="Até"
            hideLabel
            placeholder="Até"
            value={filters.until}
            onChange={(until) => change({ until })}
            error={isReversed ? 'O início do período deve ser anterior ao fim.' : undefined}
          />
        )}
        {hasAgendaFilters(filters) && (
          <Button variant="ghost" icon="x" onClick={() => onChange({ ...place, filters: noAgendaFilters })}>
            Limpar
          </Button>
        )}
      </FilterGroup>
    </FilterRowFrame>
  );
}
