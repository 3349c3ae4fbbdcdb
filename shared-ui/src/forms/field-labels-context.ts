import { createContext, useContext, useEffect } from 'react';
import { normalizeFieldPath } from './form-errors';

/** Context with the labels of the fields of one form, by path. */
export const FieldLabelsContext = createContext<Map<string, string>>(new Map());

/** Registers the label of a field with its form, so that the list of invalid fields can name it. */
export function useRegisterLabel(name: string, label: string): void {
  const labels = useContext(FieldLabelsContext);
  useEffect(() => {
    const path = normalizeFieldPath(name);
    labels.set(path, label);
    return () => {
      labels.delete(path);
    };
  }, [labels, name, label]);
}
