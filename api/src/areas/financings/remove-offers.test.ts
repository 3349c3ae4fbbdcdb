import { createFinancingTestClient, type TestFinancing } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const bank = createTestBank('em-vao');

describeApi(
  'offers of a financing that came to nothing',
  (api) => {
    const financings = createFinancingTestClient(api, bank);

    /** Two offers of the bank on the proposal, and one that was typed by hand. */
    async function offered(): Promise<TestFinancing> {
      const { owner } = api.people;
      const begun = await financings.begun(owner);
      const { fid, pid, reference } = begun;
      const offers = [24, 36].map((installments) => buildTestOffer({ installments }));
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', offers });
      const { proposals } = await financings.read(owner, fid);
      await api.call('POST /financings/single/proposal/:fid', {
        as: owner,
        params: { fid },
        body: { props: proposals.map(({ _id }) => _id) },
      });
      const byHand = { bank: 'Banco do Bairro', fee: 0.0149, options: [{ installments: 60, value: 500 }] };
      await api.query(
        `update proposals set data = jsonb_set(data, '{revenueData,financing}', data#>'{revenueData,financing}' || $2::jsonb)
         where id = $1`,
        [pid, JSON.stringify([{ ...byHand, gracePeriod: 0, entry: 0, insurance: false, finOptId: null }])],
      );
      expect(await banks(pid)).toEqual(['Banco de Teste', 'Banco de Teste', 'Banco do Bairro']);
      return begun;
    }
    async function banks(pid: string): Promise<string[]> {
      const rows = await api.query<{ bank: string }>(
        `select jsonb_path_query(data, '$.revenueData.financing[*].bank')#>>'{}' as bank from proposals where id = $1`,
        [pid],
      );
      return rows.map((row) => row.bank).sort();
    }
    const cancel = (fid: string) =>
      api.call('PUT /financings/single/cancel/:fid', {
        as: api.people.owner,
        params: { fid },
        body: { reason: 'O cliente desistiu.' },
      });

    test.each(['REPROVADO_MOTOR', 'PROPOSTA_RECUSADA', 'VENCIDO'])(
      'they leave the proposal with %s; what was typed by hand stays',
      async (status) => {
        const { fid, pid, reference } = await offered();
        await financings.tell(reference, { status });
        expect(await banks(pid)).toEqual(['Banco do Bairro']);
        const financing = await financings.read(api.people.owner, fid);
        expect(financing.proposals.filter(({ addedToProp }) => addedToProp)).toEqual([]);
      },
    );

    test('and when the request is withdrawn, which its history tells once', async () => {
      const { fid, pid } = await offered();
      await cancel(fid);
      await cancel(fid);
      expect(await banks(pid)).toEqual(['Banco do Bairro']);
      expect(
        await api.query(
          "select content from financing_events where financing_id = $1 and title like 'Ofertas%'",
          [fid],
        ),
      ).toEqual([{ content: 'As 2 ofertas deste pedido saíram da proposta. As digitadas à mão ficam.' }]);
    });

    test('those of another request for the same proposal stay', async () => {
      const { owner } = api.people;
      const { cid, pid } = await offered();
      const other = await financings.analyse(owner, { cid, pid }, { projectValue: 19_000 });
      await financings.work();
      await cancel(other._id);
      expect(await banks(pid)).toHaveLength(3);
    });

    test('a proposal that was agreed to stays as the customer saw it', async () => {
      const { fid, pid } = await offered();
      await api.query(
        "insert into agreed_proposals (account_id, proposal_id, reason) select account_id, id, 'WON' from proposals where id = $1",
        [pid],
      );
      await cancel(fid);
      expect(await banks(pid)).toHaveLength(3);
    });

    test('what the customer finds at the address of the proposal is told', async () => {
      const { fid, pid } = await offered();
      const pageStatus = async () => (await financings.read(api.people.owner, fid)).proposal.pageStatus;
      const set = (change: string) => api.query(`update proposals set ${change} where id = $1`, [pid]);
      expect(await pageStatus()).toBe('OPEN');
      await set("validity_date = (now() - interval '3 hours')::date");
      expect(await pageStatus()).toBe('OPEN');
      await set("validity_date = (now() - interval '3 hours')::date - 1");
      expect(await pageStatus()).toBe('EXPIRED');
      await set('step = step - 1');
      expect(await pageStatus()).toBe('CHANGING');
      await api.query(
        "insert into agreed_proposals (account_id, proposal_id, reason) select account_id, id, 'WON' from proposals where id = $1",
        [pid],
      );
      expect(await pageStatus()).toBe('OPEN');
    });

    test('options for a proposal that was agreed to are told as set apart, and its page stays', async () => {
      const { owner } = api.people;
      const { fid, pid } = await offered();
      const before = await financings.read(owner, fid);
      expect(before.proposal.isAgreed).toBe(false);
      await api.query(
        "insert into agreed_proposals (account_id, proposal_id, reason) select account_id, id, 'ACCEPTED' from proposals where id = $1",
        [pid],
      );
      const [first] = before.proposals;
      const { financing } = await api.call('POST /financings/single/proposal/:fid', {
        as: owner,
        params: { fid },
        body: { props: first ? [first._id] : [] },
      });
      expect(financing.proposal.isAgreed).toBe(true);
      expect(financing.proposals.filter(({ addedToProp }) => addedToProp)).toHaveLength(1);
      expect(await banks(pid)).toHaveLength(3);
      expect(
        await api.query(
          "select content from financing_events where financing_id = $1 and title = 'Opções separadas para contratar'",
          [fid],
        ),
      ).toEqual([{ content: expect.stringMatching(/já foi fechada e continua como estava\.$/) }]);
    });
  },
  {},
  { banks: createBanks(bank) },
);
