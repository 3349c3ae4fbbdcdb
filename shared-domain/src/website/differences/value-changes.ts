import { formatNumber } from '../../formats/numbers';
import type { NonListField } from '../blocks/fields';

/** Characters of a text that a sentence quotes. */
const QUOTED = 60;

export const areValuesEqual = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

/** As text, whatever the order in which a database keeps the parts of an object. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED).trimEnd()}…` : line}”`;
};

/** Formats a value for a sentence; null if it is empty. */
function formatValue(value: unknown, field?: NonListField): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field?.type === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value === 'number')
    return [formatNumber(value).replace(/,?(?<!0)0+$/, ''), field?.type === 'number' ? field.unit : '']
      .filter(Boolean)
      .join(' ');
  return typeof value === 'string' ? quoted(value) : '';
}

/**
 * Describes the change of a value in a website's content in Portuguese: `título mudou de "Sol" para "Sol e
 * vale"`.
 */
export function describeValueChange(
  label: string,
  before: unknown,
  after: unknown,
  field?: NonListField,
): string {
  const [was, is] = [formatValue(before, field), formatValue(after, field)];
  if (was === null && is === null) return `${label} mudou`;
  if (isPicture(before) || isPicture(after)) return pictureChange(label, before, after);
  if (isLink(before) || isLink(after)) return linkChange(label, before, after);
  if (was === null) return `${label} agora é ${is}`;
  if (is === null) return `${label} foi apagado (era ${was})`;
  return `${label} mudou de ${was} para ${is}`;
}

interface Picture {
  imageId: string;
  alt: string;
}
interface Link {
  label: string;
  to: string;
}
const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'imageId' in value;
const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'to' in value;

function pictureChange(label: string, before: unknown, after: unknown): string {
  if (!isPicture(before)) return `${label} acrescentada`;
  if (!isPicture(after)) return `${label} retirada`;
  if (before.imageId !== after.imageId) return `${label} trocada`;
  return before.alt === after.alt ? `enquadramento de ${label} mudou` : `descrição de ${label} mudou`;
}

function linkChange(label: string, before: unknown, after: unknown): string {
  if (!isLink(before)) return `${label} acrescentado: ${quoted(isLink(after) ? after.label : '')}`;
  if (!isLink(after)) return `${label} retirado (era ${quoted(before.label)})`;
  if (before.label !== after.label)
    return `${label} mudou de ${quoted(before.label)} para ${quoted(after.label)}`;
  return `${label} leva agora a ${after.to}`;
}
