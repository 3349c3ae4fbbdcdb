import { plainText } from '@girassol/shared-domain';
import type { BoardState } from '../../board-state/board-state';

/** Cities of the cards loaded so far, in alphabetical order. */
export function citiesOf(state: BoardState | undefined): string[] {
  const cities = new Set<string>();
  for (const lane of state?.lanes ?? [])
    for (const { customer } of lane.cards) if (customer.city) cities.add(customer.city);
  return [...cities].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/**
 * Cities to offer for what was typed. The typed text itself is one of them, since not all cards are loaded: the server
 * knows more cities than this browser.
 */
export function cityChoices(cities: readonly string[], typed: string): string[] {
  const text = typed.trim();
  if (!text) return [...cities];
  const fitting = cities.filter((city) => plainText(city).includes(plainText(text)));
  return fitting.some((city) => plainText(city) === plainText(text)) ? fitting : [...fitting, text];
}
