import { rmSync } from 'node:fs';
import { getCriticalClocks, testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createBuildWithProposals, getVisibleText, requestPage } from '../../../test/final-pages';
import { describeApi } from '../../../test/harness';
import { beginProposal, createProposalWithEquipment } from '../../../test/proposals';

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

/** Sums the savings of all years, in cents. */
const sumSavings = (years: readonly { savings: number }[]) =>
  Math.round(years.reduce((sum, { savings }) => sum + savings, 0) * 100);

describeApi(
  'the first year of a proposal',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });
    beforeEach(() => api.query('delete from login_attempts'));

    /** A proposal that was begun in July of 2026 and is priced and finished now. */
    async function pricedNow() {
      const { owner } = api.people;
      const { _id, frontId, version } = await createProposalWithEquipment(api, owner, boards.customerId);
      await api.query('update proposals set registered_at = $1 where id = $2', [
        new Date('2026-07-01T12:00:00-03:00'),
        _id,
      ]);
      const step = { as: owner, params: { pid: _id } };
      await api.call('POST /proposals/step-3/:pid', { ...step, body: { version } });
      const price = { method: 'AUTO' as const, version: version + 1 };
      const priced = await api.call('POST /proposals/step-4/:pid', { ...step, body: price });
      const finish = { version: priced.proposal.version };
      const { proposal } = await api.call('POST /proposals/step-6/:pid', { ...step, body: finish });
      return { pid: _id, frontId, proposal };
    }

    /** Years of the study and what is stored of it, as a seller reads them. */
    async function shownBySeller(pid: string) {
      const { owner } = api.people;
      const complete = { as: owner, params: { pid, complete: 'true' as const } };
      const { generation } = await api.call('GET /generations/single/:pid/:complete', complete);
      const { proposal } = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid } });
      const years = generation?.years ?? [];
      return {
        year: years[0]?.calendarYear,
        years,
        stored: proposal.revenueData?.finantialViability,
      };
    }

    /** Asks everything that shows the study of a finished proposal for its first year. */
    async function shown({ pid, frontId }: { pid: string; frontId: string }) {
      const page = getVisibleText(await requestPage(api, `/proposta/final/${frontId}`));
      return {
        page: /Primeiro ano do estudo (\d{4})/.exec(page)?.[1],
        ...(await shownBySeller(pid)),
      };
    }

    async function expectOneYear(year: number) {
      const priced = await pricedNow();
      expect(priced.proposal.firstYear).toBe(year);
      const { page, year: first, years, stored } = await shown(priced);
      expect([page, first]).toEqual([String(year), year]);
      // Contracts, Word documents and financings read what is stored.
      expect(sumSavings(years)).toBe(Math.round((stored?.savings25 ?? 0) * 100));
      expect(years[0]?.billWith).toBeCloseTo(stored?.billWith ?? 0, 6);
      return sumSavings(years);
    }

    testAtHoursOfTheDay(
      '[proposals-030] is the year in which its price is made, on its page, in the years of its generation and in what is stored',
      () => expectOneYear(2026).then(() => undefined),
      { day: '2026-12-31' },
    );

    testAtHoursOfTheDay(
      '[proposals-030] a proposal that was begun the year before begins with the year of its price',
      () => expectOneYear(2027).then(() => undefined),
      { day: '2027-01-01' },
    );

    test('another first year is another study', async () => {
      const at = (day: string) => getCriticalClocks(day)[0]?.now ?? Number.NaN;
      const clock = jest.spyOn(Date, 'now');
      clock.mockReturnValue(at('2026-12-31'));
      const before = await expectOneYear(2026);
      clock.mockReturnValue(at('2027-01-01'));
      expect(await expectOneYear(2027)).not.toBe(before);
      clock.mockRestore();
    });

    test('a copy keeps the first year with the price, also of a proposal priced before that year was stored', async () => {
      const clock = jest.spyOn(Date, 'now');
      clock.mockReturnValue(getCriticalClocks('2026-12-31')[0]?.now ?? Number.NaN);
      const { owner } = api.people;
      const priced = await pricedNow();
      const before = await shown(priced);
      await api.query("update proposals set data = data - 'firstYear' where id = $1", [priced.pid]);
      clock.mockReturnValue(getCriticalClocks('2027-01-01')[0]?.now ?? Number.NaN);
      const { clonedProposalId } = await api.call('POST /proposals/cloned-proposal/:proposalId', {
        as: owner,
        params: { proposalId: priced.pid },
      });
      const [copy] = await api.query<{ id: string }>(
        `update proposals set registered_at = '2027-01-01T12:00:00-03:00' where front_id = $1 returning id`,
        [clonedProposalId],
      );
      const { year, years, stored } = await shownBySeller(copy?.id ?? '');
      expect([year, sumSavings(years)]).toEqual([2026, sumSavings(before.years)]);
      expect(stored).toEqual(before.stored);
      // A copy without a price has no year to keep.
      const bare = await beginProposal(api, owner, boards.customerId);
      const { clonedProposalId: next } = await api.call('POST /proposals/cloned-proposal/:proposalId', {
        as: owner,
        params: { proposalId: bare._id },
      });
      const [unpriced] = await api.query<{ has: boolean }>(
        `select data ? 'firstYear' as has from proposals where front_id = $1`,
        [next],
      );
      expect(unpriced).toEqual({ has: false });
      clock.mockRestore();
    });

    test('a proposal priced before its first year was stored begins with the year it was begun', async () => {
      const priced = await pricedNow();
      await api.query("update proposals set data = data - 'firstYear' where id = $1", [priced.pid]);
      const { page, year } = await shown(priced);
      expect([page, year]).toEqual(['2026', 2026]);
    });
  },
  { BUILD_DIR: buildDir },
);
