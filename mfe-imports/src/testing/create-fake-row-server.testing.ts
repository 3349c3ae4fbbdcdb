import type { FakeRoutes } from '@girassol/shared-auth/testing';
import type { ImportError, ImportRecord, ImportRow, ResponseBody } from '@girassol/shared-domain/contract';
import { buildCounts, buildImport } from './import.testing';

type Faults = ResponseBody<'GET /imports/faults/:userId/:importId'>['faults'];

/** Builds a row of an import for tests. */
export const buildRow = (line: number, changes: Partial<ImportRow> = {}): ImportRow => ({
  line,
  cells: [],
  state: 'FAULTY',
  action: null,
  faults: [],
  record: null,
  decision: null,
  reason: null,
  ...changes,
});

/** Builds a fault of a cell for tests. */
export const buildFault = (column: string | null, value: string, message: string): ImportError => ({
  column,
  property: null,
  value,
  message,
});

interface Sheet {
  record?: Partial<ImportRecord>;
  headers: string[];
  /** Texts of the rows, from line 2 on. */
  rows: string[][];
  /** Returns the fault of a value of a column; undefined if the value is valid. */
  check: (column: string, value: string) => string | undefined;
}

/** Creates a fake server that stores the rows of an import and checks them like the real server. */
export function createFakeRowServer({ record: changes, headers, rows, check }: Sheet) {
  const held = rows.map((cells) => [...cells]);
  const rowAt = (at: number): ImportRow => {
    const cells = held[at] ?? [];
    const faults = headers.flatMap((column, index) => {
      const message = check(column, cells[index] ?? '');
      return message === undefined ? [] : [buildFault(column, cells[index] ?? '', message)];
    });
    return buildRow(at + 2, {
      cells,
      faults,
      state: faults.length > 0 ? 'FAULTY' : 'READY',
      action: 'CREATE',
    });
  };
  const all = () => held.map((_, at) => rowAt(at));
  const faulty = () => all().filter(({ state }) => state === 'FAULTY');
  const record = (): ImportRecord => {
    const ready = held.length - faulty().length;
    return buildImport({
      state: 'CHECKED',
      headers,
      rows: held.length,
      counts: buildCounts({ created: ready, ready, faulty: faulty().length }),
      ...changes,
    });
  };
  const faults = (): Faults => {
    const groups = new Map<string, Faults[number]>();
    for (const row of faulty())
      for (const { column, message, value } of row.faults) {
        const group = groups.get(`${column} ${message}`);
        if (group) group.rows += 1;
        else groups.set(`${column} ${message}`, { column, message, value, rows: 1, line: row.line });
      }
    return [...groups.values()];
  };
  const fills = new Map<string, Map<number, string>>();
  const routes: FakeRoutes = {
    'POST /imports/fills/:userId/:importId': ({ body: { column, value, message } }) => {
      const before = new Map<number, string>();
      for (const row of faulty()) {
        if (!row.faults.some((fault) => fault.column === column && fault.message === message)) continue;
        const cells = held[row.line - 2] ?? [];
        before.set(row.line, cells[headers.indexOf(column)] ?? '');
        cells[headers.indexOf(column)] = value;
      }
      const fillId = `018f0000-0000-7000-8000-0000000f${String(fills.size).padStart(4, '0')}`;
      fills.set(`${fillId} ${column}`, before);
      return { import: record(), fillId };
    },
    'DELETE /imports/fills/:userId/:importId/:fillId': ({ params: { fillId } }) => {
      for (const [key, before] of fills) {
        const column = key.startsWith(fillId) ? key.slice(fillId.length + 1) : null;
        if (column === null) continue;
        for (const [line, value] of before) {
          const cells = held[line - 2];
          if (cells) cells[headers.indexOf(column)] = value;
        }
      }
      return { import: record() };
    },
    'GET /imports/single/:userId/:importId': () => ({ import: record() }),
    'GET /imports/faults/:userId/:importId': () => ({ faults: faults() }),
    'GET /imports/rows/:userId/:importId': ({ query }) => {
      const column = query.get('column');
      const wanted = (query.get('state') === 'FAULTY' ? faulty() : all()).filter(
        (row) => column === null || row.faults.some((fault) => fault.column === column),
      );
      const skip = Number(query.get('skip') ?? 0);
      return { rows: wanted.slice(skip, skip + 200), total: wanted.length };
    },
    'PUT /imports/values/:userId/:importId': ({ body }) => {
      for (const { line, column, value } of body.changes) {
        const cells = held[line - 2];
        if (cells) cells[headers.indexOf(column)] = value;
      }
      const lines = [...new Set(body.changes.map(({ line }) => line))];
      return { import: record(), rows: lines.map((line) => rowAt(line - 2)) };
    },
  };
  return { routes, held };
}
