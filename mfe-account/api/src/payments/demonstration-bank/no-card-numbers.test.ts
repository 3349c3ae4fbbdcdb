import { describeApi } from '@girassol/api/test/harness';
import { aggregateTables, listTablesExcept } from '@girassol/api/test/tables';
import { generateId } from '@girassol/api-platform/database';
import { testPayer } from '../payer.fixture';
import { createDemonstrationBank, loadWebhookSecret } from '.';
import { testCardNumbers } from './card-frame/test-card-numbers';
import { atTime } from './demonstration-bank.testing';

describeApi('card numbers', (api) => {
  test('are in no table and in no error, whatever is sent as a token', async () => {
    const bank = createDemonstrationBank(api.database, await loadWebhookSecret(api.database));
    const payer = testPayer;
    const now = atTime(0);
    for (const [kind, number] of Object.entries(testCardNumbers)) {
      const { reference: card } = await bank.saveCard({ token: `demo_${kind}_${generateId()}`, payer, now });
      const key = generateId();
      await bank.chargeCard({ key, card, amountCents: 100, description: 'x', payer, accountId: null, now });
      for (const token of [number, `demo_${number}_${generateId()}`]) {
        const error: unknown = await bank.saveCard({ token, payer, now }).catch((thrown: unknown) => thrown);
        expect(String(error)).not.toContain(number);
      }
    }
    const tables = await listTablesExcept(api, []);
    const contents = JSON.stringify(await aggregateTables<string>(api, tables, 'json_agg(t)::text'));
    expect(contents).toContain('diesAfterFirst');
    for (const number of Object.values(testCardNumbers)) expect(contents).not.toContain(number);
  });
});
