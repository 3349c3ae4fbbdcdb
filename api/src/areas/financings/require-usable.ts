import { formatDate } from '@girassol/shared-domain';
import type { Row } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

/** Refuses an option that the bank does not lend on any more. */
export function requireUsable({ offer, valid_until }: Row<'financing_options'>, today: string): void {
  if (offer.refused) throw new Refusal(409, 'O banco não oferece mais esta opção.');
  if (valid_until < today)
    throw new Refusal(409, `Esta opção valeu até ${formatDate(valid_until)}. Peça uma nova simulação.`);
}
