import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Validates the form again after rows were added or removed, since formik validates the fields of a removed
 * row once more and would keep their errors.
 */
export function useRevalidationOnRowCount(rows: number): void {
  const { validateForm } = useFormikContext();
  const checked = useRef(rows);
  useEffect(() => {
    if (checked.current === rows) return;
    checked.current = rows;
    void validateForm();
  }, [rows, validateForm]);
}
