import { newId } from '../../../src/platform/database';
import { askDemonstrationBank, demonstrationBank, paperOf } from '../../bank';
import type { Beginning } from './beginning';

/** A request at the demonstration bank, with a paper that nobody has judged; the client asked to be registered there. */
export async function bankWorld({ api, person, client, name }: Beginning) {
  const bank = demonstrationBank(api);
  const asked = await askDemonstrationBank(api, person, { customerName: name });
  await bank.sendDocument(asked, paperOf('CNH'), newId());
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
    newId(),
  );
  return { bankApplicationId: asked.id };
}
