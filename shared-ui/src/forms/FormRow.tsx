import type { ReactNode } from 'react';
import { useRegisterRow } from './form-registry';

export interface FormRowProps {
  /** Path of the row in the form's values: `items.0`. */
  path: string;
  /** Name of the row, for people: `Inversor 2`. */
  name: string;
  /** Shows the fields of the row where they are folded away, or stand in another tab. */
  onReveal?: (() => void) | undefined;
  children?: ReactNode;
}

/**
 * Row of repeated fields in a form, without a look of its own. Its name stands before the labels of its fields in the list
 * of invalid fields (`Inversor 2: quantidade`), whose lines reveal a row that is folded away.
 */
export function FormRow({ path, name, onReveal, children }: FormRowProps) {
  useRegisterRow(path, { name, onReveal });
  return children;
}
