import { kitFixations, kitInverterTypes, kitSuppliers, kitVoltages } from '@girassol/shared-domain';
import { Button, tokens } from '@girassol/shared-ui';
import { DebouncedSearchField, FilterSelect } from '@girassol/shared-ui/filters';
import { MoneyField, NumberField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { KitListView } from './kit-filters';
import { useKitFilterOptions } from './use-kits';

const ANY = 'todos';

interface KitFiltersProps {
  view: KitListView;
  /** The choice by target power has its power already. */
  hasPower: boolean;
  onChange: (change: Partial<KitListView>) => void;
  onClear: () => void;
}

/** Filters of the kit list: search, power and the seven numbered filters (kits-003). */
export function KitFilters({ view, hasPower, onChange, onClear }: KitFiltersProps) {
  const options = useKitFilterOptions();
  const known = (names: readonly string[] = [], own = '') => [...new Set([...names, ...(own ? [own] : [])])];
  const set = [
    view.supplier,
    view.voltage,
    view.fixation,
    view.moduleBrand,
    view.inverterBrand,
    view.inverterType,
  ];
  const amounts = [view.minPrice, view.maxPrice, view.watts];
  const inUse = set.filter(Boolean).length + amounts.filter((amount) => amount !== null).length;
  const [isOpen, setIsOpen] = useState(false);
  const choose = (
    label: string,
    all: string,
    name: keyof KitListView,
    values: readonly (string | Choice)[],
  ) => (
    <FilterSelect
      label={label}
      hideLabel
      options={[
        { value: ANY, label: all },
        ...values.map((value) => (typeof value === 'string' ? { value, label: value } : value)),
      ]}
      value={String(view[name] || ANY)}
      onChange={(value) => onChange({ [name]: value === ANY ? '' : value })}
    />
  );
  return (
    <Filters>
      <Search data-wide={!hasPower || undefined}>
        <DebouncedSearchField
          label="Buscar kits"
          placeholder="Buscar fornecedor, módulo, inversor ou item"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, 80) })}
        />
      </Search>
      <Toggle icon="sliders" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        {inUse > 0 ? `Filtros (${inUse})` : 'Filtros'}
      </Toggle>
      <Rest data-open={isOpen || undefined}>
        {hasPower && <Power watts={view.watts} onChange={(watts) => onChange({ watts })} />}
        {choose(
          'Fornecedor',
          'Todos os fornecedores',
          'supplier',
          known([...kitSuppliers, ...(options?.suppliers ?? [])], view.supplier),
        )}
        {choose('Tensão', 'Todas as tensões', 'voltage', known(kitVoltages, view.voltage))}
        {choose(
          'Estrutura de fixação',
          'Todas as estruturas',
          'fixation',
          known(kitFixations, view.fixation),
        )}
        {choose(
          'Marca dos módulos',
          'Todos os módulos',
          'moduleBrand',
          known(options?.moduleBrands, view.moduleBrand),
        )}
        {choose(
          'Marca dos inversores',
          'Todos os inversores',
          'inverterBrand',
          known(options?.inverterBrands, view.inverterBrand),
        )}
        {choose('Tipo de inversor', 'Todos os tipos', 'inverterType', kitInverterTypes)}
        <Price view={view} onChange={onChange} />
        <Clear variant="ghost" icon="x" disabled={inUse === 0 && view.search === ''} onClick={onClear}>
          Limpar filtros
        </Clear>
      </Rest>
    </Filters>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** In kWp, as people say it; kept when the field is left. */
function Power({ watts, onChange }: { watts: number | null; onChange: (watts: number | null) => void }) {
  const [kwp, setKwp] = useTypedNumber(watts === null ? null : watts / 1_000);
  return (
    <NumberField
      label="Potência perto de"
      hideLabel
      placeholder="Potência"
      unit="kWp"
      decimals={2}
      value={kwp}
      onChange={setKwp}
      onBlur={() => onChange(kwp === null || kwp === 0 ? null : Math.round(kwp * 1_000))}
    />
  );
}

function Price({ view, onChange }: Pick<KitFiltersProps, 'view' | 'onChange'>) {
  const [min, setMin] = useTypedNumber(view.minPrice);
  const [max, setMax] = useTypedNumber(view.maxPrice);
  return (
    <>
      <MoneyField
        label="Preço a partir de"
        hideLabel
        placeholder="Preço de"
        value={min}
        onChange={setMin}
        onBlur={() => onChange({ minPrice: min })}
      />
      <MoneyField
        label="Preço até"
        hideLabel
        placeholder="Preço até"
        value={max}
        onChange={setMax}
        onBlur={() => onChange({ maxPrice: max })}
      />
    </>
  );
}

/** Holds the typed text until the value changes from outside, so that clearing the filters empties their fields. */
function useTypedNumber(value: number | null) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}

const { screen, space } = tokens;

/** Two full lines of six where there is room. */
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.15fr) repeat(2, minmax(0, 1fr));
  gap: ${space[8]};
  width: 100%;
  @media ${screen.medium} { grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr) auto; }
`;

const Search = styled.div`
  grid-column: span 2;
  &[data-wide] { grid-column: span 3; }
  @media ${screen.narrow} { &, &[data-wide] { grid-column: auto; } }
`;

const Toggle = styled(Button)`
  display: none;
  @media ${screen.narrow} { display: inline-flex; }
`;

/** Cells of the lines; on narrow screens a block that hides until it is asked for. */
const Rest = styled.div`
  display: contents;
  @media ${screen.narrow} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${space[8]};
    &:not([data-open]) { display: none; }
  }
`;

const Clear = styled(Button)`
  justify-self: start;
`;
