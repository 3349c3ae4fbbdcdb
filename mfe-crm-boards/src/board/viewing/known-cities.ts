import { toSearchText } from '@girassol/shared-domain';
import type { BoardState } from '../../board-state/board-state';

/** Returns the customers' cities on the cards that the board has loaded so far, in alphabetical order. */
export function getLoadedCities(state: BoardState | undefined): string[] {
  const cities = new Set<string>();
  for (const lane of state?.lanes ?? [])
    for (const { customer } of lane.cards) if (customer.city) cities.add(customer.city);
  return [...cities].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/**
 * Returns the cities to offer for a typed text. Includes the typed text itself, because cards that are not loaded may
 * have further cities.
 */
export function getCityChoices(cities: readonly string[], typed: string): string[] {
  const text = typed.trim();
  if (!text) return [...cities];
  const fitting = cities.filter((city) => toSearchText(city).includes(toSearchText(text)));
  return fitting.some((city) => toSearchText(city) === toSearchText(text)) ? fitting : [...fitting, text];
}
