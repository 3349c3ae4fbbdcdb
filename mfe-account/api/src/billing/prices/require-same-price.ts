import type { Cents } from '@girassol/account-domain/billing';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatMoney, toCents } from '@girassol/shared-domain';

/** Refuses (409) a price that the screen showed and the server does not charge any more. Names the new one. */
export function requireSamePrice(frontPrice: number, cents: Cents): void {
  if (toCents(frontPrice) === cents) return;
  const message = `O preço agora é de ${formatMoney(cents / 100)}. Confira e confirme.`;
  throw new Refusal(409, message, { fields: [{ path: 'frontPrice', message }] });
}
