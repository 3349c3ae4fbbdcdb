import { describeApi } from '@girassol/api/test/harness';
import { addDays } from '@girassol/shared-domain';
import { createBillingTester, type TestOwner } from './billing.testing';

describeApi('the price of a running subscription', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, loadOpenCharge, moveToDue } = tester;

  /** Sets prices such as an operator does, from a day on by the clock of the account. */
  const setPrice = (validFrom: string, prices: Record<string, number>) =>
    api.query(
      `insert into price_lists (id, valid_from, prices, by, why)
       select gen_random_uuid(), $1, prices || $2::jsonb, 'teste', 'reajuste' from price_lists
       order by valid_from desc limit 1`,
      [validFrom, JSON.stringify(prices)],
    );
  afterEach(() => api.query("delete from price_lists where by = 'teste'"));
  const listTold = ({ accountId }: TestOwner) =>
    api.query<{ on_day: string }>(
      "select on_day::text from billing_actions where account_id = $1 and action = 'priceTold' order by on_day",
      [accountId],
    );
  const getDue = async (owner: TestOwner) => (await loadOverview(owner)).subscription?.paidUntil ?? '';

  test('that was told 30 days before is charged, whoever asks for it', async () => {
    const owner = await tester.openByPix();
    const due = await getDue(owner);
    await moveToDue(owner, -31);
    await setPrice(addDays(due, -20), { simple: 19_900 });
    await moveToDue(owner, -30);
    expect(await listTold(owner)).toEqual([{ on_day: addDays(due, -30) }]);
    expect((await loadOverview(owner)).nextCharge).toMatchObject({ amountCents: 19_900 });
    await moveToDue(owner, -10);
    expect(await loadOpenCharge(owner)).toMatchObject({ amountCents: 19_900 });
  });

  test('that was set 29 days before is charged a year later, and told before', async () => {
    const owner = await tester.openByPix();
    const due = await getDue(owner);
    await moveToDue(owner, -29);
    await setPrice(addDays(due, -25), { simple: 19_900 });
    expect((await loadOverview(owner)).nextCharge).toMatchObject({ amountCents: 14_900 });
    await moveToDue(owner, -9);
    expect(await listTold(owner)).toEqual([]);
    expect(await loadOpenCharge(owner)).toMatchObject({ amountCents: 14_900 });
    await tester.act((await loadOpenCharge(owner)).demonstrationPage, 'pix');
    const next = await getDue(owner);
    await moveToDue(owner, -30);
    expect(await listTold(owner)).toEqual([{ on_day: addDays(next, -30) }]);
    expect(await tester.countMails(owner.accountId, 'price-change')).toBe(1);
    expect((await loadOverview(owner)).nextCharge).toMatchObject({ amountCents: 19_900 });
  });

  test('that is lower is charged at once, and one between them where it was told in time', async () => {
    const owner = await tester.openByPix();
    const due = await getDue(owner);
    await moveToDue(owner, -31);
    await setPrice(addDays(due, -30), { simple: 16_900 });
    await moveToDue(owner, -20);
    await setPrice(addDays(due, -15), { simple: 29_900 });
    expect((await loadOverview(owner)).nextCharge).toMatchObject({ amountCents: 16_900 });
    await setPrice(addDays(due, -12), { simple: 9_900 });
    await moveToDue(owner, -9);
    expect(await loadOpenCharge(owner)).toMatchObject({ amountCents: 9_900 });
  });

  test('that a card pays every month rises only with a period that begins 30 days after it was told', async () => {
    const owner = await tester.openByCard('approved', { isMonthly: true });
    const before = await loadOverview(owner);
    await setPrice(addDays(before.today, 3), { crmRec: 9_900 });
    const due: string[] = [];
    for (let period = 1; period <= 4; period += 1) {
      due.push(await getDue(owner));
      await moveToDue(owner, 0);
    }
    const [told] = await listTold(owner);
    const { payments } = await loadOverview(owner);
    const renewals = payments.filter(({ kind }) => kind === 'renewal').toReversed();
    expect(renewals.map(({ amountCents }) => amountCents)).toEqual(
      due.map((day) => (told && told.on_day <= addDays(day, -30) ? 19_800 : 15_800)),
    );
    expect(renewals.at(-1)?.amountCents).toBe(19_800);
    expect(renewals[0]?.amountCents).toBe(15_800);
  });
});
