import { createContext, useContext, useEffect } from 'react';
import { pathOf } from './form-errors';

/** Labels of the fields inside one form, by path. */
export const LabelRegistry = createContext<Map<string, string>>(new Map());

/** Makes a field's label known to its form, so that the list of invalid fields can name it. */
export function useRegisteredLabel(name: string, label: string): void {
  const labels = useContext(LabelRegistry);
  useEffect(() => {
    const path = pathOf(name);
    labels.set(path, label);
    return () => {
      labels.delete(path);
    };
  }, [labels, name, label]);
}
