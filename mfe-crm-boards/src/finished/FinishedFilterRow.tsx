import { type BoardKind, boards } from '@girassol/shared-domain';
import { Button } from '@girassol/shared-ui';
import { PausedSearch } from '@girassol/shared-ui/filters';
import { Select } from '@girassol/shared-ui/pickers';
import { FilterRowFrame, SearchPlace } from '../board-view/FilterRowFrame';
import { statusWord } from '../item/status-word';
import { PeriodSelect } from '../period/PeriodSelect';
import type { PeriodName } from '../period/period';
import { type FinishedFilters, hasFilters, noFilters } from './finished-filters';

const periods: readonly PeriodName[] = ['tudo', 'este-mes', 'mes-passado', '3-meses', 'este-ano', 'outro'];

interface FinishedFilterRowProps {
  kind: BoardKind;
  filters: FinishedFilters;
  today: string;
  onChange: (filters: FinishedFilters) => void;
}

/** Text, outcome and period of the list of finished items. */
export function FinishedFilterRow({ kind, filters, today, onChange }: FinishedFilterRowProps) {
  const statuses = [
    { value: 'ALL', label: 'Todas as situações' },
    { value: 'CLOSED', label: statusWord(kind, 'CLOSED').text },
    { value: 'LOST', label: statusWord(kind, 'LOST').text },
  ] as const;
  return (
    <FilterRowFrame role="search" aria-label="Filtros da lista">
      <SearchPlace>
        <PausedSearch
          label="Buscar nos finalizados"
          placeholder="Buscar nome, cliente, documento ou número"
          value={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
        />
      </SearchPlace>
      <div className="rest" data-open="">
        {boards[kind].canBeLost && (
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
        {hasFilters(filters) && (
          <Button
            variant="ghost"
            icon="x"
            onClick={() => onChange({ ...noFilters, pageSize: filters.pageSize })}
          >
            Limpar
          </Button>
        )}
      </div>
    </FilterRowFrame>
  );
}
