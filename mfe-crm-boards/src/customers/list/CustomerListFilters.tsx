import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { ListSearch } from '@girassol/shared-ui/lists';
import type { CustomerOwner } from '../customer-rights';
import {
  type CustomerListView,
  customerSearchFields,
  fromCustomerSortOption,
  listCustomerSortOptions,
  toCustomerSortOption,
} from './list-view';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 120;
const EVERYBODY = 'todos';

interface ListFiltersProps {
  view: CustomerListView;
  /** Owners of the listed customers; empty if all belong to one person. */
  owners: CustomerOwner[];
  onChange: (change: Partial<CustomerListView>) => void;
}

/** Filters of the customer list: search with a choice of field, owner, archived or not, and order. */
export function CustomerListFilters({ view, owners, onChange }: ListFiltersProps) {
  const inUse = [view.field !== 'ALL', view.owner !== '', view.isArchived, view.order !== null].filter(
    Boolean,
  ).length;
  return (
    <>
      <ListSearch>
        <DebouncedSearchField
          label="Buscar clientes"
          placeholder="Buscar nome, documento, telefone, e-mail ou cidade"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, MAX_SEARCH_LENGTH) })}
        />
      </ListSearch>
      <FilterGroup inUse={inUse}>
        <FilterSelect
          label="Onde buscar"
          hideLabel
          options={customerSearchFields}
          value={view.field}
          onChange={(value) =>
            onChange({ field: customerSearchFields.find((field) => field.value === value)?.value ?? 'ALL' })
          }
        />
        {owners.length > 1 && (
          <FilterSelect
            label="Responsável"
            hideLabel
            options={[
              { value: EVERYBODY, label: 'Todos os responsáveis' },
              ...owners.map(({ userId, label }) => ({ value: userId, label })),
            ]}
            value={view.owner || EVERYBODY}
            onChange={(value) => onChange({ owner: value === EVERYBODY ? '' : (value ?? '') })}
          />
        )}
        <FilterSelect
          label="Situação"
          hideLabel
          options={[
            { value: 'em-uso', label: 'Ativos' },
            { value: 'arquivados', label: 'Arquivados' },
          ]}
          value={view.isArchived ? 'arquivados' : 'em-uso'}
          onChange={(value) => onChange({ isArchived: value === 'arquivados' })}
        />
        <FilterSelect
          label="Ordem"
          hideLabel
          options={listCustomerSortOptions(view.search)}
          value={toCustomerSortOption(view)}
          onChange={(value) => onChange({ order: fromCustomerSortOption(value, view.search) })}
        />
      </FilterGroup>
    </>
  );
}
