import { addDays, toIsoDate } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  beginProposal,
  createFinishedProposal,
  createProposalWithEquipment,
  createReadyProposal,
  repeatForTwelveMonths,
  sampleConsumption,
  sampleEquipment,
} from '../../../test/proposals';

describeApi('the steps of a proposal', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  const begin = (changes = {}) => beginProposal(api, api.people.owner, boards.customerId, changes);

  test('[proposals-018] [proposals-023] a proposal begins with its consumption, valid for 15 days', async () => {
    const proposal = await begin();
    expect(proposal).toMatchObject({
      step: 1,
      version: 1,
      finished: false,
      count: null,
      validityDate: addDays(toIsoDate(Date.now()), 15),
      tariffModality: 'B',
      totalMonthlyConsumption: 500,
      estimateSystemData: { averageMontlhyConsumption: 500, averageYearlyConsumption: 6_000, losses: 22 },
      proposalCustomizationData: { theme: { primaryColor: '#1F6F54' } },
      customerData: { _id: boards.customerId, name: 'Maria da Conceição' },
    });
    expect(proposal.frontId).toMatch(/^[A-Za-z0-9]{22}$/);
  });

  test('what is wrong with the consumption is listed, and nothing is written', async () => {
    const before = await api.query('select count(*) from proposals');
    const [house] = sampleConsumption.energyBillData;
    const refusal = await api.refused('POST /proposals/step-1/:cid/:userId', {
      as: api.people.owner,
      params: { cid: boards.customerId, userId: api.people.owner.userId },
      body: {
        ...sampleConsumption,
        energyBillData: [
          {
            ucName: 'Casa',
            ucType: 'Residencial',
            monthlyConsumption: repeatForTwelveMonths(500),
            share: 60,
          },
          {
            ...house,
            ucName: 'Loja',
            ucType: 'Comercial',
            monthlyConsumption: repeatForTwelveMonths(80),
            share: 50,
          },
        ],
      },
    });
    expect(refusal.status).toBe(400);
    expect(refusal.title).toBe('O QUE HÁ DE ERRADO?');
    expect(refusal.fields).toEqual([
      { path: 'energyBillData.0.kwhPrice', message: 'Informe o preço do kWh, maior que zero.' },
      { path: 'energyBillData', message: 'O rateio das unidades deve somar 100%.' },
    ]);
    expect(await api.query('select count(*) from proposals')).toEqual(before);
  });

  test('[proposals-025] [proposals-020] the equipment makes the system: inverters under 100 are in kW, monitoring is Wi-Fi', async () => {
    const { _id, version } = await begin();
    const { proposal } = await api.call('POST /proposals/step-2/:pid', {
      as: api.people.owner,
      params: { pid: _id },
      body: { ...sampleEquipment, version },
    });
    expect(proposal).toMatchObject({
      step: 2,
      version: 2,
      realSystemData: { power: 5.5, minArea: 25.84, distance: 32, supplier: 'Distribuidora' },
      inverterData: [{ iPower: 5_000, iMonitoring: 'Wi-Fi', type: 'string inverter' }],
    });
    const { proposals } = await api.call('GET /proposals/customer/:cid/:multiplier', {
      as: api.people.owner,
      params: { cid: boards.customerId, multiplier: 1 },
    });
    expect(proposals[0]).toMatchObject({ _id, power: 5.5, step: 2 });
  });

  test('the equipment is kept among the kits of the account where that is asked for, once', async () => {
    const { owner } = api.people;
    const kitsNow = async () =>
      Number((await api.query<{ count: string }>('select count(*) from kits'))[0]?.count);
    const before = await kitsNow();
    const { _id, version } = await begin();
    const save = (kitData: object, from: number) => ({
      as: owner,
      params: { pid: _id },
      body: {
        ...sampleEquipment,
        kitData: { ...sampleEquipment.kitData, saveKit: true, ...kitData },
        version: from,
      },
    });
    const KEY = 'POST /proposals/step-2/:pid';
    const refusal = await api.refused(KEY, save({ kitSupplier: '' }, version));
    expect(refusal.fields?.[0]?.path).toBe('kitData.kitSupplier');
    const { proposal } = await api.call(KEY, save({}, version));
    expect(proposal.kitData?.saveKit).toBe(false);
    expect(await kitsNow()).toBe(before + 1);
  });

  test('[proposals-035] Verde and Azul belong to group A; group B keeps none', async () => {
    const [house] = sampleConsumption.energyBillData;
    const units = house && [
      { ...house, classification: 'Azul' as const, monthlyConsumptionPeak: repeatForTwelveMonths(9) },
    ];
    const proposal = await begin({ energyBillData: units });
    expect(proposal.energyBillData).toMatchObject([{ classification: null, monthlyConsumptionPeak: [] }]);
    const inGroupA = await begin({
      tariffModality: 'A',
      energyBillData: units?.map((unit) => ({ ...unit, kwhPricePeak: 2, demand: 90 })),
    });
    expect(inGroupA.energyBillData).toMatchObject([{ classification: 'Azul' }]);
  });

  test('[proposals-036] a unit of group A billed for consumption alone is stored without peak and classification', async () => {
    const [house] = sampleConsumption.energyBillData;
    const unit = house && {
      ...house,
      classification: 'Verde' as const,
      monthlyConsumptionPeak: repeatForTwelveMonths(9),
      kwhPricePeak: 2,
      demand: 90,
      demandTariff: 30,
    };
    const inGroupA = (billingKind: 'Consumo' | 'Demanda') =>
      begin({ tariffModality: 'A', energyBillData: unit && [{ ...unit, billingKind }] });
    expect((await inGroupA('Demanda')).energyBillData).toMatchObject([
      { billingKind: 'Demanda', classification: 'Verde' },
    ]);
    const opted = await inGroupA('Consumo');
    expect(opted).toMatchObject({
      tariffModality: 'A',
      energyBillData: [{ billingKind: 'Consumo', classification: null, monthlyConsumptionPeak: [] }],
    });
    const { proposal } = await api.call('GET /proposals/single/:pid', {
      as: api.people.owner,
      params: { pid: opted._id },
    });
    expect(proposal.energyBillData?.[0]?.billingKind).toBe('Consumo');
  });

  test('[proposals-030] the generation is calculated by the server, and read month by month and year by year', async () => {
    const { owner } = api.people;
    const { _id } = await createReadyProposal(api, owner, boards.customerId);
    const params = { pid: _id };
    const { generation } = await api.call('GET /generations/single/:pid', { as: owner, params });
    expect(generation?.monthlyGeneration).toHaveLength(12);
    // 5.5 kWp in São Paulo: 4.67 kWh/m² a day on the tilted plane, 22 % of losses.
    expect(generation?.yearlyGeneration).toBeCloseTo(5.5 * 0.78 * 365 * 4.67, -2);
    expect(generation?.monthlyConsumption).toEqual(repeatForTwelveMonths(500));
    const complete = { ...params, complete: 'true' as const };
    const study = await api.call('GET /generations/single/:pid/:complete', { as: owner, params: complete });
    const { years = [] } = study.generation ?? {};
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    // The same first year as month by month, then less of it every year.
    expect(study.generation).toMatchObject({ ...generation });
    expect(years[0]?.generation).toBeCloseTo(generation?.yearlyGeneration ?? 0, 6);
    for (const [index, { generation: kwh }] of years.entries())
      if (index > 0) expect(kwh).toBeLessThan(years[index - 1]?.generation ?? 0);
    expect(generation?.monthlyGeneration.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(
      generation?.yearlyGeneration ?? 0,
      6,
    );
    const early = await begin();
    expect(await api.call('GET /generations/single/:pid', { as: owner, params: { pid: early._id } })).toEqual(
      { generation: null },
    );
  });

  test('[pricing-015] [pricing-013] the price is calculated by the server; by hand only with the right', async () => {
    const { owner, supervisor } = api.people;
    const { _id, version, revenueData } = await createReadyProposal(api, owner, boards.customerId);
    // No tiers: 50 % on the kit of R$ 9.800 (pricing-003).
    expect(revenueData).toMatchObject({ finalPrice: 14_700, profit: 4_900, pvKitOriginalCost: 9_800 });
    expect(revenueData?.finantialViability?.payback).toBeGreaterThan(1);
    for (const figure of ['roi', 'tir', 'lcoe'] as const)
      expect(revenueData?.finantialViability?.[figure]).toBeGreaterThan(0);

    const byHand = (as: typeof owner, discount = 0) => ({
      as,
      params: { pid: _id },
      body: {
        method: 'MANUAL' as const,
        marginEquip: 20,
        margin: 10,
        serviceCosts: [
          { name: 'Projeto', value: 1_000 },
          { name: 'Nada', value: 0 },
        ],
        discount,
        version,
      },
    });
    const KEY = 'POST /proposals/step-4/:pid';
    expect((await api.refused(KEY, byHand(supervisor))).status).toBe(403);
    expect((await api.refused(KEY, byHand(owner, 99_999))).status).toBe(400);
    const fixed = (frontPrice: number) => ({
      as: supervisor,
      params: { pid: _id },
      body: { method: 'FRONT_PRICE' as const, frontPrice, version },
    });
    expect((await api.refused(KEY, fixed(9_000))).status).toBe(403);
    for (const more of [{ discount: 100 }, { inflation: 40 }]) {
      const body = { ...fixed(9_800).body, ...more };
      expect((await api.refused(KEY, { ...fixed(9_800), body })).status).toBe(403);
    }
    const { proposal } = await api.call(KEY, byHand(owner));
    expect(proposal.revenueData).toMatchObject({ finalPrice: 12_860, margin: 10, inflation: 10 });
    expect(proposal.revenueData?.serviceCosts?.map(({ name }) => name)).toEqual(['Projeto']);
  });

  test('a price by hand takes percentages and a cost of its own; what was typed and its lines are kept', async () => {
    const { owner, vendor } = api.people;
    const { _id, version } = await createReadyProposal(api, owner, boards.customerId);
    const save = (percent: number) => ({
      as: owner,
      params: { pid: _id },
      body: {
        method: 'MANUAL' as const,
        kitCost: 10_000,
        marginEquip: 10,
        percentageComponents: [{ name: 'Comissão', type: 'COMMISSION' as const, value: percent }],
        version,
      },
    });
    const { proposal } = await api.call('POST /proposals/step-4/:pid', save(5));
    // GROSS_MARGIN: 10.000 × (1 + 10% + 5%), of which the commission is 5 % of the cost.
    expect(proposal.revenueData).toMatchObject({
      finalPrice: 11_500,
      profit: 1_000,
      percentageComponents: [{ name: 'Comissão', value: 500, ogValue: 5, isCommission: true }],
    });
    expect(proposal.pricingTerms).toMatchObject({ kitCost: 10_000 });
    expect(proposal.pricingFacts).toEqual({ preVendor: null, roofHeight: 0 });
    const seen = await api.call('GET /proposals/public/:frontId', {
      as: vendor,
      params: { frontId: (await createFinishedProposal(api, owner, boards.customerId)).frontId },
    });
    expect(JSON.stringify(seen)).not.toMatch(/profit|margin|pricingFacts|kitPrice/i);
  });

  test('a price of a kit that was just chosen calculates what the kit generates', async () => {
    const { owner } = api.people;
    const { _id, version } = await createProposalWithEquipment(api, owner, boards.customerId);
    const { proposal } = await api.call('POST /proposals/step-4/:pid', {
      as: owner,
      params: { pid: _id },
      body: { method: 'AUTO', version },
    });
    expect(proposal.step).toBe(4);
    expect(proposal.generation?.yearlyGeneration).toBeGreaterThan(5_000);
    expect(proposal.generationTerms).toBeUndefined();
  });

  test('confirming the generation that the price was made with keeps the price; another one asks for it again', async () => {
    const { owner } = api.people;
    const { _id, version } = await createProposalWithEquipment(api, owner, boards.customerId);
    const params = { pid: _id };
    const priced = await api.call('POST /proposals/step-4/:pid', {
      as: owner,
      params,
      body: { method: 'AUTO', version },
    });
    const saveGeneration = (tilt: number | null, of: number) =>
      api.call('POST /proposals/step-3/:pid', { as: owner, params, body: { tilt, version: of } });
    const confirmed = await saveGeneration(null, priced.proposal.version);
    expect(confirmed.proposal).toMatchObject({
      step: 4,
      generation: priced.proposal.generation,
      generationTerms: { irradiation: null, tilt: null },
    });
    const tilted = await saveGeneration(60, confirmed.proposal.version);
    expect(tilted.proposal).toMatchObject({ step: 3, generationTerms: { tilt: 60 } });
  });

  test('two people on one proposal do not overwrite each other unseen', async () => {
    const { owner, supervisor } = api.people;
    const { _id, frontId, version } = await begin();
    const save = (losses: number) => ({
      params: { pid: frontId },
      body: { ...sampleConsumption, losses, version },
    });
    await api.call('PUT /proposals/step-1/:pid', { as: supervisor, ...save(20) });
    const refusal = await api.refused('PUT /proposals/step-1/:pid', { as: owner, ...save(18) });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toMatch(/^Esta proposta foi alterada por supervisora às \d\d:\d\d/);
    expect(refusal.fields?.[0]?.path).toBe('version');
    const { proposal } = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid: _id } });
    expect(proposal.estimateSystemData?.losses).toBe(20);
    expect(proposal.lastUpdate.userName).toBe('supervisora');
  });

  test('going back asks for the later steps again and loses nothing; saving what is there changes nothing', async () => {
    const { owner } = api.people;
    const ready = await createReadyProposal(api, owner, boards.customerId);
    const save = (losses: number, version: number) =>
      api.call('PUT /proposals/step-1/:pid', {
        as: owner,
        params: { pid: ready._id },
        body: { ...sampleConsumption, losses, version },
      });
    expect((await save(22, ready.version)).proposal).toMatchObject({ step: 4, version: ready.version });
    const { proposal } = await save(19, ready.version);
    expect(proposal).toMatchObject({
      step: 1,
      pvModuleData: [{ power: 550 }],
      revenueData: ready.revenueData,
    });
    const refusal = await api.refused('POST /proposals/step-6/:pid', {
      as: owner,
      params: { pid: ready._id },
      body: { version: proposal.version },
    });
    expect(refusal.title).toBe('O QUE HÁ DE ERRADO?');
    expect(refusal.fields?.map(({ path }) => path)).toEqual(['step-2', 'step-3', 'step-4']);
  });

  test('[proposals-001] [proposals-033] a proposal that lacks nothing is finished, and gets its number once', async () => {
    const { owner } = api.people;
    const finished = await createFinishedProposal(api, owner, boards.customerId);
    expect(finished).toMatchObject({ finished: true, step: 6 });
    const second = await createFinishedProposal(api, owner, boards.customerId);
    expect(second.count).toBe((finished.count ?? 0) + 1);
    const again = await api.call('POST /proposals/step-6/:pid', {
      as: owner,
      params: { pid: finished._id },
      body: { version: finished.version },
    });
    expect(again.proposal.count).toBe(finished.count);

    const early = await begin();
    const refusal = await api.refused('POST /proposals/step-6/:pid', {
      as: owner,
      params: { pid: early._id },
      body: { version: early.version },
    });
    expect(refusal.message).toContain('Escolha o kit ou informe os equipamentos.');
  });

  testAtHoursOfTheDay('the look of the document, and a validity that is not over', async ({ today }) => {
    const { owner } = api.people;
    const { _id, version } = await begin();
    const style = (validityDate: string) => ({
      as: owner,
      params: { pid: _id },
      body: { validityDate, theme: { primaryColor: '#123456', logoUrl: '', cover: '' }, version },
    });
    expect(
      (await api.refused('POST /proposals/step-5/:pid', style(addDays(today, -1)))).fields?.[0]?.path,
    ).toBe('validityDate');
    const { proposal } = await api.call('POST /proposals/step-5/:pid', style(today));
    expect(proposal).toMatchObject({
      step: 1,
      validityDate: today,
      proposalCustomizationData: { theme: { primaryColor: '#123456' }, validityDate: today },
    });
  });

  test('[proposals-028] a financing line counts when installments and value are both above 0', async () => {
    const { owner } = api.people;
    const { _id, version } = await createReadyProposal(api, owner, boards.customerId);
    const line = (installments: number, value: number) => ({ installments, value });
    const { proposal } = await api.call('POST /proposals/step-7/:pid', {
      as: owner,
      params: { pid: _id },
      body: {
        financing: [{ bank: 'Banco Sol', options: [line(60, 450), line(0, 450), line(72, 0)] }],
        version,
      },
    });
    expect(proposal.revenueData?.financing?.[0]?.options).toEqual([
      { installments: 60, value: 450, insuranceValue: 0 },
    ]);
    const early = await begin();
    const refusal = await api.refused('POST /proposals/step-7/:pid', {
      as: owner,
      params: { pid: early._id },
      body: { financing: [], version: early.version },
    });
    expect(refusal.status).toBe(409);
  });

  test('a white label without financing is refused the step, as its screen closes it', async () => {
    const { owner } = api.people;
    const { _id, version } = await createReadyProposal(api, owner, boards.customerId);
    const label = (whitelabel: string | null) =>
      api.query('update accounts set whitelabel = $2 where id = $1', [owner.accountId, whitelabel]);
    await label('SERRANA');
    const refusal = await api.refused('POST /proposals/step-7/:pid', {
      as: owner,
      params: { pid: _id },
      body: { financing: [], version },
    });
    await label(null);
    expect(refusal).toMatchObject({
      status: 403,
      message: 'Sua conta não oferece financiamento nas propostas.',
    });
  });
});
