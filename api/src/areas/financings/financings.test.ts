import { createBuildWithProposals } from '../../../test/final-pages';
import { createFinancingTestClient, sampleCreditRequest } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { grantModule } from '../../../test/modules';
import { createFinishedProposal } from '../../../test/proposals';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const bank = createTestBank();

describeApi(
  'a financing from its request to its contract',
  (api) => {
    const financings = createFinancingTestClient(api, bank);

    test('[financing-098, financing-065, financing-096] it is asked for, offered, added, chosen, and the bank hears of it', async () => {
      const { owner } = api.people;
      const { fid, pid, reference } = await financings.begun(owner, { stage: 'SIMULATION' });
      expect(bank.requests.get(reference)?.request).toMatchObject({
        customerIdentification: '52998224725',
        customerPhone: '47999998888',
        cep: '89010000',
      });
      const offers = [24, 36, 48, 60].map((installments) => buildTestOffer({ installments }));
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', preApproved: true, offers });
      const offered = await financings.read(owner, fid);
      expect(offered.proposals).toHaveLength(4);
      expect(offered).toMatchObject({
        isWaiting: false,
        btg: { preApproved: true, status: 'AGUARDANDO_ACEITE' },
      });
      const [first, second] = offered.proposals;
      if (!first || !second) throw new Error('no offers');
      expect(first.cetYear).toBeGreaterThan(first.feeYearly * 100);
      expect(first.rateDisagrees).toBe(false);

      const chooseFirst = { as: owner, params: { fid, pid: first._id } };
      expect(
        await api.refused('PUT /financings/single/proposal/chosen/:fid/:pid', chooseFirst),
      ).toMatchObject({
        status: 409,
        message: expect.stringContaining('simulação'),
      });
      await api.call('PUT /financings/single/stage/:fid', { as: owner, params: { fid } });
      const { financing: added } = await api.call('POST /financings/single/proposal/:fid', {
        as: owner,
        params: { fid },
        body: { props: [second._id, first._id] },
      });
      expect(added.proposals.filter(({ addedToProp }) => addedToProp)).toHaveLength(2);
      const { proposal } = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid } });
      expect(proposal.revenueData?.financing?.map(({ cost }) => cost?.cetYear)).toEqual(
        expect.arrayContaining([first.cetYear, second.cetYear]),
      );
      // Its public page says what it costs as a whole, of each offer.
      const page = await api.send({ method: 'GET', url: `/proposta/final/${proposal.frontId}` });
      expect(page.body.match(/CET: /g)).toHaveLength(2);
      expect(page.body).toContain(`CET: ${first.cetYear?.toFixed(2).replace('.', ',')}% ao ano`);
      const { financing: chosen } = await financings.choose(owner, fid, first._id);
      expect(chosen.proposals.filter((option) => option.chosen).map(({ _id }) => _id)).toEqual([first._id]);
      await financings.work();
      expect(bank.told.slice(-2).map(({ act }) => act)).toEqual(['beginDeal', 'accept']);
      const { events } = await api.call('GET /financings/single/events/:fid/:multiplier', {
        as: owner,
        params: { fid, multiplier: 1 },
      });
      expect(events.map(({ title }) => title).toReversed()).toEqual([
        'Análise de crédito solicitada',
        'Pedido recebido pelo banco',
        'Aguardando Aceite',
        'Contratação iniciada',
        'Opções adicionadas à proposta',
        'Opção escolhida',
      ]);
    });

    test('a company of the Simples costs as any company at a bank that is not told of it', async () => {
      const { owner } = api.people;
      const asked = { customerIdentification: '11222333000181', customerBirthDate: '2010-01-01' };
      const offered = async (takesSimples: boolean, isSimples: boolean) => {
        bank.takesSimples = takesSimples;
        const { fid, reference, pid } = await financings.begun(owner, { ...asked, isSimples }, 'Padaria');
        await financings.tell(reference, { preApproved: true, offers: [buildTestOffer()] });
        const { provider, proposals } = await financings.read(owner, fid);
        const quotes = await api.call('POST /financings/quotes/:pid', {
          as: owner,
          params: { pid },
          body: {
            entry: 0,
            installments: [60],
            gracePeriod: 3,
            insurance: false,
            system: 'PRICE',
            isCNPJ: true,
            isSimples,
          },
        });
        bank.takesSimples = true;
        return {
          takesSimples: provider.takesSimples,
          isReduced: [proposals[0]?.isReducedIof ?? false, quotes.offers[0]?.isReducedIof ?? false],
          iof: proposals[0]?.iof,
        };
      };
      const company = await offered(true, false);
      const told = await offered(true, true);
      const untold = await offered(false, true);
      expect(told).toMatchObject({ takesSimples: true, isReduced: [true, true] });
      expect(untold).toMatchObject({ takesSimples: false, isReduced: [false, false], iof: company.iof });
      expect(told.iof).toBeLessThan(company.iof ?? 0);
    });

    test('the same data again is the first financing, twice at once as well', async () => {
      const { owner } = api.people;
      const cid = await financings.addCustomer(owner, 'Duas Vezes');
      const pid = (await createFinishedProposal(api, owner, cid))._id;
      const [one, other] = await Promise.all([
        financings.analyse(owner, { cid, pid }),
        financings.analyse(owner, { cid, pid }),
      ]);
      expect(other._id).toBe(one._id);
      expect((await financings.analyse(owner, { cid, pid }))._id).toBe(one._id);
      expect((await financings.analyse(owner, { cid, pid }, { projectValue: 21_000 }))._id).not.toBe(one._id);
    });

    test('of two people who choose, the second reads what the first one chose', async () => {
      const { owner, supervisor } = api.people;
      const { fid, reference } = await financings.begun(owner);
      await financings.tell(reference, {
        status: 'AGUARDANDO_ACEITE',
        offers: [buildTestOffer({ installments: 24 }), buildTestOffer({ installments: 36 })],
      });
      const [first, second] = (await financings.read(owner, fid)).proposals;
      const choose = (as: typeof owner, pid = '') =>
        api
          .call('PUT /financings/single/proposal/chosen/:fid/:pid', { as, params: { fid, pid } })
          .then(() => 200)
          .catch((error: Error) => error.message);
      const answers = await Promise.all([choose(owner, first?._id), choose(supervisor, second?._id)]);
      expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
      expect(answers.find((answer) => answer !== 200)).toMatch(/answered 409.*já escolheu/);
      await financings.work();
      expect(bank.told.filter(({ act }) => act === 'accept').length).toBeGreaterThan(0);
      const { rows } = {
        rows: await api.query('select 1 from financing_options where financing_id = $1 and chosen', [fid]),
      };
      expect(rows).toHaveLength(1);
    });

    test('what is wrong is named, and nothing is asked', async () => {
      const { owner } = api.people;
      const cid = await financings.addCustomer(owner, 'Errado');
      const pid = (await createFinishedProposal(api, owner, cid))._id;
      const refusal = await api.refused('POST /financings/btg/credit-analysis/:cid/:pid', {
        as: owner,
        params: { cid, pid },
        body: {
          ...sampleCreditRequest,
          customerIdentification: '52998224724',
          customerName: 'João @',
          customerBirthDate: '2199-01-01',
        },
      });
      expect(refusal).toMatchObject({ status: 400, title: 'O QUE HÁ DE ERRADO?' });
      expect(refusal.fields?.map(({ path }) => path)).toEqual([
        'customerName',
        'customerIdentification',
        'customerBirthDate',
      ]);
    });

    test('[financing-005] the way of the marketplace is for accounts that have it, and theirs alone', async () => {
      const { owner, neighbour } = api.people;
      await grantModule(api, neighbour, 'Marketplace');
      const other = await financings.addCustomer(neighbour, 'Do Marketplace');
      const theirs = (await createFinishedProposal(api, neighbour, other))._id;
      const cid = await financings.addCustomer(owner, 'Simples');
      const pid = (await createFinishedProposal(api, owner, cid))._id;
      const body = sampleCreditRequest;
      expect(
        await api.refused('POST /financings/marketplace/credit-analysis/:cid/:pid', {
          as: owner,
          params: { cid, pid },
          body,
        }),
      ).toMatchObject({ status: 403 });
      expect(
        await api.refused('POST /financings/btg/credit-analysis/:cid/:pid', {
          as: neighbour,
          params: { cid: other, pid: theirs },
          body,
        }),
      ).toMatchObject({ status: 403 });
      const { financing } = await api.call('POST /financings/marketplace/credit-analysis/:cid/:pid', {
        as: neighbour,
        params: { cid: other, pid: theirs },
        body,
      });
      expect(financing.variant).toBe('MARKETPLACE');
    });
  },
  { BUILD_DIR: createBuildWithProposals() },
  { banks: createBanks(bank) },
);
