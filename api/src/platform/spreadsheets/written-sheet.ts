/** Days as `YYYY-MM-DD`, moments as ISO texts, in columns that say so; percent as people write it: 12.5 is 12,5%. */
export type WrittenCell = string | number | boolean | null;

export type WrittenKind = 'text' | 'integer' | 'number' | 'money' | 'percent' | 'date' | 'datetime';

export interface WrittenColumn {
  title: string;
  kind: WrittenKind;
  /** Characters. */
  width?: number;
  /** A sum below (xlsx), of the rows a filter shows. */
  hasSum?: boolean;
  /** Valid values: a list in the cells (xlsx). */
  options?: readonly string[];
  /** Explanation that stands at the title (xlsx). */
  note?: string;
  isRequired?: boolean;
}

/** What a sheet is, without its rows. */
export interface SheetPlan {
  title: string;
  columns: readonly WrittenColumn[];
  /** Lines of a second sheet "Instruções" (xlsx): what, and what about it. */
  explanation?: readonly (readonly [string, string])[];
}

export interface WrittenSheet extends SheetPlan {
  rows: AsyncIterable<readonly (readonly WrittenCell[])[]>;
}
