import { ownValue } from '@girassol/shared-domain';
import type { ImportOptions, ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportMapping } from '@girassol/shared-domain/imports';

/** What is asked for: what each column is, and what to do with what is there already. */
export interface ImportWish {
  mapping: ImportMapping;
  options: ImportOptions;
}

const told = ({ duplicates, matchBy, points }: ImportOptions): string =>
  JSON.stringify([duplicates, matchBy.toSorted(), Object.entries(points).toSorted()]);

/** Was this the wish that an import was last checked for? */
export const isCheckedFor = (record: ImportRecord, { mapping, options }: ImportWish): boolean =>
  record.state !== 'DRAFT' &&
  record.headers.every(
    (header) => (ownValue(record.mapping, header) ?? null) === (ownValue(mapping, header) ?? null),
  ) &&
  told(record.options) === told(options);

/** Can the mapping still be changed? Not once rows were written, or it was thrown away. */
export const isMappable = ({ state, startedTimestamp }: ImportRecord): boolean =>
  startedTimestamp === null && ['DRAFT', 'CHECKING', 'CHECKED', 'FAILED'].includes(state);

/** Records that will be written (imports-007). */
export const recordsToWrite = ({ counts }: ImportRecord): number => counts.created + counts.updated;
