import { describeApiOnEveryDatabase } from '@girassol/api/test/harness';
import { addDays, toIsoDate } from '@girassol/shared-domain';

// The embedded database has one connection: a call that takes a second one beside its transaction never answers there.
describeApiOnEveryDatabase('prices and coupons of an operator', (api) => {
  let as: typeof api.people.admin;
  beforeAll(() => {
    as = api.people.admin;
  });
  const tomorrow = () => addDays(toIsoDate(Date.now()), 1);

  test('prices are set for a day to come, once, and the ones in force stay', async () => {
    const [current] = (await api.call('GET /operation/prices', { as })).lists;
    if (!current) throw new Error('no prices are in force');
    const body = { validFrom: tomorrow(), prices: { ...current.prices, crm: 123_400 }, why: 'reajuste' };
    const { lists } = await api.call('POST /operation/prices', { as, body });
    expect(lists.slice(0, 2)).toMatchObject([
      { validFrom: tomorrow(), prices: { crm: 123_400 }, by: 'admin@girassol.test', why: 'reajuste' },
      { _id: current._id },
    ]);
    expect(await api.call('GET /signup/prices', {})).toMatchObject({ crm: current.prices.crm / 100 });
    for (const validFrom of [tomorrow(), toIsoDate(Date.now())])
      expect(await api.refused('POST /operation/prices', { as, body: { ...body, validFrom } })).toMatchObject(
        { status: 400, fields: [{ path: 'validFrom' }] },
      );
  });

  test('a coupon is made, and ended', async () => {
    const body = {
      name: 'feira10',
      discountMultiplier: 0.9,
      validFrom: tomorrow(),
      validUntil: null,
      maxUses: 10,
    };
    const { coupons } = await api.call('POST /operation/coupons', { as, body });
    expect(coupons[0]).toMatchObject({ name: 'FEIRA10', by: 'admin@girassol.test', uses: 0, endedAt: null });
    expect(await api.refused('POST /operation/coupons', { as, body })).toMatchObject({
      status: 400,
      fields: [{ path: 'name' }],
    });
    const ended = await api.call('POST /operation/coupons/end/:name', { as, params: { name: 'FEIRA10' } });
    expect(ended.coupons[0]?.endedAt).toEqual(expect.any(Number));
  });
});
