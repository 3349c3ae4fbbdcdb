import {
  formatDocument,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPostalCode,
} from '@girassol/shared-domain';
import type { ImportBeside } from '@girassol/shared-domain/contract';
import { type ImportType, type PropertyKind, propertiesOf } from '@girassol/shared-domain/imports';

type Value = ImportBeside['fields'][number]['there'];

const texts: Partial<Record<PropertyKind, (text: string) => string>> = {
  document: formatDocument,
  cpf: formatDocument,
  phone: formatPhone,
  cep: formatPostalCode,
};

/** A property of a type as people call it. */
export const labelOf = (type: ImportType, property: string): string =>
  propertiesOf(type).find(({ name }) => name === property)?.label ?? property;

/** A value of a property as people read it; a dash where nothing stands. */
export function valueText(type: ImportType, property: string, value: Value): string {
  if (value === null || value === '') return '–';
  const kind = propertiesOf(type).find(({ name }) => name === property)?.kind;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string') return (kind && texts[kind]?.(value)) ?? value;
  if (kind === 'money') return formatMoney(value);
  return formatNumber(value, Number.isInteger(value) ? 0 : 2);
}
