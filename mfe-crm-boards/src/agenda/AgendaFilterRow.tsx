import { Button } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DebouncedSearchField } from '@girassol/shared-ui/filters';
import { DateField } from '@girassol/shared-ui/inputs';
import {
  type AgendaAddress,
  type AgendaFilters,
  ALL_NOTE_TYPES,
  hasAgendaFilters,
  noAgendaFilters,
} from '../addresses/agenda';
import { FilterRowFrame, FoldableFilterGroup, SearchFieldFrame } from '../board-view/FilterRowFrame';

interface AgendaFilterRowProps {
  place: AgendaAddress;
  types: readonly string[];
  onChange: (place: AgendaAddress) => void;
}

/** Counts the filters of the agenda that are not at their default, without the search. */
export const countFiltersBesideSearch = ({ noteType, until }: AgendaFilters): number =>
  [noteType !== ALL_NOTE_TYPES, until !== null].filter(Boolean).length;

/** Filter row of the agenda: search text, note type, start date and, in the list view, end date. */
export function AgendaFilterRow({ place, types, onChange }: AgendaFilterRowProps) {
  const { view, date, filters } = place;
  const change = (part: Partial<typeof filters>) => onChange({ ...place, filters: { ...filters, ...part } });
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
      <FoldableFilterGroup inUse={countFiltersBesideSearch(filters)}>
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
      </FoldableFilterGroup>
    </FilterRowFrame>
  );
}
