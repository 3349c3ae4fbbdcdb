import type { BlockField } from '@girassol/shared-domain/website';
import { valueAt } from './value-path';

/** The first text that stands in the fields of a form; empty: none does. */
export function firstWords(values: object, fields: readonly BlockField[]): string {
  const said = fields
    .filter(({ type }) => type === 'line' || type === 'text')
    .map(({ name }) => valueAt(values, name))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof said === 'string' ? said : '';
}
