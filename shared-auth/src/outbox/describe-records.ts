import { formatEnumeration } from '@girassol/shared-domain';
import type { WaitingWrite } from './waiting-write';

/** Maximum number of records that one line names. */
const MAX_NAMED_RECORDS = 2;

/**
 * Describes which records waiting writes are about, each once: "#00012 Casa · Maria Souza e mais 2". Empty if none of them has a
 * name, as those of earlier releases.
 */
export function describeWaitingRecords(writes: readonly WaitingWrite[]): string {
  const names = [...new Set(writes.flatMap(({ recordName }) => recordName || []))];
  const named = names.slice(0, MAX_NAMED_RECORDS);
  const others = names.length - named.length;
  const parts = others > 0 ? [...named, `mais ${others}`] : named;
  return formatEnumeration(parts);
}
