import { createFinancingTestClient } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const bank = createTestBank('chamadas');
const LIST = 'GET /financings/paginated/:multiplier/:order/:preApprovedOnly';

describeApi(
  'the calls of financings',
  (api) => {
    const financings = createFinancingTestClient(api, bank);

    test('[financing-092] the list has an order, may want the pre-approved only, and counts what is late', async () => {
      const { owner } = api.people;
      const first = await financings.begun(owner, { stage: 'SIMULATION' }, 'Primeira');
      const second = await financings.begun(owner, { stage: 'SIMULATION' }, 'Segunda');
      await financings.tell(first.reference, { status: 'SIMULAÇÃO_GERADA', preApproved: true });
      const listed = async (order: 'REGISTRY' | 'LAST_UPDATED', preApprovedOnly: 'true' | 'false') => {
        const answer = await api.call(LIST, { as: owner, params: { multiplier: 1, order, preApprovedOnly } });
        return { ...answer, ids: answer.financings.map(({ _id }) => _id) };
      };
      expect((await listed('REGISTRY', 'false')).ids).toEqual([second.fid, first.fid]);
      expect((await listed('LAST_UPDATED', 'false')).ids).toEqual([first.fid, second.fid]);
      expect(await listed('LAST_UPDATED', 'true')).toMatchObject({
        ids: [first.fid],
        total: 1,
        hasMoreItems: false,
        expiredFinancings: 0,
        expiredFinancingsLimit: expect.any(Number),
      });
    });

    test('[financing-064, financing-100] one to four options of the bank are added to the proposal, never a fifth', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner, { stage: 'DEAL' }, 'Quatro');
      const offers = [12, 24, 36, 48, 60].map((installments) => buildTestOffer({ installments }));
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', preApproved: true, offers });
      const ids = (await financings.read(owner, fid)).proposals.map(({ _id }) => _id);
      const add = { as: owner, params: { fid } };
      for (const props of [ids, []])
        expect(
          await api.refused('POST /financings/single/proposal/:fid', { ...add, body: { props } }),
        ).toMatchObject({ status: 400 });
      const { financing } = await api.call('POST /financings/single/proposal/:fid', {
        ...add,
        body: { props: ids.slice(0, 4) },
      });
      expect(
        financing.proposals
          .filter(({ addedToProp }) => addedToProp)
          .map(({ _id }) => _id)
          .sort(),
      ).toEqual(ids.slice(0, 4).sort());
    });

    test('[financing-097, financing-099] a registration is asked for with digits, read back, and the bank says whether it may finance', async () => {
      const { neighbour } = api.people;
      const check = () => api.call('GET /financings/btg/integrator-check', { as: neighbour });
      bank.canFinance = false;
      expect(await check()).toEqual({ check: false });
      await api.call('POST /registrations/new', {
        as: neighbour,
        body: {
          cnpj: '11.222.333/0001-81',
          corporateName: 'Vizinha Solar Ltda',
          name: 'Vera Lima',
          email: 'vera@exemplo.test',
          phone: '(47) 99999-8888',
        },
      });
      const { registration } = await api.call('GET /registrations/single', { as: neighbour });
      expect(registration).toMatchObject({ cnpj: '11222333000181', phone: '47999998888' });
      bank.canFinance = true;
      expect(await check()).toEqual({ check: true });
    });
  },
  {},
  { banks: createBanks(bank) },
);
