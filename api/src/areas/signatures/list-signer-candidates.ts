import { loadCompany } from '@girassol/account-api/company-data';
import type { Tx } from '@girassol/api-platform/database';
import { extractDigits, toPhoneDigits } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { splitFullName } from '@girassol/shared-domain/signatures';
import type { ContractContext } from './contract-context';

type SignerCandidate =
  ResponseBody<'GET /signatures/single/candidates/:saleId/:contractId'>['candidates'][number];

/**
 * Lists people whom the sender of a contract can add as signers: the customer, or the person in charge of a
 * company, then the legal representative of the account's company, and its users. The customer and the
 * representative are marked as suggested.
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
  const { data: company } = await loadCompany(tx, accountId);
  const { representative } = company;
  const isRepresentative = ({ name }: { name: string }) => name.trim() === representative.name.trim();
  // The company's own address is nobody's: a representative who is a user has an address of their own.
  const contact = users.find(isRepresentative) ?? company;
  return [
    {
      from: 'CUSTOMER',
      ...splitFullName(person.name),
      email: customer.email,
      document: extractDigits(person.document),
      phone: toPhoneDigits(customer.whatsapp || customer.phone),
      isSuggested: true,
    },
    ...(representative.name
      ? [
          toAccountCandidate(
            { ...contact, name: representative.name, document: representative.document },
            { isSuggested: true },
          ),
        ]
      : []),
    ...users
      .filter((user) => !isRepresentative(user))
      .map((user) => toAccountCandidate({ ...user, document: '' }, { isSuggested: false })),
  ];
}

const toAccountCandidate = (
  { name, email, phone, document }: Record<'name' | 'email' | 'phone' | 'document', string>,
  { isSuggested }: { isSuggested: boolean },
): SignerCandidate => ({
  from: 'ACCOUNT',
  ...splitFullName(name),
  email,
  document: extractDigits(document),
  phone: toPhoneDigits(phone),
  isSuggested,
});
