import { useCallback } from 'react';
import { useFaults } from '../../../data/use-faults';
import type { ColumnFill } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import type { Place } from '../sheet/place';
import { fillingOf } from './fill';

interface Filled {
  importId: string;
  headers: readonly string[];
  store: GridStore;
  active: Place;
}

/** Tells how many rows have the fault that a value mends. */
export function useRowsLike(importId: string): (filling: ColumnFill | null) => number {
  const { data } = useFaults(importId);
  return useCallback(
    (filling) =>
      data?.faults.find(({ column, message }) => column === filling?.column && message === filling?.message)
        ?.rows ?? 0,
    [data],
  );
}

/** Fills a mended value into all rows with the same fault: that of the active cell, or of the one above it. */
export function useFill({ importId, headers, store, active }: Filled) {
  const rowsLike = useRowsLike(importId);

  function fill() {
    // What was just typed is read now: it may be newer than the last drawing.
    const wanted = sourceAt(store, headers, active);
    if (wanted) void store.fill(wanted);
  }

  return { rows: rowsLike(sourceAt(store, headers, active)), fill };
}

function sourceAt(store: GridStore, headers: readonly string[], { row, column }: Place): ColumnFill | null {
  const header = headers[column];
  if (header === undefined) return null;
  return fillingOf(store.rowAt(row), header, column) ?? fillingOf(store.rowAt(row - 1), header, column);
}
