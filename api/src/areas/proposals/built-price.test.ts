import type { Body } from '@girassol/shared-domain/contract';
import { type TestBoards, testBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { testLife } from '../../../test/item-life';
import type { Person } from '../../../test/people';
import { finishedProposal } from '../../../test/proposals';

const EDIT = 'PUT /proposals/approved/pricing/:saleId';
const READ = 'GET /proposals/approved/:saleId';
type Terms = Body<typeof EDIT>;

const terms: Terms = {
  method: 'MANUAL',
  kitCost: 9_000,
  marginEquip: 0,
  margin: 0,
  serviceCosts: [{ name: 'Instalação', value: 3_000 }],
  discount: 500,
  version: 0,
};

describeApi('the price of what is built', (api) => {
  let boards: TestBoards;
  const life = testLife(api);
  beforeAll(async () => {
    boards = await testBoards(api);
  });

  /** A won sale and its project. */
  async function aProject() {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner);
    const sale = await boards.addItem(owner, { customerId });
    const proposal = await finishedProposal(api, owner, customerId);
    await life.settings(owner, { autoCreateProjAndInst: true });
    const { created } = await life.change(owner, sale._id, {
      status: 'CLOSED',
      approvedProposal: proposal._id,
      confirmedAmount: 14_700,
    });
    const project = created.find(({ type }) => type === 'PROJECT');
    const work = created.find(({ type }) => type === 'INSTALLATION');
    if (!project || !work) throw new Error('the win made no project');
    return { owner, sale, proposal, project, work };
  }
  const edit = (as: Person, saleId: string, changes: Partial<Terms> = {}) => ({
    as,
    params: { saleId },
    body: { ...terms, ...changes },
  });
  const priceOf = async (as: Person, saleId: string) =>
    (await api.call(READ, { as, params: { saleId } })).proposal;

  test('[boards-038] is edited by the manager: project and work are worth it, the sale and its proposal stay as agreed', async () => {
    const { owner, sale, proposal, project, work } = await aProject();
    expect((await priceOf(owner, project._id))?.builtPrice).toBeNull();
    const { proposal: edited } = await api.call(EDIT, edit(owner, project._id));
    expect(edited.revenueData).toMatchObject({ finalPrice: 11_500, totalEqp: 9_000, discount: 500 });
    expect(edited.builtPrice).toMatchObject({ version: 1, agreedPrice: 14_700 });

    expect((await priceOf(owner, work._id))?.revenueData?.finalPrice).toBe(11_500);
    expect((await life.read(owner, project._id)).amount).toBe(11_500);
    expect((await life.read(owner, work._id)).amount).toBe(11_500);
    expect((await priceOf(owner, sale._id))?.revenueData?.finalPrice).toBe(14_700);
    expect((await life.read(owner, sale._id)).confirmedAmount).toBe(14_700);
    const kept = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid: proposal._id } });
    expect(kept.proposal).toMatchObject({ version: proposal.version, revenueData: { finalPrice: 14_700 } });
    expect((await life.historyOf(project._id))[0]).toMatch(
      /^Precificação editada: Projeto #\d{5}: de R\$.14\.700,00 para R\$.11\.500,00\.$/,
    );
  });

  test('[boards-038] with pricingEdit, not with pricingTab only', async () => {
    const { owner, project } = await aProject();
    const { newcomer } = api.people;
    await api.query('update sales set owner_id = $1 where id = $2', [newcomer.userId, project._id]);
    const grant = (permissions: object) =>
      api.query('update users set permissions = $1 where id = $2', [
        JSON.stringify(permissions),
        newcomer.userId,
      ]);
    await grant({ projectKanban: true, pricingTab: true });
    expect((await priceOf(newcomer, project._id))?.revenueData?.totalEqp).toBeGreaterThan(0);
    expect(await api.refused(EDIT, edit(newcomer, project._id))).toMatchObject({ status: 403 });
    expect((await priceOf(owner, project._id))?.builtPrice).toBeNull();
    await grant({ projectKanban: true, pricingEdit: true });
    expect((await api.call(EDIT, edit(newcomer, project._id))).proposal.builtPrice?.version).toBe(1);
  });

  test('of two who edit at once the second is told; nothing impossible is kept', async () => {
    const { owner, project, sale } = await aProject();
    await api.call(EDIT, edit(owner, project._id));
    expect(await api.refused(EDIT, edit(owner, project._id))).toMatchObject({
      status: 409,
      fields: [{ path: 'version' }],
    });
    expect(await api.refused(EDIT, edit(owner, project._id, { version: 1, discount: 99_999 }))).toMatchObject(
      {
        status: 400,
      },
    );
    expect((await priceOf(owner, project._id))?.revenueData?.finalPrice).toBe(11_500);
    expect(await api.refused(EDIT, edit(owner, sale._id))).toMatchObject({ status: 409 });
    expect(await api.refused(EDIT, edit(api.people.neighbour, project._id))).toMatchObject({ status: 404 });
  });
});
