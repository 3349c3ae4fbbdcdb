import { onlyDigits } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { splitName } from '@girassol/shared-domain/signatures';
import type { Tx } from '../../platform/database';
import type { ContractPlace } from './contract-place';

type Candidate = Answer<'GET /signatures/single/candidates/:saleId/:contractId'>['candidates'][number];

/** Who might sign: the customer, or who answers for one that is a company, and people of the account. */
export async function listCandidates(tx: Tx, { contract }: ContractPlace): Promise<Candidate[]> {
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
      ...splitName(person.name),
      email: customer.email,
      document: onlyDigits(person.document),
      phone: onlyDigits(customer.whatsapp || customer.phone),
    },
    ...users.map(
      ({ name, email, phone }): Candidate => ({
        from: 'ACCOUNT',
        ...splitName(name),
        email,
        document: '',
        phone: onlyDigits(phone),
      }),
    ),
  ];
}
