import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { showSnackbar } from '../snackbar/snackbar-store';
import { useRevalidationOnRowCount } from './use-revalidation-on-row-count';

/**
 * Returns a copy of the rows in which one row is moved to another index; unchanged for an index outside of
 * the list.
 */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const moved = rows[from];
  if (moved === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Returns functions for the rows of a list at `path` in formik's form: add, reorder, delete and undo. */
export function useFormRows<Row>(path: string, rows: readonly Row[]) {
  const { setFieldValue } = useFormikContext();
  useRevalidationOnRowCount(rows.length);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const set = (next: readonly Row[]) => void setFieldValue(path, next);
  return {
    add: (row: Row) => set([...rows, row]),
    insert: (index: number, row: Row) => set(rows.toSpliced(index, 0, row)),
    move: (from: number, to: number) => set(moveRow(rows, from, to)),
    /** `name` says what went; without one it goes unsaid. */
    remove(index: number, name = '') {
      const gone = rows[index];
      set(rows.toSpliced(index, 1));
      if (gone === undefined || name.trim() === '') return;
      showSnackbar({
        text: `“${name}” sai da lista ao salvar.`,
        // Into what the list is by then.
        undo: () => set(latest.current.toSpliced(index, 0, gone)),
      });
    },
  };
}
