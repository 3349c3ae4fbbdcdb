import { generateId } from '@girassol/api-platform/database';
import { DAY_MS } from '@girassol/shared-domain';
import type { RequestBody, StoredPricingComponent } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { beginProposal, createProposalWithEquipment, sampleEquipment } from '../../../test/proposals';

const PRICE = 'POST /proposals/step-4/:pid';
const SINGLE = 'GET /proposals/single/:pid';

type Settings = RequestBody<'PATCH /settings/user/:userId'>;

/** Ten modules of 550 W, a kit of R$ 9,800.00, 32 km away in Campinas. */
describeApi('automatic prices', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const configure = (body: Settings) =>
    api.call('PATCH /settings/user/:userId', {
      as: api.people.owner,
      params: { userId: api.people.owner.userId },
      body,
    });

  /** The price of a new proposal of the owner. */
  async function priced({ kitVoltage = '220 V', added = [] as string[] } = {}) {
    const begun = await beginProposal(api, api.people.owner, boards.customerId);
    const params = { pid: begun._id };
    const kitData = { ...sampleEquipment.kitData, kitVoltage };
    await api.call('POST /proposals/step-2/:pid', {
      as: api.people.owner,
      params,
      body: { ...sampleEquipment, kitData, version: begun.version },
    });
    const { proposal } = await api.call('POST /proposals/step-4/:pid', {
      as: api.people.owner,
      params,
      body: { method: 'AUTO', addedOptionalComponents: added, version: begun.version + 1 },
    });
    return proposal.revenueData;
  }

  const component = (
    name: string,
    type: StoredPricingComponent['type'],
    value: number,
    more: Partial<StoredPricingComponent> = {},
  ) => ({ _id: generateId(), name, type, range: 'KWP' as const, rules: [{ power: 1_000, value }], ...more });

  const detailed = (
    pricingComponents: ReturnType<typeof component>[],
    restrictions: NonNullable<Settings['autoPricingDetailed']>['restrictions'] = [],
  ) =>
    configure({
      autoPricingType: 'DETAILED',
      autoPricingDetailed: { autoPricingCalc: 'MARKUP', pricingComponents, restrictions },
    });

  test('[pricing-001] [pricing-002] [pricing-003] [pricing-004] [pricing-005] tiers of margin, by either calculation', async () => {
    await configure({
      autoPricingType: 'SIMPLE',
      autoPricingCalc: 'GROSS_MARGIN',
      autoPricing: [
        { power: 10, margin: 20 },
        { power: 5, margin: 30 },
      ],
    });
    // 5.5 kWp: the first tier that reaches it is that of 10.
    expect((await priced())?.finalPrice).toBe(11_760);
    await configure({ autoPricingCalc: 'MARKUP' });
    expect((await priced())?.finalPrice).toBe(12_250);
    await configure({ autoPricingCalc: 'GROSS_MARGIN', autoPricing: [{ power: 5, margin: 30 }] });
    expect((await priced())?.finalPrice).toBe(14_700);
  });

  test('[pricing-006] [pricing-007] components make the price, by the tier of their base', async () => {
    await detailed([
      component('Mão de obra', 'PER_MODULE', 0, {
        range: 'MODULES',
        rules: [
          { power: 8, value: 150 },
          { power: 12, value: 120 },
        ],
      }),
      component('Deslocamento', 'PER_KM', 2.5, { range: 'KM' }),
      component('Lucro', 'PERCENTAGE_SERVICE_AND_KIT', 20, { isRevenue: true }),
    ]);
    const revenue = await priced();
    expect(revenue?.serviceCosts?.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['Deslocamento', 80],
      ['Mão de obra', 1_200],
    ]);
    // (9,800 + 1,280) / 0.8
    expect(revenue).toMatchObject({ finalPrice: 13_850, profit: 2_770 });
  });

  test('[pricing-008] [pricing-009] [pricing-010] conditions, restrictions and options switch components', async () => {
    const { owner, vendor } = api.people;
    const [campinas, others] = [generateId(), generateId()];
    const extra = component('Limpeza', 'FIXED', 400, { isOptional: true });
    const voltage = (numValue: number) => [
      { type: 'VOLTAGE' as const, logic: 'EQUAL' as const, numValue, strValue: null },
    ];
    await detailed(
      [
        component('Trafo', 'FIXED', 1_000, { conditionals: voltage(380) }),
        component('Local', 'FIXED', 200, { restriction: campinas }),
        component('Longe', 'FIXED', 10_000, { restriction: others }),
        component('Comissão da Vera', 'INDIVIDUAL_COMMISSION', 50, { vendor: vendor.userId }),
        component('De quem vende', 'FIXED', 30, {
          conditionals: [{ type: 'VENDOR', logic: 'EQUAL', numValue: null, strValue: owner.userId }],
        }),
        extra,
      ],
      [
        { _id: campinas, service: 'Aqui', locations: ['campinas'] },
        { _id: others, service: 'Longe', locations: ['Manaus'], vendors: [vendor.userId] },
      ],
    );
    const names = async (options = {}) =>
      (await priced(options))?.serviceCosts?.map(({ name }) => name).sort();
    expect(await names()).toEqual(['De quem vende', 'Local']);
    expect(await names({ kitVoltage: '380 V' })).toEqual(['De quem vende', 'Local', 'Trafo']);
    const withExtra = await priced({ added: [extra._id, generateId()] });
    expect(withExtra?.finalPrice).toBe(9_800 + 230 + 400);
    expect(withExtra?.addedOptionalComponents).toEqual([extra._id]);
  });

  test('[pricing-013] whoever may not make prices is refused the automatic one, too', async () => {
    await configure({ autoPricingType: 'SIMPLE', autoPricing: [{ power: 10, margin: 20 }] });
    const { owner, supervisor } = api.people;
    const { _id, version } = await createProposalWithEquipment(api, owner, boards.customerId);
    const refused = await api.refused(PRICE, {
      as: supervisor,
      params: { pid: _id },
      body: { method: 'AUTO', version },
    });
    expect([refused.status, refused.message]).toEqual([403, 'Você não tem permissão para definir preços.']);
    expect((await api.call(SINGLE, { as: owner, params: { pid: _id } })).proposal.version).toBe(version);
  });

  test('[pricing-013] [pricing-014] the price of somebody with the right is calculated again, and nothing of it told', async () => {
    const { owner, supervisor } = api.people;
    await detailed([
      component('Comissão', 'COMMISSION', 10, { comissionPermission: true }),
      component('Lucro', 'PERCENTAGE_SERVICE_AND_KIT', 10, { isRevenue: true }),
      component('Instalação', 'PER_MODULE', 100, { range: 'MODULES' }),
    ]);
    const { _id, version } = await createProposalWithEquipment(api, owner, boards.customerId);
    const params = { pid: _id };
    const price = (as: typeof owner, method: 'AUTO' | 'KEPT', at: number) =>
      api.call(PRICE, { as, params, body: { method, version: at } });
    const nothingYet = { as: supervisor, params, body: { method: 'KEPT' as const, version } };
    expect((await api.refused(PRICE, nothingYet)).status).toBe(409);

    const full = (await price(owner, 'AUTO', version)).proposal;
    expect(
      full.revenueData?.percentageComponents?.map(({ comissionPermission }) => comissionPermission),
    ).toEqual(expect.arrayContaining([true, false]));
    // The vendor takes two modules more: the price follows by the rules of before.
    const [modules] = sampleEquipment.pvModuleData ?? [];
    if (!modules) throw new Error('the example has modules');
    const { proposal: larger } = await api.call('POST /proposals/step-2/:pid', {
      as: supervisor,
      params,
      body: { ...sampleEquipment, pvModuleData: [{ ...modules, quantity: 12 }], version: full.version },
    });
    const { proposal: seen } = await price(supervisor, 'KEPT', larger.version);
    expect(seen.step).toBe(4);
    expect(seen.revenueData?.finalPrice).toBeGreaterThan(full.revenueData?.finalPrice ?? 0);
    const text = JSON.stringify(seen);
    for (const secret of ['percentageComponents', 'profit', 'pricingTerms', 'margin'])
      expect(text).not.toContain(secret);

    const again = (await price(owner, 'AUTO', seen.version)).proposal;
    expect(again.revenueData?.finalPrice).toBe(seen.revenueData?.finalPrice);
  });

  test('a price with a typed kit cost belongs to that kit: it is not calculated again', async () => {
    const { owner, supervisor } = api.people;
    const { _id, version } = await createProposalWithEquipment(api, owner, boards.customerId);
    const params = { pid: _id };
    const byHand = { method: 'MANUAL' as const, kitCost: 9_000, version };
    const { proposal } = await api.call(PRICE, { as: owner, params, body: byHand });
    expect(proposal.repriceable).toBe(false);
    const kept = { method: 'KEPT' as const, version: proposal.version };
    expect((await api.refused(PRICE, { as: supervisor, params, body: kept })).status).toBe(409);
  });

  test('detailed prices without components are told, and change nothing', async () => {
    await detailed([]);
    const { _id, version } = await createProposalWithEquipment(api, api.people.owner, boards.customerId);
    const refusal = await api.refused('POST /proposals/step-4/:pid', {
      as: api.people.owner,
      params: { pid: _id },
      body: { method: 'AUTO', version },
    });
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain('precificação detalhada ainda não foi configurada');
  });

  test('a proposal keeps the calculation and the validity of the day it was begun', async () => {
    const { owner } = api.people;
    await configure({
      autoPricingType: 'SIMPLE',
      calculation: { losses: 18, inflation: 7, interestRate1: 9 },
      preferences: { proposalGenStdValues: { validity: 20 } },
    });
    const begun = await beginProposal(api, owner, boards.customerId);
    expect(begun.estimateSystemData?.losses).toBe(18);
    const today = begun.registryDate;
    expect(Date.parse(begun.validityDate ?? '') - Date.parse(today)).toBe(20 * DAY_MS);

    await configure({ calculation: { losses: 30, inflation: 3 } });
    const body = { ...sampleEquipment, version: begun.version };
    const params = { pid: begun._id };
    const chosen = await api.call('POST /proposals/step-2/:pid', { as: owner, params, body });
    const price = { method: 'AUTO' as const, version: chosen.proposal.version };
    const { proposal } = await api.call('POST /proposals/step-4/:pid', { as: owner, params, body: price });
    expect(proposal.revenueData?.inflation).toBe(7);
    expect(proposal.calculationSettings).toMatchObject({ losses: 18, inflation: 7, interestRate1: 9 });
  });
});
