import { kitFixations, kitInverterTypes, kitSuppliers, kitVoltages } from '@girassol/shared-domain';
import { Button, tokens } from '@girassol/shared-ui';
import { MoneyField, NumberField } from '@girassol/shared-ui/fields';
import { FilterSelect, PausedSearch } from '@girassol/shared-ui/filters';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { KitView } from './kit-filters';
import { useKitOptions } from './use-kits';

const ANY = 'todos';

interface KitFiltersProps {
  view: KitView;
  /** The choice by target power has its power already. */
  hasPower: boolean;
  onChange: (change: Partial<KitView>) => void;
}

/** Search, power and the seven numbered filters of kits (kits-003). */
export function KitFilters({ view, hasPower, onChange }: KitFiltersProps) {
  const options = useKitOptions();
  const known = (names: readonly string[] = [], own = '') => [...new Set([...names, ...(own ? [own] : [])])];
  const set = [
    view.supplier,
    view.voltage,
    view.fixation,
    view.moduleBrand,
    view.inverterBrand,
    view.inverterType,
  ];
  const isSet = set.some(Boolean) || view.minPrice !== null || view.maxPrice !== null || view.watts !== null;
  const [isOpen, setIsOpen] = useState(isSet);
  const choose = (label: string, all: string, name: keyof KitView, values: readonly (string | Choice)[]) => (
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
    <>
      <Search>
        <PausedSearch
          label="Buscar kits"
          placeholder="Buscar fornecedor, módulo, inversor ou item"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, 80) })}
        />
      </Search>
      <Toggle icon="sliders" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
        Filtros
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
      </Rest>
    </>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** In kWp, as people say it; kept when the field is left. */
function Power({ watts, onChange }: { watts: number | null; onChange: (watts: number | null) => void }) {
  const [kwp, setKwp] = useState(watts === null ? null : watts / 1_000);
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
  const [min, setMin] = useState(view.minPrice);
  const [max, setMax] = useState(view.maxPrice);
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

const Search = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${tokens.screen.phone} { flex-basis: 10rem; max-width: none; }
`;

const Toggle = styled(Button)`
  display: none;
  @media ${tokens.screen.narrow} { display: inline-flex; }
`;

/** A row of its own; on narrow screens it hides until it is asked for. */
const Rest = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${tokens.space[8]};
  width: 100%;
  @media ${tokens.screen.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    &:not([data-open]) { display: none; }
  }
`;
