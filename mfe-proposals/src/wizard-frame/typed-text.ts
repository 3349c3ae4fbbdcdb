import { formatNumber } from '@girassol/shared-domain';

/**
 * Formats the values of a form as lines of text, for example `Preço do kWh: 0,95`. Lists of numbers are
 * separated by tabs, so that they can be pasted into the month grid again. Values whose label is missing in
 * `names` are left out.
 */
export function formatFormValuesAsText(values: unknown, names: Readonly<Record<string, string>>): string {
  return formatLines(values, names).join('\n');
}

function formatLines(value: unknown, names: Readonly<Record<string, string>>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = names[key];
    const isRow = Array.isArray(inner) && inner.every((cell) => typeof cell !== 'object' || cell === null);
    if (isRow) return name && inner.some(isGiven) ? [`${name}: ${inner.map(formatValue).join('\t')}`] : [];
    if (typeof inner === 'object') return formatLines(inner, names);
    return name && isGiven(inner) ? [`${name}: ${formatValue(inner)}`] : [];
  });
}

const isGiven = (value: unknown) => value !== null && value !== '' && value !== undefined;

function formatValue(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, 5).replace(/,?(?<!0)0+$/, '');
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'string' ? value : '';
}
