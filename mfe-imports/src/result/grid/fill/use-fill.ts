import { attempt, useSession } from '@girassol/shared-auth';
import { useState } from 'react';
import { useFaults } from '../../../data/use-faults';
import type { GridStore } from '../data/grid-store';
import type { Place } from '../sheet/place';
import { cellsToFill, type Filling, fillingOf } from './fill';

interface Filled {
  importId: string;
  headers: readonly string[];
  store: GridStore;
  active: Place;
}

/** Fills a mended value into all rows with the same fault: that of the active cell, or of the one above it. */
export function useFill({ importId, headers, store, active }: Filled) {
  const userId = useSession()?.userId ?? '';
  const { data } = useFaults(importId);
  const [isFilling, setFilling] = useState(false);

  const filling = sourceAt(store, headers, active);
  const group = data?.faults.find(
    ({ column, message }) => column === filling?.column && message === filling?.message,
  );

  async function fill() {
    // What was just typed is read now: it may be newer than the last drawing.
    const wanted = sourceAt(store, headers, active);
    if (!wanted || isFilling) return;
    setFilling(true);
    await store.flush();
    const edits = await attempt(() => cellsToFill({ userId, importId }, wanted));
    if (edits) store.edit(edits);
    setFilling(false);
  }

  return { isFilling, rows: filling ? (group?.rows ?? 0) : 0, fill: () => void fill() };
}

function sourceAt(store: GridStore, headers: readonly string[], { row, column }: Place): Filling | null {
  const header = headers[column];
  if (header === undefined) return null;
  return fillingOf(store.rowAt(row), header, column) ?? fillingOf(store.rowAt(row - 1), header, column);
}
