import { hasWords, plainText } from '@girassol/shared-domain';
import type { Option } from '../field-frame/field-props';

const isNamed = ({ label, abbreviation = '' }: Option, text: string) =>
  plainText(label) === text || (abbreviation !== '' && plainText(abbreviation) === text);

/** How well an option fits, best first; null for not at all. */
function rank(option: Option, text: string): number | null {
  if (isNamed(option, text)) return 0;
  const label = plainText(option.label);
  if (label.startsWith(text)) return 1;
  if (hasWords(label, text)) return 2;
  return label.includes(text) ? 3 : null;
}

/** The options that fit what was typed, by name or abbreviation, the best first. */
export function fittingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = plainText(typed);
  if (text === '') return options;
  return options
    .map((option) => ({ option, rank: rank(option, text) }))
    .filter((found): found is { option: Option; rank: number } => found.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The one option that is called what was typed. */
export function namedOption(options: readonly Option[], typed: string): Option | undefined {
  const text = plainText(typed);
  const named = options.filter((option) => isNamed(option, text));
  return named.length === 1 ? named[0] : undefined;
}
