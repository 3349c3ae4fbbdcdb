import { getOwnValue } from '@girassol/shared-domain';
import type { ImportOptions, ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportMapping } from '@girassol/shared-domain/imports';

/** Request of an import: the property of each column, and the treatment of existing records. */
export interface ImportRequest {
  mapping: ImportMapping;
  options: ImportOptions;
}

const serializeOptions = ({ duplicates, matchBy, points, dates = {} }: ImportOptions): string =>
  JSON.stringify([
    duplicates,
    matchBy.toSorted(),
    Object.entries(points).toSorted(),
    Object.entries(dates).toSorted(),
  ]);

/** Returns true if the last check of an import used the mapping and the options of the given request. */
export const isCheckedWithRequest = (record: ImportRecord, { mapping, options }: ImportRequest): boolean =>
  record.state !== 'DRAFT' &&
  record.headers.every(
    (header) => (getOwnValue(record.mapping, header) ?? null) === (getOwnValue(mapping, header) ?? null),
  ) &&
  serializeOptions(record.options) === serializeOptions(options);

/** Returns true if the mapping can still be changed: before rows are written, unless the import was discarded. */
export const isMappingEditable = ({ state, startedTimestamp }: ImportRecord): boolean =>
  startedTimestamp === null && ['DRAFT', 'CHECKING', 'CHECKED', 'FAILED'].includes(state);

/** Counts the records that an import will create or update (imports-007). */
export const countRecordsToWrite = ({ counts }: ImportRecord): number => counts.created + counts.updated;
