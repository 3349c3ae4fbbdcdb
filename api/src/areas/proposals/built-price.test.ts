import { toEpochMs } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient } from '../../../test/item-life';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const EDIT = 'PUT /proposals/approved/pricing/:saleId';
const READ = 'GET /proposals/approved/:saleId';
type Terms = RequestBody<typeof EDIT>;

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
  const life = createItemLifeTestClient(api);
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  /** A won sale and its project. */
  async function aProject() {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner);
    const sale = await boards.addItem(owner, { customerId });
    const proposal = await createFinishedProposal(api, owner, customerId);
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
  const edit = (as: TestPerson, saleId: string, changes: Partial<Terms> = {}) => ({
    as,
    params: { saleId },
    body: { ...terms, ...changes },
  });
  const getPrice = async (as: TestPerson, saleId: string) =>
    (await api.call(READ, { as, params: { saleId } })).proposal;

  test('keeps the first year of the study that was agreed', async () => {
    const { owner, proposal, project } = await aProject();
    const params = { pid: proposal._id, complete: 'true' as const };
    const { generation } = await api.call('GET /generations/single/:pid/:complete', { as: owner, params });
    const nextYear = Number(proposal.registryDate.slice(0, 4)) + 1;
    jest.spyOn(Date, 'now').mockReturnValue(toEpochMs(`${nextYear}-02-01`, '12:00'));
    const { proposal: edited } = await api.call(EDIT, edit(owner, project._id));
    jest.restoreAllMocks();
    const [first] = generation?.years ?? [];
    expect(first?.calendarYear).toBe(proposal.firstYear);
    expect(edited.revenueData?.finantialViability?.billWith).toBeCloseTo(first?.billWith ?? 0, 6);
  });

  test('[boards-038] is edited by the manager: project and work are worth it, the sale and its proposal stay as agreed', async () => {
    const { owner, sale, proposal, project, work } = await aProject();
    expect((await getPrice(owner, project._id))?.builtPrice).toBeNull();
    const { proposal: edited } = await api.call(EDIT, edit(owner, project._id));
    expect(edited.revenueData).toMatchObject({ finalPrice: 11_500, totalEqp: 9_000, discount: 500 });
    expect(edited.builtPrice).toMatchObject({ version: 1, agreedPrice: 14_700 });

    expect((await getPrice(owner, work._id))?.revenueData?.finalPrice).toBe(11_500);
    expect((await life.read(owner, project._id)).amount).toBe(11_500);
    expect((await life.read(owner, work._id)).amount).toBe(11_500);
    expect((await getPrice(owner, sale._id))?.revenueData?.finalPrice).toBe(14_700);
    expect((await life.read(owner, sale._id)).confirmedAmount).toBe(14_700);
    const kept = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid: proposal._id } });
    expect(kept.proposal).toMatchObject({ version: proposal.version, revenueData: { finalPrice: 14_700 } });
    expect((await life.getHistory(project._id))[0]).toMatch(
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
    expect((await getPrice(newcomer, project._id))?.revenueData?.totalEqp).toBeGreaterThan(0);
    expect(await api.refused(EDIT, edit(newcomer, project._id))).toMatchObject({ status: 403 });
    expect((await getPrice(owner, project._id))?.builtPrice).toBeNull();
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
    expect((await getPrice(owner, project._id))?.revenueData?.finalPrice).toBe(11_500);
    expect(await api.refused(EDIT, edit(owner, sale._id))).toMatchObject({ status: 409 });
    expect(await api.refused(EDIT, edit(api.people.neighbour, project._id))).toMatchObject({ status: 404 });
  });
});
