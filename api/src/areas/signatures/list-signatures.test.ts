import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createSignatureTestClient,
  type SignatureTestClient,
  signerMaria,
  type TestContract,
  testSigningDocumentService,
} from '../../../test/signatures';
import type { TestPerson } from '../../../test/test-people';

const LIST = 'POST /signatures/paginated/:userId/:multiplier';
const HAND_OVER = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';

describeApi(
  'the list of what is being signed',
  (api) => {
    let boards: TestBoards;
    let tests: SignatureTestClient;
    let contract: TestContract;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      tests = await createSignatureTestClient(api, boards);
    }, TEST_TIMEOUTS_MS.process);
    beforeEach(async () => {
      contract = await tests.draft([signerMaria]);
    });

    const list = (as: TestPerson, userId = as.userId, body: object = {}) =>
      api.call(LIST, { as, params: { userId, multiplier: 1 }, body });
    /** Does this person see the document, and does the total count it? */
    const sees = async (as: TestPerson, userId?: string, body?: object) => {
      const { signatures, total, hasMoreItems } = await list(as, userId, body);
      if (!hasMoreItems) expect(total).toBe(signatures.length);
      return signatures.some(({ contract: { _id } }) => _id === contract.contractId);
    };
    const handOver = (receiver: TestPerson) => {
      const { owner } = api.people;
      return api.call(HAND_OVER, {
        as: owner,
        params: { userId: owner.userId, receiverId: receiver.userId, senderFetchId: owner.accountId },
        body: { salesIds: [contract.saleId], type: 'SALES' },
      });
    };

    test('a document is seen by who manages the board, who looks after its item, and who leads them', async () => {
      const { owner, supervisor, vendor, colleague, newcomer, neighbour } = api.people;
      expect(await sees(owner)).toBe(true);
      expect(await sees(supervisor)).toBe(true);
      expect(await sees(colleague)).toBe(false);

      await handOver(colleague);
      expect(await sees(colleague)).toBe(true);
      expect(await sees(vendor)).toBe(true);
      expect(await sees(owner, colleague.userId)).toBe(true);
      expect(await sees(owner, vendor.userId)).toBe(false);
      expect(await sees(newcomer)).toBe(false);
      expect(await sees(neighbour)).toBe(false);
      expect(
        (
          await api.refused(LIST, {
            as: colleague,
            params: { userId: vendor.userId, multiplier: 1 },
            body: {},
          })
        ).status,
      ).toBe(403);

      await handOver(vendor);
      expect(await sees(colleague)).toBe(false);
      expect(await sees(vendor)).toBe(true);
    });

    test('it is found by the name of its customer, its number and its state, within what somebody sees', async () => {
      const { owner, colleague } = api.people;
      const { signatures } = await list(owner);
      const row = signatures.find(({ contract: { _id } }) => _id === contract.contractId);
      const name = row?.customer.name ?? '';
      expect(await sees(owner, owner.userId, { search: name })).toBe(true);
      expect(await sees(owner, owner.userId, { search: String(row?.contract.number) })).toBe(true);
      expect(await sees(owner, owner.userId, { search: 'ninguém assim' })).toBe(false);
      expect(await sees(owner, owner.userId, { state: 'DRAFT' })).toBe(true);
      expect(await sees(owner, owner.userId, { state: 'OPEN' })).toBe(false);
      expect(await sees(colleague, colleague.userId, { search: name })).toBe(false);
    });

    test('a merged customer takes its documents along', async () => {
      const { owner } = api.people;
      const { customer } = (await list(owner)).signatures.find(
        ({ contract: { _id } }) => _id === contract.contractId,
      ) ?? { customer: { _id: '', name: '' } };
      const kept = await boards.addCustomer(owner, 'Quem ficou com tudo');
      await api.call('POST /customers/merge', {
        as: owner,
        body: { keep: kept, remove: customer._id, fields: [] },
      });
      expect(await sees(owner, owner.userId, { search: 'quem ficou' })).toBe(true);
      expect(await sees(owner, owner.userId, { search: customer.name })).toBe(false);
    });
  },
  {},
  { documents: testSigningDocumentService },
);
