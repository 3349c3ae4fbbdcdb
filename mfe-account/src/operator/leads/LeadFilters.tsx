import { leadKinds, leadStates } from '@girassol/account-domain/leads';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { DateField } from '@girassol/shared-ui/inputs';
import { type LeadFilter, leadPeriods } from './lead-filter';
import { leadKindLabels, leadStateBadges } from './lead-text';

const ALL = 'ALL';

interface LeadFiltersProps {
  filter: LeadFilter;
  /** Sources and tags that leads came with. */
  sources: readonly string[];
  onChange: (change: Partial<LeadFilter>) => void;
}

/** Filters of the list of leads: search, form, period, source and delivery. */
export function LeadFilters({ filter, sources, onChange }: LeadFiltersProps) {
  const { search, kind, state, source, period, from, to } = filter;
  // One that no lead has any more stays to be seen.
  const offered = source && !sources.includes(source) ? [source, ...sources] : sources;
  return (
    <>
      <DebouncedSearchField
        label="Buscar lead"
        placeholder="Nome, e-mail ou telefone"
        value={search}
        onChange={(text) => onChange({ search: text })}
      />
      <FilterGroup inUse={[kind, state, source, period].filter(Boolean).length}>
        <FilterSelect
          label="Formulário"
          value={kind ?? ALL}
          options={[
            { value: ALL, label: 'Todos' },
            ...leadKinds.map((value) => ({ value, label: leadKindLabels[value] })),
          ]}
          onChange={(value) => onChange({ kind: leadKinds.find((known) => known === value) })}
        />
        <FilterSelect
          label="Período"
          value={period || ALL}
          options={leadPeriods.map(({ value, label }) => ({ value: value || ALL, label }))}
          onChange={(value) =>
            onChange({ period: leadPeriods.find((known) => known.value === value)?.value ?? '' })
          }
        />
        {period === 'outro' && (
          <>
            <DateField label="De" value={from} onChange={(day) => onChange({ from: day })} />
            <DateField label="Até" value={to} onChange={(day) => onChange({ to: day })} />
          </>
        )}
        <FilterSelect
          label="Origem"
          value={source || ALL}
          options={[{ value: ALL, label: 'Todas' }, ...offered.map((value) => ({ value, label: value }))]}
          onChange={(value) => onChange({ source: value === ALL || value === null ? '' : value })}
        />
        <FilterSelect
          label="Entrega"
          value={state ?? ALL}
          options={[
            { value: ALL, label: 'Todas' },
            ...leadStates.map((value) => ({ value, label: leadStateBadges[value].text })),
          ]}
          onChange={(value) => onChange({ state: leadStates.find((known) => known === value) })}
        />
      </FilterGroup>
    </>
  );
}
