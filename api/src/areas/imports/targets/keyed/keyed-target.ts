import { newId, type Tx } from '../../../../platform/database';
import { type Columns, changesOf, choiceFor, judgedAs, pick } from '../changes';
import {
  faulty,
  type GoodRow,
  type ImportContext,
  type ImportTarget,
  type Verdict,
  type Written,
} from '../target';
import { twinReason } from '../twin-reason';
import { compareKeyed } from './compare-keyed';
import type { Keyed, KeyedRecord, KeyedRow } from './keyed';
import { undoKeyed } from './undo-keyed';

interface Plan<Full> {
  verdict: Verdict;
  row: KeyedRow<Full> | null;
  current: KeyedRecord | null;
  /** The earlier line that is the same thing. */
  twin: number | null;
  how: 'FILL' | 'UPDATE';
}

/** Imports of records that are told apart by what they are. */
export function keyedTarget<Full>(keyed: Keyed<Full>): ImportTarget {
  async function plan(
    tx: Tx,
    context: ImportContext,
    rows: readonly GoodRow[],
    { earlier, forUpdate }: { earlier: Map<string, number>; forUpdate: boolean },
  ): Promise<Plan<Full>[]> {
    const read = rows.map(({ line, values }) => keyed.read(line, values));
    const good = read.flatMap((row) => ('faults' in row ? [] : [row]));
    const there = await keyed.find(tx, context, good, forUpdate);
    return rows.map(({ line, decision }, at) => {
      const row = read[at];
      const nothing = { row: null, current: null, twin: null, how: 'FILL' as const };
      if (!row || 'faults' in row) return { ...nothing, verdict: faulty(line, row?.faults ?? []) };
      const choice = choiceFor(decision, context.options.duplicates);
      const how = choice === 'UPDATE' ? 'UPDATE' : 'FILL';
      const current = choice === 'CREATE' ? null : (there.get(row.key) ?? null);
      const twin = choice === 'CREATE' || current ? null : (earlier.get(row.key) ?? null);
      const base = {
        ...faulty(line, []),
        recordId: current?.id ?? null,
        recordName: current?.name ?? row.name,
      };
      const planned = { ...nothing, row, current, twin, how } as const;
      if (!current && twin === null) {
        if (!earlier.has(row.key)) earlier.set(row.key, line);
        return { ...planned, verdict: { ...base, state: 'READY', action: 'CREATE' } };
      }
      const reason = current ? `Já cadastrado: ${current.name}.` : twinReason(twin);
      const changes = current ? changesOf(current.columns, row.wanted, judgedAs(choice)) : row.wanted;
      if (choice === 'SKIP') return { ...planned, verdict: { ...base, state: 'SKIPPED', reason } };
      if (changes === null) return { ...planned, verdict: { ...base, state: 'SAME' } };
      if (choice === 'ASK') return { ...planned, verdict: { ...base, state: 'ASK', reason } };
      return { ...planned, verdict: { ...base, state: 'READY', action: 'UPDATE' } };
    });
  }

  return {
    planner(context) {
      const earlier = new Map<string, number>();
      return async (tx, rows) =>
        (await plan(tx, context, rows, { earlier, forUpdate: false })).map(({ verdict }) => verdict);
    },

    compare: (tx, context, rows) => compareKeyed(keyed, tx, context, rows),

    async write(tx, context, rows) {
      const plans = await plan(tx, context, rows, { earlier: new Map(), forUpdate: true });
      const added = new Map<number, { id: string; full: Full; columns: Columns }>();
      const changed = new Map<string, Columns>();
      const written = plans.map(({ verdict, row, current, twin, how }): Written => {
        const { state, isLookalike: _, ...said } = verdict;
        const nothing = { customerId: null, before: null, after: null };
        if (state !== 'READY' || !row)
          return { ...said, ...nothing, state: state === 'READY' ? 'FAULTY' : state };
        const first = twin === null ? undefined : added.get(twin);
        if (first) {
          const more = changesOf(first.columns, row.wanted, how);
          if (more) changed.set(first.id, { ...changed.get(first.id), ...more });
          Object.assign(first.columns, more);
          return { ...said, ...nothing, state: more ? 'DONE' : 'SAME', action: 'UPDATE', recordId: first.id };
        }
        if (current) {
          const now = { ...current.columns, ...changed.get(current.id) };
          const more = changesOf(now, row.wanted, how) ?? {};
          changed.set(current.id, { ...changed.get(current.id), ...more });
          return {
            ...said,
            ...nothing,
            state: Object.keys(more).length > 0 ? 'DONE' : 'SAME',
            before: { record: pick(now, more) },
            after: { record: more },
          };
        }
        const id = newId();
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

    undo: (tx, context, rows, returned) => undoKeyed(keyed, tx, context, { rows, returned }),
    tell: (tx, context) => keyed.announce(tx, context),
  };
}
