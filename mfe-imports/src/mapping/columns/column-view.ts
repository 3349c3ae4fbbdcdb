import type { ReactNode } from 'react';

/** A column of the file as it is drawn. */
export interface ColumnView {
  header: string;
  /** Its first value; null: none among those that are looked at. */
  sample: string | null;
  badge: ReactNode;
  picker: ReactNode;
  findings: ReactNode;
}
