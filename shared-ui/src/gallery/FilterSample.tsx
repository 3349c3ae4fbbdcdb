import { useState } from 'react';
import { Row } from '..';
import {
  DebouncedSearchField,
  FilterComboBox,
  FilterGroup,
  FilterSelect,
  RecordOwnerSelect,
} from '../entries/filters';
import { GallerySection } from './GallerySection';

const stages = ['Contato inicial', 'Visita técnica', 'Negociação'].map((label) => ({ value: label, label }));
const cities = ['Blumenau', 'Joinville', 'Lages'].map((label) => ({ value: label, label }));
const viewers = {
  company: [{ id: 'all', label: 'Toda a empresa' }],
  people: [{ id: 'ana', label: 'Ana Souza (você)' }],
  teams: [{ id: 'north', label: 'Norte' }],
};

/** Sample of a filter row whose controls load their library on first use, for the component gallery. */
export function FilterSample() {
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState<string | null>(null);
  const [city, setCity] = useState<string | null>('Lages');
  const [viewer, setViewer] = useState('all');
  return (
    <GallerySection title="Filtros">
      <Row wraps align="end" gap={12}>
        <DebouncedSearchField
          label="Buscar clientes"
          placeholder="Nome ou documento"
          value={search}
          onChange={setSearch}
        />
        <RecordOwnerSelect groups={viewers} value={viewer} onChange={setViewer} />
        <FilterGroup inUse={[stage, city].filter(Boolean).length}>
          <FilterSelect
            label="Etapa"
            options={stages}
            value={stage}
            onChange={setStage}
            placeholder="Todas"
          />
          <FilterComboBox label="Cidade" options={cities} value={city} onChange={setCity} isOptional />
        </FilterGroup>
      </Row>
    </GallerySection>
  );
}
