import { SIGNATURE_MODULE } from '@girassol/shared-domain';
import { grantModule } from '../../modules';
import {
  buildContractPdf,
  getDateInDays,
  insertContract,
  setTestQuota,
  signerJoao,
  signerMaria,
  type TestContract,
} from '../../signatures';
import type { SampleContext } from './context';

/** Creates sample contracts for tests, in each state of signature that the request examples need. */
export async function createSignaturesSamples({ api, boards, person, name, customer }: SampleContext) {
  await api.query('update accounts set active_modules = array_remove(active_modules, $2) where id = $1', [
    person.accountId,
    SIGNATURE_MODULE,
  ]);
  await grantModule(api, person, SIGNATURE_MODULE);
  await setTestQuota(api, person, 1_000);
  // Far from those that contracts which are generated get.
  const [counted] = await api.query<{ next: number }>(
    'select greatest(max(number), 1000000) + 1 as next from sale_contracts where account_id = $1',
    [person.accountId],
  );
  let number = counted?.next ?? 1;

  const contract = async (): Promise<TestContract> => {
    const item = await boards.addItem(person, { name, customerId: await customer() });
    number += 1;
    return { saleId: item._id, contractId: await insertContract(api, person, item._id, { name, number }) };
  };
  const draft = async () => {
    const params = await contract();
    await api.call('POST /signatures/single/:saleId/:contractId', { as: person, params });
    const ids: string[] = [];
    for (const signer of [signerMaria, signerJoao]) {
      const body = { ...signer, name };
      const { signature } = await api.call('POST /signatures/single/person/:saleId/:contractId', {
        as: person,
        params,
        body,
      });
      ids.push(signature.persons.at(-1)?._id ?? '');
    }
    return { ...params, ids };
  };
  const sent = async () => {
    const { ids, ...params } = await draft();
    const body = { base64File: buildContractPdf().toString('base64'), validityDate: getDateInDays(15) };
    await api.call('PUT /signatures/single/:saleId/:contractId', { as: person, params, body });
    // As if it had been some minutes ago.
    await api.query(
      `update signature_events set at = at - interval '5 minutes'
       where signature_id = (select signature_id from signature_persons where id = $1)`,
      [ids[0]],
    );
    return { ...params, ids };
  };

  const waiting = await sent();
  const doomed = await sent();
  const drafted = await draft();
  const ordered = await draft();
  const sendable = await draft();
  const begun = await contract();
  return {
    /** A document that waits to be signed, with its signers. */
    signedSaleId: waiting.saleId,
    signedContractId: waiting.contractId,
    signerId: waiting.ids[0] ?? '',
    /** One that may be cancelled. */
    doomedSignedSaleId: doomed.saleId,
    doomedSignedContractId: doomed.contractId,
    /** Drafts with two signers: one that changes, one that is put in order, one that can be sent, and a contract whose signature nobody began. */
    draftSaleId: drafted.saleId,
    draftContractId: drafted.contractId,
    draftSignerId: drafted.ids[0] ?? '',
    spareSignerId: drafted.ids[1] ?? '',
    orderedSaleId: ordered.saleId,
    orderedContractId: ordered.contractId,
    orderedSignerIds: ordered.ids.join(' '),
    sendableSaleId: sendable.saleId,
    sendableContractId: sendable.contractId,
    unsignedSaleId: begun.saleId,
    unsignedContractId: begun.contractId,
  };
}
