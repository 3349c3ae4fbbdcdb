import { stripDocument } from '@girassol/shared-domain';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import type { InvoiceFacts } from './checks/reader/read-invoice';

/** What an invoice has to agree with: what the bank was asked with. */
export async function invoiceFacts(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  { id }: Pick<Row<'financings'>, 'id'>,
  semantic: string,
): Promise<InvoiceFacts> {
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
    issuer: issuer ? stripDocument(issuer) : null,
  };
}
