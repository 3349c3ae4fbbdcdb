import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';

describeApi('cloning, deleting and following proposals', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  const finished = () => createFinishedProposal(api, api.people.owner, boards.customerId);
  const read = async (pid: string) =>
    (await api.call('GET /proposals/single/:pid', { as: api.people.owner, params: { pid } })).proposal;

  test('[proposals-015] a clone has the data of the original, and nothing that belongs to it alone', async () => {
    const { owner, supervisor } = api.people;
    const original = await finished();
    const clone = 'POST /proposals/cloned-proposal/:proposalId';
    const { clonedProposalId } = await api.call(clone, {
      as: supervisor,
      params: { proposalId: original._id },
    });
    const copy = await read(clonedProposalId);
    expect(copy).toMatchObject({
      frontId: clonedProposalId,
      count: null,
      finished: false,
      views: 0,
      step: 5,
      version: 1,
      energyBillData: original.energyBillData,
      pvModuleData: original.pvModuleData,
      revenueData: original.revenueData,
      userData: { _id: supervisor.userId },
    });
    expect(copy._id).not.toBe(original._id);
    expect(copy.frontId).not.toBe(original.frontId);
    expect((await read(original._id)).count).toBe(original.count);
    expect(owner.accountId).toBe(supervisor.accountId);
  });

  test('[proposals-012] deleting a proposal deletes its projects and works; the sale stays without it', async () => {
    const { owner } = api.people;
    const { _id } = await finished();
    const sale = await boards.addItem(owner, { name: 'Venda' });
    const project = await boards.addItem(owner, { name: 'Projeto', type: 'PROJECT' });
    const work = await boards.addItem(owner, { name: 'Obra', type: 'INSTALLATION' });
    await api.query('update sales set approved_proposal = $1, proposal_id = $1 where id = any($2)', [
      _id,
      [sale._id, project._id, work._id],
    ]);
    const list = { as: owner, params: { cid: boards.customerId, multiplier: 1 } };
    const { proposals } = await api.call('GET /proposals/customer/:cid/:multiplier', list);
    expect(proposals.find((one) => one._id === _id)?.linkedWorks).toBe(2);

    const remove = { as: owner, params: { proposalId: _id } };
    expect(await api.call('DELETE /proposals/single/:proposalId', remove)).toEqual({ deletedItems: 2 });
    expect(
      (await api.refused('GET /proposals/single/:pid', { as: owner, params: { pid: _id } })).status,
    ).toBe(404);
    for (const saleId of [project._id, work._id]) {
      expect((await api.refused('GET /sales/single/:saleId', { as: owner, params: { saleId } })).status).toBe(
        404,
      );
    }
    const kept = await api.call('GET /sales/single/:saleId', { as: owner, params: { saleId: sale._id } });
    expect(kept.sale.approvedProposal).toBeNull();
    expect((await api.refused('DELETE /proposals/single/:proposalId', remove)).status).toBe(404);
  });

  test('[proposals-014] deleting needs dataDeletion of a vendor', async () => {
    const { supervisor } = api.people;
    const { _id } = await finished();
    const remove = { as: supervisor, params: { proposalId: _id } };
    const refusal = await api.refused('DELETE /proposals/single/:proposalId', remove);
    expect([refusal.status, refusal.message]).toEqual([
      403,
      'Você não tem permissão para excluir propostas.',
    ]);
    await api.query(`update users set permissions = permissions || '{"dataDeletion": true}' where id = $1`, [
      supervisor.userId,
    ]);
    expect(await api.call('DELETE /proposals/single/:proposalId', remove)).toEqual({ deletedItems: 0 });
  });

  test('[proposals-019] a monitoring link waits for approval; approved it stays; only the web is an address', async () => {
    const { owner } = api.people;
    const { _id } = await finished();
    const set = (link: string) => ({ as: owner, params: { pid: _id }, body: { link } });
    const KEY = 'PUT /proposals/single/monitoring-link/:pid';
    expect((await api.refused(KEY, set('javascript:alert(1)'))).fields?.[0]?.path).toBe('link');
    const { proposal } = await api.call(KEY, set('https://monitor.exemplo.com.br/7'));
    expect(proposal.monitoringLink).toEqual({ url: 'https://monitor.exemplo.com.br/7', status: 'PENDING' });
    const status = (value: string) =>
      api.query(
        `update proposals set data = jsonb_set(data, '{monitoringLink,status}', to_jsonb($1::text)) where id = $2`,
        [value, _id],
      );
    await status('REJECTED');
    expect(
      (await api.call(KEY, set('https://monitor.exemplo.com.br/8'))).proposal.monitoringLink?.status,
    ).toBe('PENDING');
    await status('APPROVED');
    expect((await api.refused(KEY, set('https://monitor.exemplo.com.br/9'))).status).toBe(409);
  });

  test('who may see an item may see its approved proposal, prices only with the right to them', async () => {
    const { owner, colleague, neighbour } = api.people;
    const { _id } = await finished();
    const project = await boards.addItem(owner, { type: 'PROJECT', vendor: colleague.userId });
    const KEY = 'GET /proposals/approved/:saleId';
    const params = { saleId: project._id };
    expect(await api.call(KEY, { as: colleague, params })).toEqual({ proposal: null });
    await api.query('update sales set approved_proposal = $1 where id = $2', [_id, project._id]);
    const seen = (await api.call(KEY, { as: colleague, params })).proposal;
    expect(seen).toMatchObject({ _id, pricingVisible: false, energyBillData: [{ ucName: 'Casa' }] });
    expect(seen?.revenueData).toMatchObject({ finalPrice: 14_700, inflation: 10 });
    expect(seen?.revenueData).not.toHaveProperty('profit');
    expect((await api.call(KEY, { as: owner, params })).proposal?.revenueData).toMatchObject({
      profit: 4_900,
    });
    expect((await api.refused(KEY, { as: neighbour, params })).status).toBe(404);
  });
});
