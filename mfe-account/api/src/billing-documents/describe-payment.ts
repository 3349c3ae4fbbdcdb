import { paymentMethodLabels } from '@girassol/account-domain/billing';
import type { Row } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';

/** Names of the ways in which a charge is paid, as documents say them. */
const wayLabels = {
  ...paymentMethodLabels,
  outside: 'pagamento registrado por nossa equipe',
  credit: 'crédito da conta',
} as const;

/** Returns how and on which day a charge was paid, for documents; `paidOn` is null for one that was not. */
export const describePayment = ({
  method,
  paid_by: way,
  paid_on: day,
  paid_at: at,
}: Pick<Row<'charges'>, 'method' | 'paid_by' | 'paid_on' | 'paid_at'>): {
  method: string;
  paidOn: string | null;
} => ({ method: wayLabels[way ?? method], paidOn: day ?? (at && toIsoDate(at.getTime())) });
