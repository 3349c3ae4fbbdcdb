import type { BlockField } from '@girassol/shared-domain/website';
import { getValueAt } from './value-path';

/** Returns the first non-empty text in the fields of a form; an empty string if there is none. */
export function getFirstText(values: object, fields: readonly BlockField[]): string {
  const said = fields
    .filter(({ type }) => type === 'line' || type === 'text')
    .map(({ name }) => getValueAt(values, name))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof said === 'string' ? said : '';
}
