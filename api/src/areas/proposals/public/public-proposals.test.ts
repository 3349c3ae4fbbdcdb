import { rmSync } from 'node:fs';
import { addDays } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { createBuildWithProposals } from '../../../../test/final-pages';
import { describeApi } from '../../../../test/harness';
import { beginProposal, createFinishedProposal } from '../../../../test/proposals';

const BY_FRONT_ID = 'GET /proposals/public/:frontId';
const BY_CODE = 'GET /proposals/public/:slug/:count/:code';
const SLUG = 'sol-nascente';

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'proposals for whoever has their address',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      await api.query(
        `insert into settings (account_id, document) values ($1, jsonb_build_object('proposalSlug', $2::text))`,
        [api.people.owner.accountId, SLUG],
      );
    });
    beforeEach(() => api.query('delete from login_attempts'));

    const finished = () => createFinishedProposal(api, api.people.owner, boards.customerId);
    const look = (frontId: string, headers: Record<string, string> = {}) =>
      api.call(BY_FRONT_ID, { params: { frontId }, headers: { 'user-agent': 'Firefox', ...headers } });
    const getViews = async (id: string) =>
      (await api.query<{ views: number }>('select views from proposals where id = $1', [id]))[0]?.views;

    test('[proposals-034] opens without a login, with nothing of costs, margins and contacts', async () => {
      const { frontId } = await finished();
      const { proposal } = await look(frontId);
      expect(proposal).toMatchObject({
        companyName: 'Sol Nascente',
        isExpired: false,
        customerData: { name: 'Maria da Conceição' },
        realSystemData: { power: 5.5 },
        revenueData: { finalPrice: 14_700 },
      });
      const text = JSON.stringify(proposal);
      for (const secret of ['profit', 'margin', 'pvKitCost', 'kitPrice', 'version', boards.customerId])
        expect(text).not.toContain(secret);
    });

    test('[proposals-005] by slug, number and the first five characters of the frontId', async () => {
      const { frontId, count } = await finished();
      const params = { slug: SLUG.toUpperCase(), count: count ?? 0, code: frontId.slice(0, 5) };
      expect((await api.call(BY_CODE, { params })).proposal.frontId).toBe(frontId);
      for (const wrong of [{ code: 'zzzzz' }, { count: 9_999 }, { slug: 'outra' }]) {
        expect((await api.refused(BY_CODE, { params: { ...params, ...wrong } })).status).toBe(404);
      }
    });

    test('[proposals-004] links with a name that the account had before still open', async () => {
      const { owner } = api.people;
      const { frontId, count } = await finished();
      const named = (proposalSlug: string | null) =>
        api.call('PATCH /settings/user/:userId', {
          as: owner,
          params: { userId: owner.userId },
          body: { proposalSlug },
        });
      await named('nome-novo');
      for (const slug of [SLUG, 'nome-novo'])
        expect(
          (await api.call(BY_CODE, { params: { slug, count: count ?? 0, code: frontId.slice(0, 5) } }))
            .proposal.frontId,
        ).toBe(frontId);
      await named(SLUG);
    });

    test('what is no finished proposal is as absent; one that is being changed says so', async () => {
      const { owner } = api.people;
      const draft = await beginProposal(api, owner, boards.customerId);
      expect((await api.refused(BY_FRONT_ID, { params: { frontId: draft.frontId } })).status).toBe(404);
      const { frontId, _id } = await finished();
      await api.query('update proposals set step = 2 where id = $1', [_id]);
      const refusal = await api.refused(BY_FRONT_ID, { params: { frontId } });
      expect([refusal.status, refusal.message]).toEqual([
        409,
        'Esta proposta está sendo atualizada por dono. Volte em breve.',
      ]);
    });

    testAtHoursOfTheDay(
      'one that is over says until when it was valid and whom to ask; the account still sees it',
      async ({ today }) => {
        const { owner } = api.people;
        const { frontId, _id } = await finished();
        const isExpired = async () => {
          const { proposals } = await api.call('POST /proposals/filtered/:userId/:multiplier', {
            as: owner,
            params: { userId: owner.userId, multiplier: 1 },
            body: { filter1Active: true, filter1Value: 'EXPIRED', pageSize: 50 },
          });
          return proposals.some((each) => each._id === _id);
        };
        const validUntil = (day: string) =>
          api.query('update proposals set validity_date = $2 where id = $1', [_id, day]);
        await validUntil(today);
        expect((await api.call(BY_FRONT_ID, { params: { frontId } })).proposal.isExpired).toBe(false);
        expect(await isExpired()).toBe(false);
        await validUntil(addDays(today, -1));
        expect(await isExpired()).toBe(true);
        const refusal = await api.refused(BY_FRONT_ID, { params: { frontId } });
        expect(refusal.status).toBe(410);
        expect(refusal.message).toMatch(/valeu até 30\/12\/2026\. Peça uma nova a dono, de Sol Nascente\.$/);
        const own = await api.call(BY_FRONT_ID, { as: owner, params: { frontId } });
        expect(own.proposal.isExpired).toBe(true);
      },
    );

    /** A browser has had the page on a screen for a moment. */
    const see = (frontId: string, headers: Record<string, string> = {}) =>
      api.send({
        method: 'GET',
        url: `/proposta/vista/${frontId}`,
        headers: { 'user-agent': 'Firefox', accept: 'image/webp,*/*', ...headers },
      });

    let viewed: Awaited<ReturnType<typeof finished>> | undefined;
    testAtHoursOfTheDay('a visitor is counted once on a day of São Paulo', async () => {
      viewed ??= await finished();
      await see(viewed.frontId);
      expect(await getViews(viewed._id)).toBe(1);
    });

    test('a view counts once per visitor and day', async () => {
      const { frontId, _id } = await finished();
      await see(frontId);
      await see(frontId);
      expect(await getViews(_id)).toBe(1);
      await see(frontId, { 'user-agent': 'Safari' });
      expect(await getViews(_id)).toBe(2);
      await api.query('update proposal_views set day = day - 1 where proposal_id = $1', [_id]);
      await see(frontId);
      expect(await getViews(_id)).toBe(3);
    });

    test('[proposals-034] a call is no view, by whatever name and address it is made', async () => {
      const { frontId, _id, count } = await finished();
      const code = { slug: SLUG, count: count ?? 0, code: frontId.slice(0, 5) };
      for (const agent of ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', 'curl/8.0', 'Monitor']) {
        const headers = { 'user-agent': agent, 'accept-language': 'pt-BR', 'sec-fetch-user': '?1' };
        await look(frontId, headers);
        await look(frontId, { ...headers, authorization: `Bearer ${api.people.neighbour.token}` });
        await api.call(BY_CODE, { params: code, headers });
      }
      expect(await getViews(_id)).toBe(0);
    });

    test('guessing codes ends soon; who comes with the right one is never told to wait', async () => {
      const { frontId, count } = await finished();
      const right = { slug: SLUG, count: count ?? 0, code: frontId.slice(0, 5) };
      for (let round = 0; round < 40; round += 1) await api.call(BY_CODE, { params: right });
      const guess = (code: string, remoteAddress: string) =>
        api.send({ method: 'GET', url: `/api/proposals/public/${SLUG}/${count}/${code}`, remoteAddress });
      const statuses = [];
      for (let round = 0; round < 32; round += 1)
        statuses.push((await guess(`aaa${String(round).padStart(2, '0')}`, '10.0.0.9')).statusCode);
      expect([statuses[29], statuses[30]]).toEqual([404, 429]);
    });

    test('while a number is guessed at, who has been wrong waits and who has the link passes', async () => {
      const { frontId, count } = await finished();
      const code = frontId.slice(0, 5);
      const at = (tried: string, remoteAddress: string, cookie = '') =>
        api.send({
          method: 'GET',
          url: `/api/proposals/public/${SLUG}/${count}/${tried}`,
          remoteAddress,
          headers: { cookie },
        });
      const before = await at(code, '10.0.2.1');
      for (let round = 0; round < 30; round += 1) {
        await at('aaaaa', '10.0.3.1');
        await at('aaaaa', '10.0.3.2');
      }
      expect((await at(code, '10.0.3.9')).statusCode).toBe(200);
      const wrong = [];
      for (let round = 0; round < 3; round += 1) wrong.push((await at('bbbbb', '10.0.3.3')).statusCode);
      expect(wrong).toEqual([404, 404, 429]);
      expect((await at(code, '10.0.3.3')).statusCode).toBe(429);
      // Behind the address of somebody who guesses: the link itself, and a browser that opened it before.
      const { value } = before.cookies.find(({ name }) => name === 'girassol_device') ?? {};
      expect((await at(code, '10.0.3.1', `girassol_device=${value}`)).statusCode).toBe(200);
      const whole = {
        method: 'GET',
        url: `/api/proposals/public/${frontId}`,
        remoteAddress: '10.0.3.1',
      } as const;
      expect((await api.send(whole)).statusCode).toBe(200);
    });

    test('sixty right visits at once from one address are none too many', async () => {
      const { frontId, count } = await finished();
      const url = `/api/proposals/public/${SLUG}/${count}/${frontId.slice(0, 5)}`;
      const visits = await Promise.all(
        Array.from({ length: 60 }, () => api.send({ method: 'GET', url, remoteAddress: '10.0.4.1' })),
      );
      expect(visits.map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
      expect(await api.query('select * from login_attempts')).toEqual([]);
    });
  },
  { BUILD_DIR: buildDir },
);
