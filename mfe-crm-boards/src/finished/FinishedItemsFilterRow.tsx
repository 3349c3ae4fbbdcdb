import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { Button } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { DebouncedSearchField } from '@girassol/shared-ui/filters';
import { FilterRowFrame, FoldableFilterGroup, SearchFieldFrame } from '../board-view/FilterRowFrame';
import { getStatusLabel } from '../item/status-label';
import { PeriodSelect } from '../period/PeriodSelect';
import type { PeriodName } from '../period/period';
import {
  countFinishedItemFilters,
  type FinishedItemFilters,
  hasFinishedItemFilters,
  noFinishedItemFilters,
} from './finished-item-filters';

const periods: readonly PeriodName[] = ['tudo', 'este-mes', 'mes-passado', '3-meses', 'este-ano', 'outro'];

interface FinishedFilterRowProps {
  kind: BoardKind;
  filters: FinishedItemFilters;
  today: string;
  onChange: (filters: FinishedItemFilters) => void;
}

/** Filters of the list of finished items: text, outcome and period. */
export function FinishedItemsFilterRow({ kind, filters, today, onChange }: FinishedFilterRowProps) {
  const statuses = [
    { value: 'ALL', label: 'Todas as situações' },
    { value: 'CLOSED', label: getStatusLabel(kind, 'CLOSED').text },
    { value: 'LOST', label: getStatusLabel(kind, 'LOST').text },
  ] as const;
  return (
    <FilterRowFrame role="search" aria-label="Filtros da lista">
      <SearchFieldFrame>
        <DebouncedSearchField
          label="Buscar nos finalizados"
          placeholder="Nome, cliente, documento ou nº"
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      </SearchFieldFrame>
      <FoldableFilterGroup inUse={countFinishedItemFilters(filters)}>
        {boardDescriptions[kind].canBeLost && (
          <Select
            label="Situação"
            hideLabel
            options={statuses}
            value={filters.status}
            onChange={(choice) =>
              onChange({ ...filters, status: statuses.find(({ value }) => value === choice)?.value ?? 'ALL' })
            }
          />
        )}
        <PeriodSelect
          value={filters.period}
          today={today}
          names={periods}
          onChange={(period) => onChange({ ...filters, period })}
        />
        {hasFinishedItemFilters(filters) && (
          <Button
            variant="ghost"
            icon="x"
            onClick={() => onChange({ ...noFinishedItemFilters, pageSize: filters.pageSize })}
          >
            Limpar
          </Button>
        )}
      </FoldableFilterGroup>
    </FilterRowFrame>
  );
}
