import { SIGNATURE_MODULE } from '@girassol/shared-domain';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { generateContract, uploadContractTemplate } from '../../../test/contracts';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient, type ItemLifeTestClient, winRequest } from '../../../test/item-life';
import { grantModule } from '../../../test/modules';

describeApi('a win that waits for the signed contract', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
    await life.settings(api.people.owner, { winWaitsForSignature: true });
  });

  test('an account that has no signatures does not wait for what it cannot have', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner, { name: 'Sem o módulo' });
    const { sale } = await life.change(owner, _id, winRequest);
    expect(sale.status).toBe('CLOSED');
  });

  test('is refused until all have signed, and says what is lacking', async () => {
    const { owner } = api.people;
    await grantModule(api, owner, SIGNATURE_MODULE);
    const { _id: saleId } = await boards.addItem(owner, { name: 'Casa' });
    const refusal = () =>
      api.refused('PUT /sales/single/status/:itemId', {
        as: owner,
        params: { itemId: saleId },
        body: winRequest,
      });
    expect(await refusal()).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Esta venda ainda não tem contrato\./),
    });

    const templateId = await uploadContractTemplate(api, owner);
    const contractId = await generateContract(api, owner, { saleId, contractId: templateId });
    expect((await refusal()).message).toMatch(/ainda não foi enviado para assinar/);
    const sign = (state: string) =>
      api.query('update signatures set state = $1 where contract_id = $2', [state, contractId]);
    await api.query(
      `insert into signatures (account_id, id, contract_id, user_id, provider, key, sent_at, state)
       values ($1, gen_random_uuid(), $2, $3, 'embedded', 'k', now(), 'OPEN')`,
      [owner.accountId, contractId, owner.userId],
    );
    expect((await refusal()).message).toMatch(/ainda não foi assinado por todos/);
    await sign('COMPLETED');
    const { sale } = await life.change(owner, saleId, winRequest);
    expect(sale.status).toBe('CLOSED');
  });
});
