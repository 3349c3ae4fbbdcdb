import { useState } from 'react';
import { Row } from '..';
import { FilterComboBox, FilterSelect, PausedSearch, ViewerSelect } from '../entries/filters';
import { Section } from './Section';

const stages = ['Contato inicial', 'Visita técnica', 'Negociação'].map((label) => ({ value: label, label }));
const cities = ['Blumenau', 'Joinville', 'Lages'].map((label) => ({ value: label, label }));
const viewers = {
  company: [{ id: 'all', label: 'Toda a empresa' }],
  people: [{ id: 'ana', label: 'Ana Souza (você)' }],
  teams: [{ id: 'north', label: 'Norte' }],
};

/** A row of filters: none fetches its library before it is used. */
export function FilterSample() {
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState<string | null>(null);
  const [city, setCity] = useState<string | null>('Lages');
  const [viewer, setViewer] = useState('all');
  return (
    <Section title="Filtros">
      <Row wraps align="end" gap={12}>
        <PausedSearch
          label="Buscar clientes"
          placeholder="Nome ou documento"
          value={search}
          onChange={setSearch}
        />
        <ViewerSelect groups={viewers} value={viewer} onChange={setViewer} />
        <FilterSelect label="Etapa" options={stages} value={stage} onChange={setStage} placeholder="Todas" />
        <FilterComboBox label="Cidade" options={cities} value={city} onChange={setCity} isOptional />
      </Row>
    </Section>
  );
}
