import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import { Text, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { customerPath, recordPath } from '../../addresses/records';
import { useBoardUserId } from '../../data/use-board-user-id';
import { describeRemarks, formatMappedValues, getOutcomeLabel, getRowReason } from './row-labels';

interface RecordTextProps {
  record: ImportRecord;
  row: ImportRow;
}

/**
 * Outcome of a row with links to its records: new, completing an existing record, or unchanged; and the remarks about
 * the row.
 */
export function RowOutcomeText({ record: imported, row }: RecordTextProps) {
  const { importType, options } = imported;
  const { record, customer = null, state } = row;
  const fetchId = useBoardUserId();
  const fate = getOutcomeLabel(row, options.duplicates);
  // Undone records no longer exist.
  const isThere = record !== null && state !== 'UNDONE';
  const notes = [getRowReason(row), ...describeRemarks(row)].filter((text) => text !== '');
  return (
    <>
      {fate !== null && `${fate} `}
      {isThere ? (
        <TextLink as={Link} to={recordPath(importType, record._id, fetchId)}>
          {record.name}
        </TextLink>
      ) : (
        (record?.name ?? formatMappedValues(row, imported))
      )}
      {customer !== null && (
        <Text as="p" size={13}>
          Cliente{state === 'ASK' ? ' que já existe' : ''}:{' '}
          <TextLink as={Link} to={customerPath(customer._id)}>
            {customer.name}
          </TextLink>
        </Text>
      )}
      {notes.map((note) => (
        <Text as="p" size={13} tone="soft" key={note}>
          {note}
        </Text>
      ))}
    </>
  );
}
