import { getInstantsAroundPeriod } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createFinancingTestClient, type TestFinancing } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const DATES = 'GET /financings/dates/:scope/:fetchId/:from/:until';
const bank = createTestBank('agenda');

describeApi(
  'what a financing does to the agenda, and to the item it is for',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    let boards: TestBoards;
    let shown: TestFinancing | undefined;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    const dates = async (
      as: TestPerson,
      changes: { fetchId?: string; from?: string; until?: string } = {},
    ) => {
      const fetchId = changes.fetchId ?? as.userId;
      const params = {
        scope: fetchId === as.accountId ? ('MANAGER' as const) : ('USER' as const),
        fetchId,
        from: changes.from ?? '2031-01-01',
        until: changes.until ?? '2031-12-31',
      };
      return (await api.call(DATES, { as, params })).dates.map(
        ({ kind, date, financing }) => `${kind} ${date} ${financing._id}`,
      );
    };

    test('what the bank or a person does counts as activity of the item of its proposal', async () => {
      const { owner } = api.people;
      const { pid, fid, reference } = await financings.begun(owner, {}, 'Do Quadro');
      const { _id: item } = await boards.addItem(owner, { name: 'Casa financiada' });
      await api.query('update proposals set sale_id = $1 where id = $2', [item, pid]);
      const quiet = () =>
        api.query("update sales set last_activity_at = now() - interval '9 days' where id = $1", [item]);
      const signs = () =>
        api.query<{ is_quiet: boolean; last_activity_text: string }>(
          "select last_activity_at < now() - interval '1 day' as is_quiet, last_activity_text from sales where id = $1",
          [item],
        );
      await quiet();
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', offers: [buildTestOffer()] });
      expect(await signs()).toEqual([
        { is_quiet: false, last_activity_text: expect.stringMatching(/^financiamento: ./) },
      ]);
      await quiet();
      const [option] = (await financings.read(owner, fid)).proposals;
      await financings.choose(owner, fid, option?._id ?? '');
      expect(await signs()).toEqual([{ is_quiet: false, last_activity_text: 'financiamento, por dono' }]);
      // An event that arrived too late changed no date.
      await quiet();
      await financings.send({
        reference,
        eventId: financings.nextEventId(),
        snapshot: { ...bank.say(reference, {}), seq: 0 },
      });
      await financings.work();
      expect((await signs())[0]?.is_quiet).toBe(true);
    });

    test('works to be shown and offers that end stand in the agenda of who asked and of who sees it', async () => {
      const { owner, vendor, supervisor, newcomer } = api.people;
      await api.query(`update users set permissions = permissions || '{"pricingEdit": true}' where id = $1`, [
        vendor.userId,
      ]);
      const { fid, cid, reference } = await financings.begun(vendor, {}, 'Com Prazo');
      await financings.tell(reference, {
        status: 'AGUARDANDO_ACEITE',
        offers: [
          buildTestOffer({ installments: 36, validUntil: '2031-03-10' }),
          buildTestOffer({ installments: 48, validUntil: '2031-03-20' }),
          buildTestOffer({ installments: 60, validUntil: '2031-04-01' }),
        ],
      });
      // Offers that nobody took up are none of the agenda's.
      expect(await dates(vendor)).toEqual([]);
      const { proposals } = await financings.read(vendor, fid);
      const option = (installments: number) =>
        proposals.find((one) => one.installments === installments)?._id ?? '';
      await api.call('POST /financings/single/proposal/:fid', {
        as: vendor,
        params: { fid },
        body: { props: [option(36), option(48)] },
      });
      const offered = [`OFFERS 2031-03-10 ${fid}`, `OFFERS 2031-03-20 ${fid}`];
      expect(await dates(vendor)).toEqual(offered);
      expect(await dates(supervisor, { fetchId: vendor.userId })).toEqual(offered);
      expect(await dates(owner, { fetchId: owner.accountId })).toEqual(offered);
      expect(await dates(owner)).toEqual([]);
      expect(await dates(newcomer)).toEqual([]);
      expect(await dates(vendor, { until: '2031-03-15' })).toEqual(offered.slice(0, 1));
      await financings.choose(vendor, fid, option(48));
      expect(await dates(vendor)).toEqual(offered.slice(1));

      // Signed: the works count now. Half past one in Greenwich is the evening before.
      await financings.tell(reference, {
        status: 'COMPROVANTE_SERVICO',
        contractSigned: true,
        expiresAt: '2031-06-11T01:30:00Z',
      });
      const works = [`WORKS 2031-06-10 ${fid}`];
      expect(await dates(vendor)).toEqual(works);
      expect(await dates(vendor, { from: '2031-06-11' })).toEqual([]);
      // A user who may see the customer sees the date too.
      await api.query('update customers set owner_id = $1 where id = $2', [newcomer.userId, cid]);
      expect(await dates(newcomer)).toEqual(works);
      await financings.tell(reference, { status: 'CONCLUIDO', contractSigned: true, serviceApproved: true });
      expect(await dates(vendor)).toEqual([]);
    });

    test.each(getInstantsAroundPeriod('2032-12-01', '2032-12-31'))(
      'works to be shown until $today, $hour are of that day, and in the period: $isInside',
      async ({ now, today, isInside }) => {
        const { neighbour } = api.people;
        shown ??= await financings.begun(neighbour, {}, 'Com Hora');
        await financings.tell(shown.reference, {
          status: 'COMPROVANTE_SERVICO',
          contractSigned: true,
          expiresAt: new Date(now).toISOString(),
        });
        const december = { from: '2032-12-01', until: '2032-12-31' };
        const works = [`WORKS ${today} ${shown.fid}`];
        expect(await dates(neighbour, december)).toEqual(isInside ? works : []);
        expect(await dates(neighbour, { from: today, until: today })).toEqual(works);
      },
    );

    test('[financing-103] nobody looks into an agenda that is not theirs, nor without financings', async () => {
      const { vendor, owner, calculator } = api.people;
      const params = { scope: 'USER' as const, from: '2031-01-01', until: '2031-12-31' };
      const ask = (as: TestPerson, fetchId: string) =>
        api.refused(DATES, { as, params: { ...params, fetchId } });
      expect((await ask(vendor, owner.userId)).status).toBe(403);
      // Whoever may only calculate has none either: the white label alone is asked for here.
      await api.query('update accounts set calculator_only = false where id = $1', [calculator.accountId]);
      expect((await ask(calculator, calculator.userId)).status).toBe(403);
      expect(
        await api.refused(DATES, {
          as: owner,
          params: { scope: 'USER', fetchId: owner.userId, from: '2031-02-01', until: '2031-01-01' },
        }),
      ).toMatchObject({ status: 400, message: 'O início do período deve ser anterior ao fim.' });
    });
  },
  {},
  { banks: createBanks(bank) },
);
