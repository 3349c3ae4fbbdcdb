import { ApiError } from '@girassol/shared-auth';
import type { CellChange } from './grid-row';

/** Time in milliseconds in which typed values are collected into one request. */
const BATCH_MS = 300;
/** Cells of one call: each of its rows is checked anew before it is answered. */
const MAX_BATCH_CELLS = 500;

interface ValueQueueOptions {
  /** Sends cells; resolves once the server has them. */
  send: (changes: CellChange[]) => Promise<void>;
  /** Lines whose cells wait no longer, or failed. */
  onSettled: (lines: ReadonlySet<number>) => void;
}

/**
 * Creates a queue that sends typed cell values to the server in batches, only the latest value of each cell.
 * Values that failed stay in the queue until they are sent again or discarded.
 */
export function createCellValueQueue({ send, onSettled }: ValueQueueOptions) {
  const waiting = new Map<number, Map<string, CellChange>>();
  let count = 0;
  let problem: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> | null = null;

  function put(change: CellChange): void {
    const columns = waiting.get(change.line) ?? new Map<string, CellChange>();
    waiting.set(change.line, columns);
    if (!columns.has(change.column)) count += 1;
    columns.set(change.column, change);
  }

  function drop(change: CellChange): void {
    const columns = waiting.get(change.line);
    // Something newer may have been typed in the meantime.
    if (columns?.get(change.column) !== change) return;
    columns.delete(change.column);
    count -= 1;
    if (columns.size === 0) waiting.delete(change.line);
  }

  function nextBatch(): CellChange[] {
    const batch: CellChange[] = [];
    for (const columns of waiting.values()) {
      batch.push(...columns.values());
      if (batch.length >= MAX_BATCH_CELLS) break;
    }
    return batch;
  }

  async function sendAll(): Promise<void> {
    while (count > 0) {
      const batch = nextBatch();
      const lines = new Set(batch.map(({ line }) => line));
      try {
        await send(batch);
        for (const change of batch) drop(change);
        problem = null;
      } catch (error) {
        problem = error instanceof ApiError ? error.message : 'Não foi possível salvar agora.';
        return;
      } finally {
        onSettled(lines);
      }
    }
  }

  /** Sends what waits now; resolves when nothing waits, or it failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    work ??= sendAll().finally(() => {
      work = null;
    });
    return work;
  }

  return {
    add(changes: readonly CellChange[]): void {
      for (const change of changes) put(change);
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    flush,
    /** Returns the values of a line that wait to be sent, by column. */
    typedOf: (line: number): ReadonlyMap<string, string> =>
      new Map([...(waiting.get(line) ?? [])].map(([column, { value }]) => [column, value])),
    /** Forgets what waits; answers its lines. */
    clear(): Set<number> {
      const lines = new Set(waiting.keys());
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
      count = 0;
      problem = null;
      return lines;
    },
    /** Cells that wait. */
    get size() {
      return count;
    },
    /** Reason why the waiting values were not saved; null while they are being sent. */
    get problem() {
      return problem;
    },
  };
}
