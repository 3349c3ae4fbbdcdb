import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * Checks the form again after rows came or went: formik asks the fields of a removed row once more before they are gone,
 * and would keep what they said.
 */
export function useRevalidation(rows: number): void {
  const { validateForm } = useFormikContext();
  const checked = useRef(rows);
  useEffect(() => {
    if (checked.current === rows) return;
    checked.current = rows;
    void validateForm();
  }, [rows, validateForm]);
}
