import { formatItemNumber } from '../formats/numbers';

/**
 * Formats an item for people who do not have it on screen: `#00012 Casa na praia · Maria Souza`. The customer is left out where
 * the item has the same name.
 */
export function formatItemName({ id, name }: { id: number; name: string }, customerName: string): string {
  const item = `${formatItemNumber(id)} ${name}`;
  return customerName === '' || customerName === name ? item : `${item} · ${customerName}`;
}
