import { addDays } from '@girassol/shared-domain';
import { getInstantsAroundPeriod, testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createFinancingTestClient, sampleCreditRequest } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const bank = createTestBank('quem-ve');

describeApi(
  'who sees financings, and what is kept before they are asked for',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    const seen = async (as: { token: string; userId: string }) =>
      (
        await api.call('GET /financings/paginated/:multiplier/:order/:preApprovedOnly', {
          as,
          params: { multiplier: 1, order: 'REGISTRY', preApprovedOnly: 'false' },
        })
      ).financings.map(({ _id }) => _id);

    test('[financing-101, financing-110] who asked, who leads them, and managers; nobody of another account', async () => {
      const { owner, vendor, supervisor, newcomer, neighbour } = api.people;
      await api.query(`update users set permissions = permissions || '{"pricingEdit": true}' where id = $1`, [
        vendor.userId,
      ]);
      const own = await financings.begun(vendor, {}, 'Do Vendedor');
      const theirs = await financings.begun(owner, {}, 'Do Dono');
      expect(await seen(vendor)).toEqual([own.fid]);
      expect(await seen(supervisor)).toEqual([theirs.fid, own.fid]);
      expect(await seen(newcomer)).toEqual([]);
      expect(await seen(neighbour)).toEqual([]);
      const params = { fid: theirs.fid };
      expect(await api.refused('GET /financings/single/:fid', { as: vendor, params })).toMatchObject({
        status: 404,
      });
      expect(await api.refused('GET /financings/single/:fid', { as: neighbour, params })).toMatchObject({
        status: 404,
      });
      const scoped = await api.call(
        'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId',
        {
          as: owner,
          params: {
            multiplier: 1,
            order: 'LAST_UPDATED',
            preApprovedOnly: 'false',
            scope: 'USER',
            fetchId: vendor.userId,
          },
        },
      );
      expect(scoped.financings.map(({ _id }) => _id)).toEqual([own.fid]);
      const ofCustomer = await api.call('GET /financings/customer/:customerId/:multiplier', {
        as: owner,
        params: { customerId: own.cid, multiplier: 1 },
      });
      const ofProposal = await api.call('GET /financings/proposal/:proposalId/:multiplier', {
        as: owner,
        params: { proposalId: own.pid, multiplier: 1 },
      });
      expect([ofCustomer, ofProposal].map(({ financings: [first] }) => first?._id)).toEqual([
        own.fid,
        own.fid,
      ]);
    });

    test('income and birth date are for who asked and for managers, and stand in nothing else', async () => {
      const { owner, vendor, colleague } = api.people;
      const { fid, cid } = await financings.begun(owner, { monthlyBilling: 7_654.32 }, 'Reservada');
      const request = { params: { fid } };
      expect(
        (await api.call('GET /financings/single/request/:fid', { as: owner, ...request })).request,
      ).toMatchObject({
        monthlyBilling: 7_654.32,
        customerBirthDate: '1985-04-12',
      });
      // The customer is handed to a vendor, who sees the financing and not what is personal in it.
      await api.query('update customers set owner_id = $1 where id = $2', [colleague.userId, cid]);
      const answer = await api.call('GET /financings/single/:fid', { as: colleague, ...request });
      expect(answer.financing.may.seePersonal).toBe(false);
      expect(JSON.stringify(answer)).not.toMatch(/7654|1985-04-12|52998224725/);
      expect(
        await api.refused('GET /financings/single/request/:fid', { as: colleague, ...request }),
      ).toMatchObject({ status: 403 });
      expect(
        await api.refused('PUT /financings/single/cancel/:fid', {
          as: colleague,
          ...request,
          body: { reason: 'Não quero.' },
        }),
      ).toMatchObject({ status: 403 });
      // Their leader sees what they see.
      expect((await api.call('GET /financings/single/:fid', { as: vendor, ...request })).financing._id).toBe(
        fid,
      );
      const traces = await api.query(
        `select 1 from (select payload::text as t from jobs union all select content from histories
           union all select content from financing_events union all select content from notifications) x
         where t like '%7654%' or t like '%1985-04-12%' or t like '%52998224725%'`,
      );
      expect(traces).toEqual([]);
    });

    test('[financing-103] the white label without financing has none, nor has who may only calculate', async () => {
      const { calculator } = api.people;
      const be = (whitelabel: string | null, isOnly: boolean) =>
        api.query('update accounts set whitelabel = $2, calculator_only = $3 where id = $1', [
          calculator.accountId,
          whitelabel,
          isOnly,
        ]);
      const ask = { as: calculator, params: { multiplier: 1 }, body: {} };
      for (const [whitelabel, isOnly] of [
        ['SERRANA', false],
        [null, true],
      ] as const) {
        await be(whitelabel, isOnly);
        expect(await api.refused('POST /financings/filtered/:multiplier', ask)).toMatchObject({
          status: 403,
        });
      }
      await be(null, false);
      expect((await api.call('POST /financings/filtered/:multiplier', ask)).financings).toEqual([]);
    });

    test('[financing-093] found by customer, number of the proposal and own number, and by its day', async () => {
      const { owner } = api.people;
      const { fid } = await financings.begun(owner, {}, 'Ângela Peçanha');
      const { number, proposal } = await financings.read(owner, fid);
      const ids = async (body: Parameters<typeof financings.list>[1]) =>
        (await financings.list(owner, body)).financings.map(({ _id }) => _id);
      expect(await ids({ searchValue: 'angela pec' })).toEqual([fid]);
      expect(await ids({ searchValue: String(number) })).toContain(fid);
      expect(await ids({ searchValue: `#${proposal.count}` })).toContain(fid);
      expect(await ids({ timePeriod: { from: '2020-01-01', to: '2020-12-31' } })).toEqual([]);
      expect(await ids({ timePeriod: { from: '2020-01-01', to: null }, show: 'OPEN' })).toContain(fid);
    });

    test('a period of the list has its days in São Paulo, and so has its total', async () => {
      const { neighbour } = api.people;
      const { fid } = await financings.begun(neighbour, {}, 'Com Período');
      const timePeriod = { from: '2025-12-01', to: '2025-12-31' };
      for (const { now, isInside } of getInstantsAroundPeriod(timePeriod.from, timePeriod.to)) {
        await api.query('update financings set registered_at = $2 where id = $1', [fid, new Date(now)]);
        const { financings: found, total } = await financings.list(neighbour, { timePeriod });
        expect([new Date(now), found.length, total]).toEqual([
          new Date(now),
          Number(isInside),
          Number(isInside),
        ]);
      }
    });

    test('a draft is the own one, and of two browsers the second is told', async () => {
      const { owner, supervisor } = api.people;
      const cid = await financings.addCustomer(owner, 'Rascunho de Souza');
      const pid = (await createFinishedProposal(api, owner, cid))._id;
      const save = (as: typeof owner, version: number, name: string) => ({
        as,
        params: { pid },
        body: { version, form: { customerName: name } },
      });
      expect((await api.call('PUT /financings/drafts/:pid', save(owner, 0, 'Ana'))).version).toBe(1);
      expect(await api.refused('PUT /financings/drafts/:pid', save(owner, 0, 'Bia'))).toMatchObject({
        status: 409,
      });
      expect((await api.call('PUT /financings/drafts/:pid', save(owner, 1, 'Ana Maria'))).version).toBe(2);
      const read = (as: typeof owner) => api.call('GET /financings/drafts/:pid', { as, params: { pid } });
      expect((await read(owner)).draft).toMatchObject({ version: 2, form: { customerName: 'Ana Maria' } });
      expect(await read(supervisor)).toMatchObject({
        draft: null,
        known: { customerName: 'Rascunho de Souza' },
      });
      await financings.analyse(owner, { cid, pid });
      expect((await read(owner)).draft).toBeNull();
      expect(await api.refused('PUT /financings/drafts/:pid', save(owner, 2, 'Tarde'))).toMatchObject({
        status: 409,
      });
      await api.call('DELETE /financings/drafts/:pid', { as: owner, params: { pid } });
    });

    test('quotes are worked out as offers are, and written nowhere', async () => {
      const { owner } = api.people;
      const cid = await financings.addCustomer(owner, 'Cotação');
      const pid = (await createFinishedProposal(api, owner, cid))._id;
      const terms = {
        entry: 0,
        installments: [36, 60],
        gracePeriod: 3,
        insurance: true,
        system: 'SAC' as const,
        isCNPJ: false,
      };
      const { offers, provider } = await api.call('POST /financings/quotes/:pid', {
        as: owner,
        params: { pid },
        body: terms,
      });
      expect(provider).toEqual({
        name: 'quem-ve',
        label: 'Banco de Teste',
        isDemonstration: false,
        takesSimples: true,
      });
      expect(offers.map(({ installments }) => installments)).toEqual([36, 60]);
      expect(offers[0]?.lastInstallmentValue).toBeLessThan(offers[0]?.installmentValue ?? 0);
      expect(offers[0]?.insuranceValue).toBe(12.5);
      bank.mood = 'down';
      const down = await api.refused('POST /financings/quotes/:pid', {
        as: owner,
        params: { pid },
        body: terms,
      });
      bank.mood = 'well';
      expect(down).toMatchObject({ status: 503, message: expect.stringContaining('não respondeu') });
    });

    testAtHoursOfTheDay(
      'an instalment that the rate does not give is marked, and an option that ended is not taken',
      async ({ today }) => {
        const { owner } = api.people;
        const { fid, reference } = await financings.begun(owner, {}, 'Vencida');
        await financings.tell(reference, {
          offers: [
            buildTestOffer({ installments: 24, statedInstallment: 2_000 }),
            buildTestOffer({ installments: 36, validUntil: addDays(today, -1) }),
            buildTestOffer({ installments: 48, refused: true }),
            buildTestOffer({ installments: 60, validUntil: today }),
          ],
        });
        const { proposals } = await financings.read(owner, fid);
        const option = (installments: number) => proposals.find((one) => one.installments === installments);
        expect(option(24)).toMatchObject({ rateDisagrees: true, installmentValue: 2_000 });
        for (const installments of [36, 48]) {
          const params = { fid, pid: option(installments)?._id ?? '' };
          const refusal = await api.refused('PUT /financings/single/proposal/chosen/:fid/:pid', {
            as: owner,
            params,
          });
          expect(refusal.status).toBe(409);
        }
        const { payments, option: shown } = await api.call('GET /financings/single/schedule/:fid/:optionId', {
          as: owner,
          params: { fid, optionId: option(36)?._id ?? '' },
        });
        expect(payments).toHaveLength(36);
        expect(payments[0]?.dueDate).toBe(shown.firstDueDate);
        // Of its last day it may still be chosen.
        await financings.choose(owner, fid, option(60)?._id ?? '');
      },
    );

    test('[financing-077, financing-029, financing-076] an account that is not registered asks for it first, and once', async () => {
      const { neighbour } = api.people;
      bank.canFinance = false;
      const cid = await financings.addCustomer(neighbour, 'Sem Cadastro');
      const pid = (await createFinishedProposal(api, neighbour, cid))._id;
      const ask = { as: neighbour, params: { cid, pid }, body: sampleCreditRequest };
      expect(await api.refused('POST /financings/btg/credit-analysis/:cid/:pid', ask)).toMatchObject({
        status: 409,
        message: expect.stringContaining('não está cadastrada'),
      });
      const body = {
        cnpj: '12.ABC.345/01DE-35',
        corporateName: 'Sol Ltda',
        name: 'Ana',
        email: 'ana@sol.test',
        phone: '(47) 99999-8888',
      };
      expect(
        await api.refused('POST /registrations/new', {
          as: neighbour,
          body: { ...body, cnpj: '12.ABC.345/01DE-36' },
        }),
      ).toMatchObject({ status: 400 });
      const { registration } = await api.call('POST /registrations/new', { as: neighbour, body });
      expect(registration).toMatchObject({
        cnpj: '12ABC34501DE35',
        phone: '47999998888',
        status: 'Solicitação Gerada',
      });
      expect(await api.refused('POST /registrations/new', { as: neighbour, body })).toMatchObject({
        status: 409,
      });
      await financings.work();
      const read = () => api.call('GET /registrations/single', { as: neighbour });
      expect(await read()).toMatchObject({
        canFinance: false,
        registration: { status: 'Cadastro em Análise' },
      });
      await financings.send({
        reference: neighbour.accountId,
        eventId: financings.nextEventId(),
        snapshot: null,
        registration: { seq: 2, status: 'Cadastro Reprovado' },
      });
      await financings.work();
      expect((await read()).registration?.status).toBe('Cadastro Reprovado');
      expect(await api.refused('POST /registrations/new', { as: neighbour, body })).toMatchObject({
        status: 409,
        message: expect.stringContaining('60 dias'),
      });
      await api.query(
        "update credit_registrations set submitted_at = now() - interval '61 days' where account_id = $1",
        [neighbour.accountId],
      );
      expect(
        (await api.call('POST /registrations/new', { as: neighbour, body: { ...body, name: 'Bia' } }))
          .registration.name,
      ).toBe('Bia');
      bank.canFinance = true;
      expect((await api.call('GET /financings/btg/integrator-check', { as: neighbour })).check).toBe(true);
    });

    test('[financing-094] partners are of companies', async () => {
      const { owner } = api.people;
      const { customer } = await api.call('POST /customers/new/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: { name: 'Padaria', document: '11222333000181' },
      });
      const set = (cid: string) => ({ as: owner, params: { cid }, body: { associates: 3 } });
      expect(
        (await api.call('PUT /customers/single/associates/:cid', set(customer._id))).customer.associates,
      ).toBe(3);
      const person = await financings.addCustomer(owner, 'Pessoa');
      expect(await api.refused('PUT /customers/single/associates/:cid', set(person))).toMatchObject({
        status: 409,
      });
    });

    test('a proposal with a deal is not deleted; its simulations go with it', async () => {
      const { owner } = api.people;
      const deal = await financings.begun(owner, {}, 'Com Contratação');
      expect(
        await api.refused('DELETE /proposals/single/:proposalId', {
          as: owner,
          params: { proposalId: deal.pid },
        }),
      ).toMatchObject({ status: 409, message: expect.stringContaining('em contratação') });
      const simulation = await financings.begun(owner, { stage: 'SIMULATION' }, 'Com Simulação');
      await api.call('DELETE /proposals/single/:proposalId', {
        as: owner,
        params: { proposalId: simulation.pid },
      });
      expect(await api.query('select 1 from financings where id = $1', [simulation.fid])).toEqual([]);
    });

    test('merged customers bring their financings along', async () => {
      const { owner } = api.people;
      const { fid, cid: remove } = await financings.begun(owner, {}, 'Gêmea');
      const keep = await financings.addCustomer(owner, 'Gêmeo');
      await api.call('POST /customers/merge', { as: owner, body: { keep, remove, fields: [] } });
      expect((await financings.read(owner, fid)).customer).toMatchObject({ _id: keep, name: 'Gêmeo' });
      expect(
        await api.refused('DELETE /customers/single/:userId/:cid', {
          as: owner,
          params: { userId: owner.userId, cid: keep },
        }),
      ).toMatchObject({
        status: 409,
      });
    });
  },
  {},
  { banks: createBanks(bank) },
);
