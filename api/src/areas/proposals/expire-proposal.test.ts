import { rmSync } from 'node:fs';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { acceptOnPage, createBuildWithProposals, requestPage } from '../../../test/final-pages';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import { waitUntil } from '../../../test/wait-until';

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'a proposal whose validity ends',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    test(
      'on the clock of its account: its page says so, the list finds it, the customer’s history tells',
      async () => {
        const { owner, admin } = api.people;
        const open = await createFinishedProposal(api, owner, boards.customerId);
        const taken = await createFinishedProposal(api, owner, boards.customerId);
        await acceptOnPage(api, taken.frontId);
        expect((await requestPage(api, `/proposta/final/${open.frontId}`)).statusCode).toBe(200);

        const params = { accountId: owner.accountId };
        await api.call('POST /operation/accounts/clock/:accountId', {
          as: admin,
          params,
          body: { days: 90, why: 'ver o vencimento' },
        });
        const isThere = async () => {
          await api.app.jobs.runDue();
          const clock = await api.call('GET /operation/accounts/clock/:accountId', { as: admin, params });
          return clock.movingTo === null;
        };
        await waitUntil(isThere, { every: 100 });

        expect((await requestPage(api, `/proposta/final/${open.frontId}`)).statusCode).toBe(410);
        expect((await requestPage(api, `/proposta/final/${taken.frontId}`)).statusCode).toBe(200);
        const { proposals } = await api.call('POST /proposals/filtered/:userId/:multiplier', {
          as: owner,
          params: { userId: owner.userId, multiplier: 1 },
          body: { filter1Active: true, filter1Value: 'EXPIRED' },
        });
        expect(proposals.map(({ _id }) => _id)).toContain(open._id);
        const told = await api.query<{ content: string }>(
          "select content from histories where title = 'Proposta vencida'",
        );
        expect(told).toHaveLength(1);
        expect(told[0]?.content).toMatch(/^A proposta .* valeu até \d\d\/\d\d\/\d{4} e não foi aceita\.$/);
      },
      TEST_TIMEOUTS_MS.process,
    );
  },
  { BUILD_DIR: buildDir },
);
