import type { Tx } from '@girassol/api-platform/database';
import { type ColumnValues, computeRestoredColumns } from '../changes';
import type { ImportContext, RestoredVersions, RowToUndo, UndoneRow } from '../target';
import type { KeyedRecord, KeyedRecordType } from './keyed-record-type';

/**
 * Undoes an import of equipment or kits. Records that the import created are deleted if nobody has changed
 * them; values that the import changed are restored one by one.
 */
export async function undoKeyedRecords<Full>(
  keyed: KeyedRecordType<Full>,
  tx: Tx,
  context: ImportContext,
  { rows, returned }: { rows: readonly RowToUndo[]; returned: RestoredVersions },
): Promise<UndoneRow[]> {
  const records = await keyed.held(
    tx,
    context,
    rows.map(({ recordId }) => recordId),
  );
  const leaving: string[] = [];
  const returning = new Map<string, ColumnValues>();
  /** Is a record as this import left it, or as its undo did? */
  const isOurs = ({ id, version }: KeyedRecord, after: RowToUndo['after']) =>
    version === (after?.version ?? 1) || version === returned.get(id);
  const ours = new Set<string>();
  const undone = rows
    .toSorted((one, other) => other.line - one.line)
    .map(({ line, action, recordId, before, after }): UndoneRow => {
      const record = records.get(recordId);
      if (!record) return { line, reason: 'Já não existe.' };
      if (action === 'CREATE') {
        if (!isOurs(record, after) && !ours.has(recordId))
          return { line, reason: 'Foi alterado depois da importação.' };
        leaving.push(recordId);
        return { line, reason: null };
      }
      if (isOurs(record, after)) ours.add(recordId);
      const earlier = returning.get(recordId);
      const { columns, isWhole } = computeRestoredColumns(
        { ...record.columns, ...earlier },
        { before, after },
      );
      returning.set(recordId, { ...earlier, ...columns });
      return { line, reason: isWhole ? null : 'Foi alterado depois da importação.' };
    });
  await keyed.remove(tx, context, leaving);
  const versions = await keyed.change(
    tx,
    context,
    [...returning].flatMap(([id, columns]) => (Object.keys(columns).length > 0 ? [{ id, columns }] : [])),
  );
  for (const [id, version] of versions) if (ours.has(id)) returned.set(id, version);
  return undone;
}
