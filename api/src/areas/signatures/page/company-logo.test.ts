import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { ONE_PIXEL_PNG } from '../../../../test/form';
import { describeApi } from '../../../../test/harness';
import { createFinishedProposal } from '../../../../test/proposals';
import {
  createSignatureTestClient,
  type SignatureTestClient,
  signerMaria,
  testSigningDocumentService,
} from '../../../../test/signatures';
import { loadPublicProposal } from '../../proposals/public/load-public-proposal';

describeApi(
  'the logo of the company',
  (api) => {
    let boards: TestBoards;
    let tests: SignatureTestClient;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      tests = await createSignatureTestClient(api, boards);
    }, TEST_TIMEOUTS_MS.process);

    test('stands on signing pages, and on proposals whose theme has none', async () => {
      const { owner: as } = api.people;
      const { signature } = await tests.sent([signerMaria]);
      const { _id: proposalId } = await createFinishedProposal(api, as, boards.customerId);
      const loadLogo = () =>
        api.database.asAccount(as, async (tx) => {
          const row = await tx
            .selectFrom('proposals')
            .selectAll()
            .where('account_id', '=', as.accountId)
            .where('id', '=', proposalId)
            .executeTakeFirstOrThrow();
          return (await loadPublicProposal(tx, row)).proposalCustomizationData?.theme.logoUrl;
        });
      expect(await loadLogo()).toBe('');
      const { company } = await api.call('POST /users/logo/:userId', {
        as,
        params: { userId: as.userId },
        body: {},
        file: { name: 'marca.png', content: ONE_PIXEL_PNG },
      });
      const page = await tests.visit(tests.getPath(signature));
      expect(page.body).toContain(`<img class="company-logo" src="${company?.logoUrl}" alt=""/>`);
      expect(await loadLogo()).toBe(company?.logoUrl);
    });
  },
  {},
  { documents: testSigningDocumentService },
);
