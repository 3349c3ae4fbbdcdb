import type { Row, Tx } from '@girassol/api-platform/database';

/** Returns true if another customer of the account has this CPF or CNPJ (without mask). */
export async function isTaxDocumentUsed(
  tx: Tx,
  { account_id, id }: Pick<Row<'customers'>, 'account_id' | 'id'>,
  document: string,
): Promise<boolean> {
  const other = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', account_id)
    .where('document', '=', document)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
