import {
  formatItemNumber,
  formatMoney,
  formatPower,
  legendOf,
  ownersLabel,
  temperatures,
} from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';

/** "Blumenau, SC", "Blumenau" or nothing. */
export function placeOf({ city, uf }: BoardCard['customer']): string {
  return [city, uf].filter(Boolean).join(', ');
}

/** "Quente"; null when nobody told, and on boards that know no temperature. */
export function temperatureOf(card: BoardCard): string | null {
  if (card.type !== 'SALES' || card.leadTemperature === -1) return null;
  return temperatures.find(({ value }) => value === card.leadTemperature)?.label ?? null;
}

/** A card in one sentence, for whoever hears it instead of seeing it. */
export function cardLabel(
  card: BoardCard,
  column: Pick<KanbanColumn, 'inactivityWindow'>,
  now: number,
): string {
  const parts = [
    `${formatItemNumber(card.id)} ${card.name}`,
    [card.customer.name, placeOf(card.customer)].filter(Boolean).join(', '),
    formatMoney(card.amount),
    formatPower(card.power),
    temperatureOf(card),
    ...legendOf(card, column, now).map(({ label }) => label),
    `Responsável: ${ownersLabel(card).full}`,
  ];
  return parts.filter(Boolean).join('. ');
}
