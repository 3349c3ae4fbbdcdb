import {
  formatCpfOrCnpj,
  formatMoney,
  formatNumber,
  formatPhone,
  formatPostalCode,
} from '@girassol/shared-domain';
import type { ImportComparison } from '@girassol/shared-domain/contract';
import {
  getImportProperties,
  type ImportPropertyKind,
  type ImportType,
} from '@girassol/shared-domain/imports';

type Value = ImportComparison['fields'][number]['there'];

const texts: Partial<Record<ImportPropertyKind, (text: string) => string>> = {
  document: formatCpfOrCnpj,
  cpf: formatCpfOrCnpj,
  phone: formatPhone,
  cep: formatPostalCode,
};

/**
 * Returns the label of a property of an import type; the name of the property if the type has no such
 * property.
 */
export const getPropertyLabel = (type: ImportType, property: string): string =>
  getImportProperties(type).find(({ name }) => name === property)?.label ?? property;

/** Formats a value of a property; a dash if it is empty. */
export function formatPropertyValue(type: ImportType, property: string, value: Value): string {
  if (value === null || value === '') return '–';
  const kind = getImportProperties(type).find(({ name }) => name === property)?.kind;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string') return (kind && texts[kind]?.(value)) ?? value;
  if (kind === 'money') return formatMoney(value);
  return formatNumber(value, Number.isInteger(value) ? 0 : 2);
}
