import { matchesSearchWords, toSearchText } from '@girassol/shared-domain';
import type { Option } from '../field-frame/field-props';

const isNamed = ({ label, abbreviation = '' }: Option, text: string) =>
  toSearchText(label) === text || (abbreviation !== '' && toSearchText(abbreviation) === text);

/** Returns how well an option matches, 0 for the best; null for no match. */
function rankOption(option: Option, text: string): number | null {
  if (isNamed(option, text)) return 0;
  const label = toSearchText(option.label);
  if (label.startsWith(text)) return 1;
  if (matchesSearchWords(label, text)) return 2;
  return label.includes(text) ? 3 : null;
}

/** Returns the options that match the typed text by name or abbreviation, best first. */
export function findOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = toSearchText(typed);
  if (text === '') return options;
  return options
    .map((option) => ({ option, rank: rankOption(option, text) }))
    .filter((found): found is { option: Option; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/**
 * Returns the only option whose name or abbreviation is the typed text; undefined where there is none or more than one.
 */
export function findNamedOption(options: readonly Option[], typed: string): Option | undefined {
  const text = toSearchText(typed);
  const named = options.filter((option) => isNamed(option, text));
  return named.length === 1 ? named[0] : undefined;
}
