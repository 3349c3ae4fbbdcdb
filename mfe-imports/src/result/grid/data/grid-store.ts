import { attemptAction } from '@girassol/shared-auth';
import type { ImportRow, ResponseBody } from '@girassol/shared-domain/contract';
import { type CellChange, type CellEdit, type ColumnFill, isRowCorrected } from './grid-row';
import { createLoadedRowStore } from './row-pages';
import { createSerialQueue } from './serial-queue';
import { createCellValueQueue } from './value-queue';

/** API calls that the grid of faulty rows makes: load rows, send cells, fill a column, and undo filling. */
export interface GridCalls {
  /** Rows with faults, from `skip` on; of a column only, or of all. */
  load: (skip: number, column: string | null) => Promise<ResponseBody<'GET /imports/rows/:userId/:importId'>>;
  /** Sends cells; answers their rows as they are now. */
  send: (changes: CellChange[]) => Promise<ImportRow[]>;
  /** Fills a column in all rows with the same fault; answers what takes that back. */
  fill: (filling: ColumnFill) => Promise<string>;
  /** Takes back what was filled. */
  undoFill: (fillId: string) => Promise<void>;
}

/** A step to take back: cells that were edited, or a column that was filled. */
type Step = { edits: CellEdit[] } | { fillId: string };

/**
 * Creates the store of an import's faulty rows, outside React: loads pages on demand, corrects cells, and sends changes
 * in batches. Loading and sending alternate, so that positions in the list always match the server.
 */
export function createGridStore({ load, send, fill, undoFill }: GridCalls) {
  const listeners = new Set<() => void>();
  const steps: Step[] = [];
  const inTurn = createSerialQueue();
  let version = 0;
  let column: string | null = null;
  let hasUnseen = false;
  let isFilling = false;

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };

  const queue = createCellValueQueue({
    send: (changes) => inTurn(async () => pages.update(await send(changes))),
    onSettled(lines) {
      pages.retype(lines);
      if (hasUnseen && queue.size === 0) reload(column);
      changed();
    },
  });

  const pages = createLoadedRowStore({
    load: (skip) => inTurn(() => load(skip, column)),
    typedOf: (line) => queue.typedOf(line),
    isGone: (row) => isRowCorrected(row, column),
    onChange: changed,
  });

  function reload(filter: string | null): void {
    column = filter;
    hasUnseen = false;
    pages.forget();
    changed();
    void pages.ensure(0, 0);
  }

  function put(changes: readonly CellChange[]): void {
    queue.add(changes);
    hasUnseen ||= changes.some(({ line }) => pages.placeOf(line) === undefined);
    pages.retype(changes.map(({ line }) => line));
    changed();
  }

  /** A change of many rows that the server makes by itself. What is refused has shown its dialog. */
  async function change(work: () => Promise<void>): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    changed();
    const isDone = await attemptAction(() => work().then(() => true));
    isFilling = false;
    if (isDone) reload(column);
    else changed();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    rowAt: pages.rowAt,
    placeOf: pages.placeOf,
    ensure: pages.ensure,
    reload,
    /** Allows loading again after a failure. */
    retry(): void {
      pages.retry();
      changed();
    },
    /** Changes cells at once, and sends them; one step to take back. */
    edit(edits: readonly CellEdit[]): void {
      const real = edits.filter(({ value, before }) => value !== before);
      if (real.length === 0) return;
      steps.push({ edits: real });
      put(real.map(({ line, column: at, value }) => ({ line, column: at, value })));
    },
    /** Fills a column on the server, one step to take back. Rows are loaded anew. */
    fill: (filling: ColumnFill) =>
      change(async () => {
        await queue.flush();
        steps.push({ fillId: await inTurn(() => fill(filling)) });
      }),
    /** Takes the latest step of this session back; of edits answers one of their cells. */
    undo(): CellEdit | undefined {
      const step = steps.at(-1);
      if (!step || isFilling) return;
      if ('fillId' in step) {
        void change(async () => {
          await queue.flush();
          await inTurn(() => undoFill(step.fillId));
          steps.splice(steps.indexOf(step), 1);
        });
        return;
      }
      steps.pop();
      put(step.edits.map(({ line, column: at, before }) => ({ line, column: at, value: before })));
      return step.edits[0];
    },
    /** Sends what waits; resolves when it is there, or failed. */
    flush: queue.flush,
    /** Gives up what could not be sent: the server's values return. */
    discard(): void {
      pages.retype(queue.clear());
      changed();
    },
    /** Returns the state of the grid as a whole. */
    look: () => ({
      /** Rows of the list; null until they are counted. */
      total: pages.total,
      error: pages.error,
      column,
      mended: pages.mended(),
      waiting: queue.size,
      problem: queue.problem,
      canUndo: steps.length > 0,
      isFilling,
    }),
  };
}

export type GridStore = ReturnType<typeof createGridStore>;
/**
 * Snapshot of the state of the grid of faulty rows, such as unsaved cells, the save problem and the column
 * filter.
 */
export type GridStatus = ReturnType<GridStore['look']>;
