import { formatNumber } from '@girassol/shared-domain';

/**
 * What stands in a form as lines of text: `Preço do kWh: 0,95`. Rows of numbers keep their tabs, so that they can be
 * pasted into the grid of months again. Only what has a name is listed.
 */
export function typedText(values: unknown, names: Readonly<Record<string, string>>): string {
  return linesOf(values, names).join('\n');
}

function linesOf(value: unknown, names: Readonly<Record<string, string>>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = names[key];
    const isRow = Array.isArray(inner) && inner.every((cell) => typeof cell !== 'object' || cell === null);
    if (isRow) return name && inner.some(isGiven) ? [`${name}: ${inner.map(shown).join('\t')}`] : [];
    if (typeof inner === 'object') return linesOf(inner, names);
    return name && isGiven(inner) ? [`${name}: ${shown(inner)}`] : [];
  });
}

const isGiven = (value: unknown) => value !== null && value !== '' && value !== undefined;

function shown(value: unknown): string {
  if (typeof value === 'number') return formatNumber(value, 5).replace(/,?(?<!0)0+$/, '');
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'string' ? value : '';
}
