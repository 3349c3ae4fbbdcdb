import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatDate } from '@girassol/shared-domain';

/**
 * Throws 409 if the bank has refused a financing option, or if the option is no longer valid on the date
 * `today`.
 */
export function requireUsableOption({ offer, valid_until }: Row<'financing_options'>, today: string): void {
  if (offer.refused) throw new Refusal(409, 'O banco não oferece mais esta opção.');
  if (valid_until < today)
    throw new Refusal(409, `Esta opção valeu até ${formatDate(valid_until)}. Peça uma nova simulação.`);
}
