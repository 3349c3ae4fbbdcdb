import { rmSync } from 'node:fs';
import type { Proposal, RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import {
  acceptOnPage,
  createBuildWithProposals,
  getVisibleText,
  requestPage,
} from '../../../test/final-pages';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal, sampleConsumption, sampleEquipment } from '../../../test/proposals';

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

const theme = { primaryColor: '#8A1C7C', logoUrl: '', cover: '' };
const CLONE = 'POST /proposals/cloned-proposal/:proposalId';

describeApi(
  'what a customer agreed to',
  (api) => {
    let boards: TestBoards;
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });
    beforeEach(() => api.query('delete from login_attempts'));

    const finished = (customerId = boards.customerId) =>
      createFinishedProposal(api, api.people.owner, customerId);
    const read = async (pid: string) =>
      (await api.call('GET /proposals/single/:pid', { as: api.people.owner, params: { pid } })).proposal;
    const look = async (frontId: string) => {
      const page = await requestPage(api, `/proposta/final/${frontId}`);
      expect(page.statusCode).toBe(200);
      return getVisibleText(page);
    };
    const taken = async () => {
      const proposal = await finished();
      await acceptOnPage(api, proposal.frontId);
      return proposal;
    };
    const won = async () => {
      const { owner } = api.people;
      const proposal = await finished();
      const { _id: itemId } = await boards.addItem(owner, { name: 'Venda' });
      const body: RequestBody<'PUT /sales/single/status/:itemId'> = {
        status: 'CLOSED',
        approvedProposal: proposal._id,
        confirmedAmount: 14_700,
      };
      await api.call('PUT /sales/single/status/:itemId', { as: owner, params: { itemId }, body });
      return { proposal, itemId };
    };

    /** Everything that writes a proposal, and why each was refused. */
    async function getRefusals({ _id, version }: Proposal): Promise<string[]> {
      const { owner } = api.people;
      const ask = { as: owner, params: { pid: _id } };
      const asked = { proposalId: _id };
      const { kit } = await api.call('POST /kits/kit-data/:userId/:kitId', {
        as: owner,
        params: { userId: owner.userId, kitId: '0' },
        body: {
          kitData: { kitPrice: 9_000, supplier: 'Distribuidora' },
          pvModuleData: sampleEquipment.pvModuleData,
          inverterData: sampleEquipment.inverterData,
        },
      });
      const refusals = [
        await api.refused('PUT /proposals/step-1/:pid', { ...ask, body: { ...sampleConsumption, version } }),
        await api.refused('POST /proposals/step-2/:pid', { ...ask, body: { ...sampleEquipment, version } }),
        await api.refused('POST /proposals/step-2-registered-kit/:kitId/:pid', {
          as: owner,
          params: { kitId: kit._id, pid: _id },
          body: { frontPrice: 0, version },
        }),
        await api.refused('POST /proposals/step-3/:pid', { ...ask, body: { version } }),
        await api.refused('POST /proposals/step-4/:pid', { ...ask, body: { method: 'KEPT', version } }),
        await api.refused('POST /proposals/step-5/:pid', {
          ...ask,
          body: { validityDate: null, theme, version },
        }),
        await api.refused('POST /proposals/step-6/:pid', { ...ask, body: { version } }),
        await api.refused('POST /proposals/step-7/:pid', { ...ask, body: { financing: [], version } }),
        await api.refused('DELETE /proposals/single/:proposalId', { as: owner, params: asked }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 409));
      return refusals.map(({ message }) => message);
    }

    test('a proposal that was taken is changed by no step, no kit and no deletion', async () => {
      const proposal = await taken();
      for (const message of await getRefusals(proposal))
        expect(message).toMatch(
          /^Maria da Conceição Souza aceitou esta proposta em .*, e ela não muda mais\./,
        );
      expect(await read(proposal._id)).toMatchObject({
        version: proposal.version,
        step: proposal.step,
        revenueData: proposal.revenueData,
        agreement: { reason: 'ACCEPTED', name: 'Maria da Conceição Souza' },
      });
      const { proposals } = await api.call('GET /proposals/customer/:cid/:multiplier', {
        as: api.people.owner,
        params: { cid: boards.customerId, multiplier: 1 },
      });
      expect(proposals.find(({ _id }) => _id === proposal._id)).toMatchObject({ isAgreed: true });
    });

    test('nor is that of a won sale, until the sale is open again; what was taken as well stays', async () => {
      const { owner } = api.people;
      const { proposal, itemId } = await won();
      for (const message of await getRefusals(proposal))
        expect(message).toMatch(/^Uma venda foi ganha com esta proposta em /);
      const back = { as: owner, params: { itemId }, body: { status: 'IN_PROGRESS' as const } };
      await api.call('PUT /sales/single/status/:itemId', back);
      expect((await read(proposal._id)).agreement).toBeNull();
      const { _id: pid, version } = proposal;
      const again = {
        as: owner,
        params: { pid },
        body: { ...sampleEquipment, kitData: { kitPrice: 9_900 }, version },
      };
      expect((await api.call('POST /proposals/step-2/:pid', again)).proposal.step).toBe(2);

      const both = await won();
      await acceptOnPage(api, both.proposal.frontId);
      await api.call('PUT /sales/single/status/:itemId', { ...back, params: { itemId: both.itemId } });
      expect((await read(both.proposal._id)).agreement?.reason).toBe('ACCEPTED');
    });

    test('its page stays as it was, whatever happens to customer, company, settings, sale and validity', async () => {
      const { owner } = api.people;
      const customerId = await boards.addCustomer(owner, 'Joana Prado');
      const { _id, frontId, count } = await finished(customerId);
      await api.query(
        `insert into settings (account_id, document) values ($1, '{"proposalSlug": "sol-nascente"}')
         on conflict (account_id) do update set document = settings.document || excluded.document`,
        [owner.accountId],
      );
      await acceptOnPage(api, frontId);
      const before = await look(frontId);
      expect(before).toContain('Joana Prado');
      await api.query("update customers set name = 'Outra Pessoa', city = 'Recife' where id = $1", [
        customerId,
      ]);
      await api.query(`update settings set document = document || $2::jsonb where account_id = $1`, [
        owner.accountId,
        JSON.stringify({ proposalSlug: 'outro-nome', proposalTheme: theme, calculation: { inflation: 3 } }),
      ]);
      await api.query("update accounts set name = 'Outra Empresa' where id = $1", [owner.accountId]);
      expect(await look(frontId)).toBe(before);
      const bySlug = `/proposta/final/sol-nascente/${count}/${frontId.slice(0, 5)}`;
      expect((await requestPage(api, bySlug)).statusCode).toBe(200);
      // A day that is over is over for whoever has not taken it.
      await api.query('alter table proposals disable trigger agreed_proposals_stay');
      await api.query("update proposals set validity_date = '2026-01-31' where id = $1", [_id]);
      await api.query('alter table proposals enable trigger agreed_proposals_stay');
      expect(await look(frontId)).toBe(before);
      const { proposal } = await api.call('GET /proposals/public/:frontId', { params: { frontId } });
      expect(proposal).toMatchObject({ companyName: 'Sol Nascente', customerData: { name: 'Joana Prado' } });
      await api.query("update accounts set name = 'Sol Nascente' where id = $1", [owner.accountId]);
    });

    test('the sale that was won with it may be deleted; the proposal stays', async () => {
      const { owner } = api.people;
      const { proposal, itemId } = await won();
      await api.call('DELETE /sales/single/:userId/:itemId', {
        as: owner,
        params: { userId: owner.userId, itemId },
      });
      expect(await look(proposal.frontId)).toContain('R$ 14.700,00');
      expect((await read(proposal._id)).agreement?.reason).toBe('WON');
    });

    test('the database itself changes nothing of it', async () => {
      const { _id } = await taken();
      for (const change of [
        "data = data - 'kitData'",
        'final_price_cents = 1',
        'validity_date = null',
        'finished = false',
      ])
        expect(await api.query(`update proposals set ${change} where id = $1 returning id`, [_id])).toEqual(
          [],
        );
      expect(await read(_id)).toMatchObject({ finished: true, revenueData: { finalPrice: 14_700 } });
    });

    test('a new version has its data and names it; only what was agreed to has new versions', async () => {
      const { owner } = api.people;
      const original = await taken();
      const ask = { as: owner, params: { proposalId: original._id }, body: { isNewVersion: true } };
      const { clonedProposalId } = await api.call(CLONE, ask);
      const copy = await read(clonedProposalId);
      expect(copy).toMatchObject({
        agreement: null,
        finished: false,
        count: null,
        revenueData: original.revenueData,
        predecessor: { _id: original._id, frontId: original.frontId, count: original.count },
      });
      const { proposals } = await api.call('GET /proposals/customer/:cid/:multiplier', {
        as: owner,
        params: { cid: boards.customerId, multiplier: 1 },
      });
      expect(proposals.find(({ _id }) => _id === copy._id)?.predecessorCount).toBe(original.count);
      const change = {
        as: owner,
        params: { pid: copy._id },
        body: { ...sampleEquipment, kitData: { kitPrice: 9_900 }, version: copy.version },
      };
      expect((await api.call('POST /proposals/step-2/:pid', change)).proposal.version).toBe(copy.version + 1);
      expect(await read(original._id)).toMatchObject({ version: original.version });

      const early = { ...ask, params: { proposalId: copy._id } };
      expect((await api.refused(CLONE, early)).status).toBe(409);
      const plain = await api.call(CLONE, { as: owner, params: { proposalId: original._id } });
      expect((await read(plain.clonedProposalId)).predecessor).toBeNull();
      expect((await api.refused(CLONE, { ...ask, as: api.people.neighbour })).status).toBe(404);
    });
  },
  { BUILD_DIR: buildDir },
);
