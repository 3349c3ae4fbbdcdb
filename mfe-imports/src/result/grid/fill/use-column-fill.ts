import { useCallback } from 'react';
import { useFaults } from '../../../data/use-faults';
import type { ColumnFill } from '../data/grid-row';
import type { GridStore } from '../data/grid-store';
import type { CellPosition } from '../sheet/cell-position';
import { buildColumnFill } from './column-fill';

interface ColumnFillOptions {
  importId: string;
  headers: readonly string[];
  store: GridStore;
  active: CellPosition;
}

/**
 * Returns a function that counts the rows of an import with the same fault in the same column, which a column
 * fill would correct.
 */
export function useSameFaultCount(importId: string): (filling: ColumnFill | null) => number {
  const { data } = useFaults(importId);
  return useCallback(
    (filling) =>
      data?.faults.find(({ column, message }) => column === filling?.column && message === filling?.message)
        ?.rows ?? 0,
    [data],
  );
}

/**
 * Provides filling a corrected value into all rows with the same fault. Uses the value of the active cell, or of the
 * cell above it.
 */
export function useColumnFill({ importId, headers, store, active }: ColumnFillOptions) {
  const rowsLike = useSameFaultCount(importId);

  function fill() {
    // Read the latest value, which may be newer than the last render.
    const wanted = findFillSource(store, headers, active);
    if (wanted) void store.fill(wanted);
  }

  return { rows: rowsLike(findFillSource(store, headers, active)), fill };
}

function findFillSource(
  store: GridStore,
  headers: readonly string[],
  { row, column }: CellPosition,
): ColumnFill | null {
  const header = headers[column];
  if (header === undefined) return null;
  return (
    buildColumnFill(store.rowAt(row), header, column) ?? buildColumnFill(store.rowAt(row - 1), header, column)
  );
}
