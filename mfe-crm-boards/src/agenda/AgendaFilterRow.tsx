import { Button } from '@girassol/shared-ui';
import { DateField } from '@girassol/shared-ui/fields';
import { PausedSearch } from '@girassol/shared-ui/filters';
import { Select } from '@girassol/shared-ui/pickers';
import { type AgendaPlace, ALL_TYPES, hasFilters, noFilters } from '../addresses/agenda';
import { FilterRowFrame, SearchPlace } from '../board-view/FilterRowFrame';

interface AgendaFilterRowProps {
  place: AgendaPlace;
  types: readonly string[];
  onChange: (place: AgendaPlace) => void;
}

/** Text, type of note, the day to go to and, in a list, the day it ends with. */
export function AgendaFilterRow({ place, types, onChange }: AgendaFilterRowProps) {
  const { view, date, filters } = place;
  const change = (part: Partial<typeof filters>) => onChange({ ...place, filters: { ...filters, ...part } });
  const isReversed = filters.until !== null && filters.until < date;
  return (
    <FilterRowFrame role="search" aria-label="Filtros da agenda">
      <SearchPlace>
        <PausedSearch
          label="Buscar na agenda"
          placeholder="Buscar texto, nome ou cliente"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </SearchPlace>
      <div className="rest" data-open="">
        <Select
          label="Tipo de nota"
          hideLabel
          options={[
            { value: ALL_TYPES, label: 'Tipo: todos' },
            ...types.map((type) => ({ value: type, label: type })),
          ]}
          value={filters.noteType}
          onChange={(noteType) => change({ noteType: noteType ?? ALL_TYPES })}
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
        {hasFilters(filters) && (
          <Button variant="ghost" icon="x" onClick={() => onChange({ ...place, filters: noFilters })}>
            Limpar
          </Button>
        )}
      </div>
    </FilterRowFrame>
  );
}
