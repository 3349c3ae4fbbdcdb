import { describeApi } from '../../../test/harness';
import { sampleConsumption } from '../../../test/proposals';

const NEW = 'POST /calculations/new';
const CHANGE = 'PUT /calculations/single/:pid';
const SINGLE = 'GET /calculations/single/:pid';
const LIST = 'GET /calculations/paginated/:multiplier';
const NOBODY = '018f0000-0000-7000-8000-00000000c001';

describeApi('the calculator', (api) => {
  test('[calculator-001] a consumption becomes a system that is kept, read again, changed and listed', async () => {
    const { calculator } = api.people;
    const request = {
      as: calculator,
      body: sampleConsumption,
      headers: { 'idempotency-key': 'calculo-um-1' },
    };
    const { calculation } = await api.call(NEW, request);
    // Pressed twice is made once.
    expect((await api.call(NEW, request)).calculation._id).toBe(calculation._id);
    expect(calculation.result).toMatchObject({ modulePower: 550 });
    expect(calculation.result.moduleCount).toBeGreaterThan(5);
    expect(JSON.stringify(calculation.result)).not.toMatch(/price|finalPrice|margin/i);

    const of = { as: calculator, params: { pid: calculation._id } };
    expect((await api.call(SINGLE, of)).calculation).toEqual(calculation);

    const [house] = sampleConsumption.energyBillData;
    if (!house) throw new Error('the example has a house');
    const twice = { ...house, monthlyConsumption: house.monthlyConsumption.map((kwh) => kwh * 2) };
    const body = { ...sampleConsumption, energyBillData: [twice], version: calculation.version };
    const changed = (await api.call(CHANGE, { ...of, body })).calculation;
    expect(changed.result.moduleCount).toBeGreaterThan(calculation.result.moduleCount);
    expect((await api.refused(CHANGE, { ...of, body })).status).toBe(409);

    const { calculations, hasMoreItems } = await api.call(LIST, {
      as: calculator,
      params: { multiplier: 1 },
    });
    expect(calculations).toMatchObject([
      { _id: calculation._id, city: 'Campinas', monthlyConsumption: 1_000 },
    ]);
    expect(hasMoreItems).toBe(false);
  });

  test('[calculator-002] calculations are of one person: others, of this account or not, find none', async () => {
    const { calculator, owner, vendor, neighbour } = api.people;
    const { calculation } = await api.call(NEW, { as: calculator, body: sampleConsumption });
    const own = await api.call(NEW, { as: vendor, body: sampleConsumption });
    for (const [as, pid] of [
      [neighbour, calculation._id],
      [owner, own.calculation._id],
      [calculator, NOBODY],
    ] as const) {
      expect((await api.refused(SINGLE, { as, params: { pid } })).status).toBe(404);
      const body = { ...sampleConsumption, version: 1 };
      expect((await api.refused(CHANGE, { as, params: { pid }, body })).status).toBe(404);
    }
    expect((await api.call(LIST, { as: owner, params: { multiplier: 1 } })).calculations).toEqual([]);
  });

  test('[calculator-002] a calculator client calculates and looks up cities, and nothing else', async () => {
    const { calculator, unpaid } = api.people;
    const body = { uf: 'SP', searchValue: 'campin' };
    expect((await api.call('POST /places/filtered', { as: calculator, body })).places).not.toEqual([]);
    const proposal = await api.refused('POST /proposals/step-1/:cid/:userId', {
      as: calculator,
      params: { cid: NOBODY, userId: calculator.userId },
      body: sampleConsumption,
    });
    expect(proposal).toMatchObject({ status: 403, message: 'Esta conta usa somente a calculadora.' });
    expect((await api.refused(NEW, { as: unpaid, body: sampleConsumption })).status).toBe(403);
  });

  test('what cannot be calculated is refused with its field, and nothing is kept', async () => {
    const { newcomer } = api.people;
    const [house] = sampleConsumption.energyBillData;
    if (!house) throw new Error('the example has a house');
    const nothing = { ...house, monthlyConsumption: house.monthlyConsumption.map(() => 0) };
    const refusal = await api.refused(NEW, {
      as: newcomer,
      body: { ...sampleConsumption, energyBillData: [nothing] },
    });
    expect(refusal.status).toBe(400);
    expect(refusal.fields).not.toEqual([]);
    expect((await api.call(LIST, { as: newcomer, params: { multiplier: 1 } })).calculations).toEqual([]);
  });
});
