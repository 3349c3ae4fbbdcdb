import { generateId } from '@girassol/api-platform/database';
import { buildSentDocument, getDemonstrationBank, submitToDemonstrationBank } from '../../bank';
import type { SampleContext } from './context';

/**
 * Creates the sample records of the demonstration bank for tests: a credit request with a document to be
 * judged, and a pending registration of an account.
 */
export async function createBankSamples({ api, person, client, name }: SampleContext) {
  const bank = getDemonstrationBank(api);
  const asked = await submitToDemonstrationBank(api, person, { customerName: name });
  await bank.sendDocument(asked, buildSentDocument('CNH'), generateId());
  await api.query('delete from demo_bank_registrations where account_id = $1', [client.accountId]);
  await bank.register(
    {
      accountId: client.accountId,
      cnpj: '11222333000181',
      corporateName: name,
      name,
      email: client.email,
      phone: '31999990000',
    },
    generateId(),
  );
  return { bankApplicationId: asked.id };
}
