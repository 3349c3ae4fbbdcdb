import { tokens } from '@girassol/shared-ui';
import { FilterSelect, PausedSearch } from '@girassol/shared-ui/filters';
import { styled } from 'styled-components';
import type { CustomerOwner } from '../customer-rights';
import { type ListView, orders, searchFields } from './list-view';

/** Letters that the server takes. */
const LONGEST = 120;
const EVERYBODY = 'todos';

interface ListFiltersProps {
  view: ListView;
  /** Whose customers are among those in sight; none where they are all of one person. */
  owners: CustomerOwner[];
  onChange: (change: Partial<ListView>) => void;
}

/** Search with a choice of field, owner, those in use or in the archive, and the order. */
export function ListFilters({ view, owners, onChange }: ListFiltersProps) {
  return (
    <>
      <Search>
        <PausedSearch
          label="Buscar clientes"
          placeholder="Buscar nome, documento, telefone, e-mail ou cidade"
          value={view.search}
          onChange={(search) => onChange({ search: search.slice(0, LONGEST) })}
        />
      </Search>
      <FilterSelect
        label="Onde buscar"
        hideLabel
        options={searchFields}
        value={view.field}
        onChange={(value) =>
          onChange({ field: searchFields.find((field) => field.value === value)?.value ?? 'ALL' })
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
          { value: 'em-uso', label: 'Em uso' },
          { value: 'arquivados', label: 'Arquivados' },
        ]}
        value={view.isArchived ? 'arquivados' : 'em-uso'}
        onChange={(value) => onChange({ isArchived: value === 'arquivados' })}
      />
      <FilterSelect
        label="Ordem"
        hideLabel
        options={orders}
        value={view.order}
        onChange={(value) =>
          onChange({ order: orders.find((order) => order.value === value)?.value ?? 'NEWEST' })
        }
      />
    </>
  );
}

const Search = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${tokens.screen.phone} { flex-basis: 100%; max-width: none; }
`;
