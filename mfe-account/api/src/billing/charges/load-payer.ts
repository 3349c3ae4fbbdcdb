import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { Payer, PayerAddress as ProviderAddress } from '../../payments/payment-provider';
import type { PayerAddress, SubscriptionPayer } from '../../tables/billing-tables';

const EMPTY: PayerAddress = {
  postalCode: '',
  uf: '',
  city: '',
  address: '',
  district: '',
  number: '',
  complement: '',
};

/** Loads who pays for an account, as a bank needs it. Refused (404) for an account without subscription. */
export async function loadPayer(tx: Tx, accountId: string): Promise<Payer> {
  const found = await tx
    .selectFrom('subscriptions')
    .select('payer')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw notFound('Esta conta não tem assinatura.');
  return toProviderPayer(found.payer);
}

/** Converts a payer as we store it to a payer as a bank needs it. */
export const toProviderPayer = ({ address, ...payer }: SubscriptionPayer): Payer => ({
  ...payer,
  address: toProviderAddress(address ?? EMPTY),
});

const toProviderAddress = ({ address: street, uf: state, ...rest }: PayerAddress): ProviderAddress => ({
  ...rest,
  street,
  state,
});
