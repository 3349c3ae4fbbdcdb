import { useFormikContext } from 'formik';
import { useEffect } from 'react';

/**
 * Checks the form again after lines came or went: formik asks the fields of a removed line once more before they are
 * gone, and would keep what they said.
 */
export function useRevalidation(lines: number): void {
  const { validateForm } = useFormikContext();
  useEffect(() => {
    if (lines >= 0) void validateForm();
  }, [lines, validateForm]);
}
