import type { Verification } from '@girassol/shared-domain/contract';
import { isWaitedFor, maskCpf, maskName } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../../platform/database';
import { personsOf } from '../held-signature';

export type VerifiedDocument = NonNullable<Verification['document']>;

/** What somebody outside may know of a document: names and CPF are masked. */
export async function describeDocument(tx: Tx, signature: Row<'signatures'>): Promise<VerifiedDocument> {
  const { account_id } = signature;
  const { name, company } = await tx
    .selectFrom('sale_contracts')
    .innerJoin('accounts', 'accounts.id', 'sale_contracts.account_id')
    .select(['sale_contracts.name', 'accounts.name as company'])
    .where('sale_contracts.account_id', '=', account_id)
    .where('sale_contracts.id', '=', signature.contract_id)
    .executeTakeFirstOrThrow();
  const persons = await personsOf(tx, signature);
  return {
    verifyCode: signature.verify_code ?? '',
    name,
    companyName: company,
    state: signature.state,
    isSealed: signature.state === 'SEALED',
    sealedTimestamp: signature.sealed_at?.getTime() ?? null,
    documentHash: signature.document_hash ?? '',
    sealedHash: signature.sealed_hash,
    persons: persons
      .filter(({ kind }) => isWaitedFor(kind))
      .map((person) => ({
        name: maskName(`${person.name} ${person.surname}`),
        document: maskCpf(person.document),
        role: person.role,
        signedTimestamp: person.signed_at?.getTime() ?? null,
      })),
  };
}
