import type { ReactNode } from 'react';

/** Column of the file with its rendered parts: badge, picker and findings. */
export interface RenderedColumn {
  header: string;
  /** Its first value; null: none among those that are looked at. */
  sample: string | null;
  badge: ReactNode;
  picker: ReactNode;
  findings: ReactNode;
}
