import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { stripCpfOrCnpjMask } from '@girassol/shared-domain';
import type { ExpectedInvoiceFacts } from './checks/reader/check-invoice';

/** Loads the data with which an invoice must agree, from the credit request of its financing. */
export async function loadExpectedInvoiceFacts(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  { id }: Pick<Row<'financings'>, 'id'>,
  semantic: string,
): Promise<ExpectedInvoiceFacts> {
  const sent = await tx
    .selectFrom('financing_requests')
    .select('request')
    .where('account_id', '=', accountId)
    .where('financing_id', '=', id)
    .executeTakeFirst();
  const request = sent?.request ?? null;
  const issuer = semantic === 'NFe de Serviço' ? request?.integratorCnpj : request?.distributorCnpj;
  return {
    semantic,
    projectValue: request?.projectValue ?? null,
    issuer: issuer ? stripCpfOrCnpjMask(issuer) : null,
  };
}
