import { LoadMore } from '@girassol/shared-ui';
import { CardList } from '@girassol/shared-ui/lists';
import { useEffect, useState } from 'react';
import type { GridStore } from '../data/grid-store';
import { useSameFaultCount } from '../fill/use-column-fill';
import { FaultyRowCard } from './FaultyRowCard';

/** Cards that come at a time. */
const MORE = 20;

interface FaultyCardsProps {
  importId: string;
  store: GridStore;
  headers: readonly string[];
  /** Rows of the list. */
  total: number;
  isReadOnly: boolean;
  /** A column is being filled already. */
  isFilling: boolean;
}

/** Cards of the rows with faults, for screens without room for a grid. */
export function FaultyRowCards({ importId, store, headers, total, isReadOnly, isFilling }: FaultyCardsProps) {
  const rowsLike = useSameFaultCount(importId);
  const [wanted, setWanted] = useState(MORE);
  const count = Math.min(wanted, total);
  useEffect(() => {
    void store.ensure(0, count - 1);
  });
  const items = Array.from({ length: count }, (_, index) => store.rowAt(index));
  return (
    <>
      <CardList aria-label="Linhas com problema">
        {items.map(
          (item) =>
            item && (
              <FaultyRowCard
                key={item.row.line}
                item={item}
                headers={headers}
                isReadOnly={isReadOnly}
                onEdit={store.edit}
                rowsLike={rowsLike}
                isFilling={isFilling}
                onFill={store.fill}
              />
            ),
        )}
      </CardList>
      {count < total && (
        <LoadMore
          onMore={() => setWanted(count + MORE)}
          isLoading={items.includes(undefined)}
          hasFailed={false}
          failure="Não foi possível carregar mais linhas."
        />
      )}
    </>
  );
}
