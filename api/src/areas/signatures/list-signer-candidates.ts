import type { Tx } from '@girassol/api-platform/database';
import { extractDigits, toPhoneDigits } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { splitFullName } from '@girassol/shared-domain/signatures';
import type { ContractContext } from './contract-context';

type SignerCandidate =
  ResponseBody<'GET /signatures/single/candidates/:saleId/:contractId'>['candidates'][number];

/**
 * Lists people whom the sender of a contract can add as signers: the customer, or the person in charge of a
 * company, and users of the account.
 */
export async function listSignerCandidates(
  tx: Tx,
  { contract }: ContractContext,
): Promise<SignerCandidate[]> {
  const { account_id: accountId } = contract;
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'email', 'phone', 'whatsapp', 'document', 'is_cnpj', 'in_charge_name', 'in_charge_cpf'])
    .where('account_id', '=', accountId)
    .where('id', '=', contract.customer_id)
    .executeTakeFirstOrThrow();
  const users = await tx
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .limit(200)
    .execute();
  const person = customer.is_cnpj
    ? { name: customer.in_charge_name, document: customer.in_charge_cpf }
    : { name: customer.name, document: customer.document };
  return [
    {
      from: 'CUSTOMER',
      ...splitFullName(person.name),
      email: customer.email,
      document: extractDigits(person.document),
      phone: toPhoneDigits(customer.whatsapp || customer.phone),
    },
    ...users.map(
      ({ name, email, phone }): SignerCandidate => ({
        from: 'ACCOUNT',
        ...splitFullName(name),
        email,
        document: '',
        phone: toPhoneDigits(phone),
      }),
    ),
  ];
}
