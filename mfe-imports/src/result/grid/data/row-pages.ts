import type { ImportRow, ResponseBody } from '@girassol/shared-domain/contract';
import type { GridRow } from './grid-row';

/** Rows of one answer. */
const PAGE_SIZE = 200;

type Page = ResponseBody<'GET /imports/rows/:userId/:importId'>;

interface RowPagesOptions {
  /** Rows that still belong to the list, from `skip` on. */
  load: (skip: number) => Promise<Page>;
  typedOf: (line: number) => ReadonlyMap<string, string>;
  /** A mended row stays where it is, and the server counts it no longer. */
  isGone: (row: GridRow) => boolean;
  onChange: () => void;
}

/**
 * Creates a store of the loaded rows of an import's list of faulty rows, by position in the list. Rows are
 * loaded in pages of 200.
 */
export function createLoadedRowStore({ load, typedOf, isGone, onChange }: RowPagesOptions) {
  const rows = new Map<number, GridRow>();
  const places = new Map<number, number>();
  const asked = new Map<number, Promise<void>>();
  let total: number | null = null;
  let isStale = true;
  let error: unknown = null;
  let generation = 0;

  function goneBefore(end: number): number {
    let gone = 0;
    for (const [place, row] of rows) if (place < end && isGone(row)) gone += 1;
    return gone;
  }

  function place(row: ImportRow, at: number): void {
    // A row that somebody else moved in the list stands where it was first seen.
    if (places.has(row.line)) return;
    places.set(row.line, at);
    rows.set(at, { row, first: row, typed: typedOf(row.line) });
  }

  async function loadPage(page: number): Promise<void> {
    const own = generation;
    const start = page * PAGE_SIZE;
    try {
      const gone = goneBefore(start);
      const answer = await load(start - gone);
      if (own !== generation) return;
      if (isStale || total === null) total = answer.total + gone;
      isStale = false;
      for (const [index, row] of answer.rows.entries()) place(row, start + index);
      error = null;
    } catch (reason) {
      if (own !== generation) return;
      error = reason;
      asked.delete(page);
    }
    onChange();
  }

  return {
    /** Loads what is not there of these places. After a failure, which is in `error`, nothing is until `retry`. */
    async ensure(first: number, last: number): Promise<void> {
      const end = total === null || isStale ? last : Math.min(last, total - 1);
      const pages: Promise<void>[] = [];
      if (error !== null) return;
      for (let page = Math.floor(first / PAGE_SIZE); page * PAGE_SIZE <= end; page += 1) {
        const loading = asked.get(page) ?? loadPage(page);
        asked.set(page, loading);
        pages.push(loading);
      }
      await Promise.all(pages);
    },
    /** Takes rows as the server has them now. */
    update(changed: readonly ImportRow[]): void {
      for (const row of changed) {
        const at = places.get(row.line);
        const known = at === undefined ? undefined : rows.get(at);
        if (at !== undefined && known) rows.set(at, { ...known, row, typed: typedOf(row.line) });
      }
    },
    /** Updates the typed values of these lines. */
    retype(lines: Iterable<number>): void {
      for (const line of lines) {
        const at = places.get(line);
        const known = at === undefined ? undefined : rows.get(at);
        if (at !== undefined && known) rows.set(at, { ...known, typed: typedOf(line) });
      }
    },
    /** Allows loading again after a failure. */
    retry(): void {
      error = null;
    },
    /** Everything is loaded anew; until then as many rows stand empty. */
    forget(): void {
      generation += 1;
      rows.clear();
      places.clear();
      asked.clear();
      isStale = true;
      error = null;
    },
    rowAt: (at: number): GridRow | undefined => rows.get(at),
    placeOf: (line: number): number | undefined => places.get(line),
    mended: (): number => goneBefore(Number.POSITIVE_INFINITY),
    get total() {
      return total;
    },
    get error() {
      return error;
    },
  };
}
