import { generateId, type Tx } from '@girassol/api-platform/database';
import {
  type ColumnValues,
  computeChanges,
  getChangeMode,
  pickColumns,
  resolveDuplicateChoice,
} from '../changes';
import { formatDuplicateLineReason } from '../format-duplicate-line-reason';
import {
  buildFaultyVerdict,
  type ImportContext,
  type ImportTarget,
  type RowVerdict,
  type ValidRow,
  type WrittenRow,
} from '../target';
import { describeUnappliedValues, describeUnappliedValuesOfLine, joinReasons } from '../unapplied-values';
import { compareKeyedRecords } from './compare-keyed-records';
import type { KeyedRecord, KeyedRecordType, KeyedRow } from './keyed-record-type';
import { listUnappliedLabels } from './list-unapplied-labels';
import { undoKeyedRecords } from './undo-keyed-records';

/** An earlier row of a file: its line, with what the record is once it and those that equal it are written. */
interface EarlierRow {
  line: number;
  wanted: ColumnValues;
}

interface Plan<Full> {
  verdict: RowVerdict;
  row: KeyedRow<Full> | null;
  current: KeyedRecord | null;
  /** The earlier line that is the same thing. */
  twin: number | null;
  how: 'FILL' | 'UPDATE';
}

/**
 * Creates the operations by which an import plans, compares, writes and undoes records that are identified by
 * a natural key: equipment and kits.
 */
export function createKeyedTarget<Full>(keyed: KeyedRecordType<Full>): ImportTarget {
  async function plan(
    tx: Tx,
    context: ImportContext,
    rows: readonly ValidRow[],
    { earlier, forUpdate }: { earlier: Map<string, EarlierRow>; forUpdate: boolean },
  ): Promise<Plan<Full>[]> {
    const read = rows.map(({ line, values }) => keyed.read(line, values));
    const good = read.flatMap((row) => ('faults' in row ? [] : [row]));
    const found = await keyed.find(tx, context, good, forUpdate);
    return rows.map(({ line, decision }, at) => {
      const row = read[at];
      const nothing = { row: null, current: null, twin: null, how: 'FILL' as const };
      if (!row || 'faults' in row)
        return { ...nothing, verdict: buildFaultyVerdict(line, row?.faults ?? []) };
      const choice = resolveDuplicateChoice(decision, context.options.duplicates);
      const how = choice === 'UPDATE' ? 'UPDATE' : 'FILL';
      const current = choice === 'CREATE' ? null : (found.get(row.key) ?? null);
      const before = choice === 'CREATE' ? null : (earlier.get(row.key) ?? null);
      const twin = current ? null : (before?.line ?? null);
      const base = {
        ...buildFaultyVerdict(line, []),
        recordId: current?.id ?? null,
        recordName: current?.name ?? row.name,
      };
      const planned = { ...nothing, row, current, twin, how } as const;
      if (!current && !before) {
        if (!earlier.has(row.key)) earlier.set(row.key, { line, wanted: row.wanted });
        return { ...planned, verdict: { ...base, state: 'READY', action: 'CREATE' } };
      }
      const reason = current ? `Já cadastrado: ${current.name}.` : formatDuplicateLineReason(twin);
      const changes = current
        ? computeChanges(current.columns, row.wanted, getChangeMode(choice))
        : row.wanted;
      if (choice === 'SKIP') return { ...planned, verdict: { ...base, state: 'SKIPPED', reason } };
      const there = before?.wanted ?? current?.columns ?? {};
      const labels =
        how === 'FILL'
          ? listUnappliedLabels(keyed, context.type, { current: there, wanted: row.wanted })
          : [];
      const kept =
        twin !== null && before
          ? describeUnappliedValuesOfLine(before.line, labels)
          : describeUnappliedValues(labels);
      if (changes === null) return { ...planned, verdict: { ...base, state: 'SAME', reason: kept } };
      if (choice === 'ASK') return { ...planned, verdict: { ...base, state: 'ASK', reason } };
      const added = computeChanges(there, row.wanted, how);
      if (before && added === null) {
        const said = joinReasons(formatDuplicateLineReason(before.line), kept);
        return { ...planned, verdict: { ...base, state: 'SKIPPED', reason: said } };
      }
      earlier.set(row.key, { line: before?.line ?? line, wanted: { ...there, ...added } });
      const said = current ? kept : joinReasons(reason, kept);
      return { ...planned, verdict: { ...base, state: 'READY', action: 'UPDATE', reason: said } };
    });
  }

  return {
    planner(context) {
      const earlier = new Map<string, EarlierRow>();
      return async (tx, rows) =>
        (await plan(tx, context, rows, { earlier, forUpdate: false })).map(({ verdict }) => verdict);
    },

    compare: (tx, context, rows) => compareKeyedRecords(keyed, tx, context, rows),

    async write(tx, context, rows) {
      const plans = await plan(tx, context, rows, { earlier: new Map(), forUpdate: true });
      const added = new Map<number, { id: string; full: Full; columns: ColumnValues }>();
      const changed = new Map<string, ColumnValues>();
      const written = plans.map(({ verdict, row, current, twin, how }): WrittenRow => {
        const { state, isLookalike: _, ...said } = verdict;
        const nothing = { customerId: null, before: null, after: null };
        if (state !== 'READY' || !row)
          return { ...said, ...nothing, state: state === 'READY' ? 'FAULTY' : state };
        const first = twin === null ? undefined : added.get(twin);
        if (first) {
          const more = computeChanges(first.columns, row.wanted, how);
          if (more) changed.set(first.id, { ...changed.get(first.id), ...more });
          Object.assign(first.columns, more);
          return { ...said, ...nothing, state: more ? 'DONE' : 'SAME', action: 'UPDATE', recordId: first.id };
        }
        if (current) {
          const now = { ...current.columns, ...changed.get(current.id) };
          const more = computeChanges(now, row.wanted, how) ?? {};
          changed.set(current.id, { ...changed.get(current.id), ...more });
          return {
            ...said,
            ...nothing,
            state: Object.keys(more).length > 0 ? 'DONE' : 'SAME',
            before: { record: pickColumns(now, more) },
            after: { record: more },
          };
        }
        const id = generateId();
        added.set(row.line, { id, full: row.full, columns: { ...row.wanted } });
        return { ...said, ...nothing, state: 'DONE', recordId: id };
      });
      await keyed.insert(tx, context, [...added.values()]);
      const versions = await keyed.change(
        tx,
        context,
        [...changed].flatMap(([id, columns]) => (Object.keys(columns).length > 0 ? [{ id, columns }] : [])),
      );
      return written.map((row) => {
        const version = row.state === 'DONE' && row.recordId ? versions.get(row.recordId) : undefined;
        return version === undefined ? row : { ...row, after: { ...row.after, version } };
      });
    },

    undo: (tx, context, rows, returned) => undoKeyedRecords(keyed, tx, context, { rows, returned }),
    tell: (tx, context) => keyed.announce(tx, context),
  };
}
