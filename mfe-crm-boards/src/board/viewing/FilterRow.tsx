import {
  hasBoardField,
  leadTemperatures,
  MANAGER_OWNER_LABEL,
  type RecordOwner,
} from '@girassol/shared-domain';
import type { LeadTemperature } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { FilterSelect } from '@girassol/shared-ui/filters';
import { useMemo } from 'react';
import type { BoardView } from '../../board-state/board-query';
import { type BoardFilters, hasBoardFilters, noBoardFilters } from '../../board-view/board-filters';
import { FilterRowFrame, FoldableFilterGroup } from '../../board-view/FilterRowFrame';
import { CityFilter } from './CityFilter';
import { SearchBox } from './SearchBox';

interface FilterRowProps {
  view: BoardView;
  onChange: (filters: BoardFilters) => void;
  /** People to choose an owner from; empty where only one person's cards show. */
  owners: RecordOwner[];
}

/** "Any", in a select that knows only texts. */
const ANY = 'any';

const temperatureOptions = [
  { value: ANY, label: 'Temperatura' },
  ...leadTemperatures.map(({ value, label }) => ({
    value: String(value),
    label: value === -1 ? 'Sem temperatura' : label,
  })),
];

function parseTemperature(choice: string | null): LeadTemperature | null {
  return leadTemperatures.find(({ value }) => String(value) === choice)?.value ?? null;
}

/** Counts the filters of a board that are not at their default, without the search. */
export const countFiltersBesideSearch = ({ temperature, owner, city, idle }: BoardFilters): number =>
  [temperature !== null, owner !== null, city !== '', idle].filter(Boolean).length;

/** Filters of the board in one wrapping row. On narrow screens, all filters except the search are behind a button. */
export function FilterRow({ view, onChange, owners }: FilterRowProps) {
  const { filters } = view;
  const change = (part: Partial<BoardFilters>) => onChange({ ...filters, ...part });
  const { temperature, owner, idle } = filters;
  const ownerOptions = useMemo(() => ownerChoices(owners), [owners]);

  return (
    <FilterRowFrame role="search" aria-label="Filtros do quadro">
      <SearchBox view={view} onChange={onChange} />
      <FoldableFilterGroup inUse={countFiltersBesideSearch(filters)}>
        {hasBoardField(view.kind, 'leadTemperature') && (
          <FilterSelect
            label="Temperatura"
            hideLabel
            options={temperatureOptions}
            value={temperature === null ? ANY : String(temperature)}
            onChange={(choice) => change({ temperature: parseTemperature(choice) })}
          />
        )}
        {owners.length > 0 && (
          <FilterSelect
            label="Responsável"
            hideLabel
            options={ownerOptions}
            value={owner ?? ANY}
            onChange={(choice) => change({ owner: choice === ANY ? null : choice })}
          />
        )}
        <CityFilter view={view} onChange={(next) => change({ city: next })} />
        <Button
          icon="clock"
          variant={idle ? 'primary' : 'secondary'}
          aria-pressed={idle}
          onClick={() => change({ idle: !idle })}
        >
          Inativos
        </Button>
        {hasBoardFilters(filters) && (
          <Button variant="ghost" icon="x" onClick={() => onChange(noBoardFilters)}>
            Limpar
          </Button>
        )}
      </FoldableFilterGroup>
    </FilterRowFrame>
  );
}

function ownerChoices(owners: RecordOwner[]) {
  return [
    { value: ANY, label: 'Responsável' },
    ...owners.map(({ id, label }) => ({
      value: id,
      label: label === MANAGER_OWNER_LABEL ? 'Gerente' : label,
    })),
  ];
}
