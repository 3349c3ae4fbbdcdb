import { MANAGER_LABEL, temperatures } from '@girassol/shared-domain';
import type { LeadTemperature } from '@girassol/shared-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
import { ComboBox, Select } from '@girassol/shared-ui/pickers';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type BoardFilters, hasFilters, noFilters } from './board-filters';
import { cityChoices } from './known-cities';
import { SearchBox } from './SearchBox';
import type { Viewer } from './viewers';

const { screen, space } = tokens;

interface FilterRowProps {
  filters: BoardFilters;
  onChange: (filters: BoardFilters) => void;
  /** Only sales have a temperature. */
  hasTemperature: boolean;
  /** People to choose an owner from; empty where only one person's cards show. */
  owners: Viewer[];
  cities: string[];
}

/** "Any", in a select that knows only texts. */
const ANY = 'any';

const temperatureOptions = [
  { value: ANY, label: 'Temperatura: todas' },
  ...temperatures.map(({ value, label }) => ({
    value: String(value),
    label: value === -1 ? 'Sem temperatura' : label,
  })),
];

function temperatureOf(choice: string | null): LeadTemperature | null {
  return temperatures.find(({ value }) => String(value) === choice)?.value ?? null;
}

/** The filters of the board in one row that wraps; on narrow screens all but the search hide behind a button. */
export function FilterRow({ filters, onChange, hasTemperature, owners, cities }: FilterRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (part: Partial<BoardFilters>) => onChange({ ...filters, ...part });
  const { temperature, owner, city, idle } = filters;
  const inUse = [temperature !== null, owner !== null, city !== '', idle].filter(Boolean).length;
  const ownerOptions = useMemo(() => ownerChoices(owners), [owners]);

  return (
    <Row role="search" aria-label="Filtros do quadro">
      <div className="search">
        <SearchBox
          label="Buscar no quadro"
          placeholder="Buscar nome, cliente, documento ou número"
          value={filters.search}
          onChange={(search) => change({ search })}
        />
      </div>
      <div className="toggle">
        <Button icon="sliders" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {inUse > 0 ? `Filtros (${inUse})` : 'Filtros'}
        </Button>
      </div>
      <div className="rest" data-open={isOpen ? '' : undefined}>
        {hasTemperature && (
          <Select
            label="Temperatura"
            hideLabel
            options={temperatureOptions}
            value={temperature === null ? ANY : String(temperature)}
            onChange={(choice) => change({ temperature: temperatureOf(choice) })}
          />
        )}
        {owners.length > 0 && (
          <Select
            label="Responsável"
            hideLabel
            options={ownerOptions}
            value={owner ?? ANY}
            onChange={(choice) => change({ owner: choice === ANY ? null : choice })}
          />
        )}
        <CityFilter cities={cities} value={city} onChange={(next) => change({ city: next })} />
        <Button
          icon="clock"
          variant={idle ? 'primary' : 'secondary'}
          aria-pressed={idle}
          onClick={() => change({ idle: !idle })}
        >
          Inativos
        </Button>
        {hasFilters(filters) && (
          <Button variant="ghost" icon="x" onClick={() => onChange(noFilters)}>
            Limpar
          </Button>
        )}
      </div>
    </Row>
  );
}

function ownerChoices(owners: Viewer[]) {
  return [
    { value: ANY, label: 'Responsável: todos' },
    ...owners.map(({ id, label }) => ({ value: id, label: label === MANAGER_LABEL ? 'Gerente' : label })),
  ];
}

function CityFilter({
  cities,
  value,
  onChange,
}: {
  cities: string[];
  value: string;
  onChange: (city: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const known = value && !cities.includes(value) ? [value, ...cities] : cities;
  const options = cityChoices(known, typed === value ? '' : typed).map((city) => ({
    value: city,
    label: city,
  }));
  return (
    <ComboBox
      label="Cidade"
      hideLabel
      placeholder="Cidade"
      value={value || null}
      options={options}
      onInputChange={setTyped}
      onChange={(city) => onChange(city ?? '')}
      emptyText="Digite o nome da cidade."
    />
  );
}

const Row = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  .search { flex: 1 1 17rem; max-width: 24rem; }
  .rest { display: contents; }
  .rest > * { width: auto; min-width: 9.5rem; }
  .rest > button { min-width: 0; }
  .toggle { display: none; }
  @media ${screen.narrow} {
    .search { flex-basis: 10rem; max-width: none; }
    .toggle { display: block; }
    .rest { display: flex; flex-wrap: wrap; gap: ${space[8]}; width: 100%; }
    .rest:not([data-open]) { display: none; }
    .rest > * { flex: 1 1 9.5rem; }
  }
`;
