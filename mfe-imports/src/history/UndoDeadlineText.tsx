import { formatDate } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Text } from '@girassol/shared-ui';
import { isUndoable } from '../result/import-state';

/** Deadline for undoing an import, if it can be undone. */
export function UndoDeadlineText({ record }: { record: ImportRecord }) {
  if (record.undoUntil === null || !isUndoable(record, Date.now())) return null;
  return (
    <Text size={13} tone="soft">
      até {formatDate(record.undoUntil)}
    </Text>
  );
}
