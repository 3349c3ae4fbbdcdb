import { formatPhone } from '../../formats/contacts';
import type { ImportType } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { ImportProperty } from '../properties/property';
import type { CellLeftover } from './cell-reading';
import type { ParsedRow } from './row';

/**
 * Part of a spreadsheet cell's content that does not fit into the import property of its column, such as a
 * second phone, with column and property.
 */
export interface RowLeftover extends CellLeftover {
  column: string;
  property: ImportProperty;
}

const MOBILE_LENGTH = 11;

/** The other property of a customer that holds a phone. */
function otherPhone(name: string): string | null {
  if (name.startsWith('telefone')) return name.replace('telefone', 'whatsapp');
  return name.startsWith('whatsapp') ? name.replace('whatsapp', 'telefone') : null;
}

/**
 * Creates the function that adds the leftovers of a row's cells to the row's values: a phone to an empty
 * phone property of the customer, any other text to the customer's observations. Each move is reported as a
 * remark of the row.
 */
export function createLeftoverAllocator(
  type: ImportType,
): (row: ParsedRow, rest: readonly RowLeftover[]) => void {
  const properties = new Map(getImportProperties(type).map((property) => [property.name, property]));
  const notes = properties.get('observacoes') ?? properties.get('observacoes_cliente');

  /** A free property for a phone. WhatsApp has no landlines. */
  const freePhone = (row: ParsedRow, { property, text }: RowLeftover): ImportProperty | null => {
    const other = properties.get(otherPhone(property.name) ?? '');
    if (!other || other.name in row.values) return null;
    return other.name.startsWith('whatsapp') && text.length !== MOBILE_LENGTH ? null : other;
  };

  const addNote = (row: ParsedRow, line: string): boolean => {
    if (!notes) return false;
    const there = row.values[notes.name];
    const text = there === undefined ? line : `${there}\n${line}`;
    if (text.length > (notes.maxLength ?? Number.POSITIVE_INFINITY)) return false;
    row.values[notes.name] = text;
    return true;
  };

  return (row, rest) => {
    for (const leftover of rest) {
      const { kind, text, column, property } = leftover;
      const isPhone = kind === 'phone';
      const written = isPhone ? formatPhone(text) : text;
      const tell = (message: string) =>
        row.remarks.push({ column, property: property.name, value: written, message });
      const isKnown =
        isPhone &&
        [property.name, otherPhone(property.name)].some((name) => name !== null && row.values[name] === text);
      if (isKnown) continue;
      const free = isPhone ? freePhone(row, leftover) : null;
      if (free) {
        row.values[free.name] = text;
        tell(`Há mais de um telefone: o outro vai para ${free.label}.`);
      } else if (addNote(row, `${property.label}: ${written}`))
        tell(`O que não cabe em ${property.label} vai para ${notes?.label ?? ''}.`);
      else tell(`O que não cabe em ${property.label} fica de fora.`);
    }
  };
}
