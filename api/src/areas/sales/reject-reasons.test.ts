import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient, getDateInDays, type ItemLifeTestClient } from '../../../test/item-life';
import type { TestPerson } from '../../../test/test-people';

const ADD = 'POST /sales/single/reject-reason/:saleId';
const EDIT = 'PUT /sales/single/reject-reason/:saleId/:reasonId';
const REMOVE = 'DELETE /sales/single/reject-reason/:saleId/:reasonId';

describeApi('rejections of a project', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
  });

  const project = async (as: TestPerson = api.people.owner) =>
    (await boards.addItem(as, { type: 'PROJECT' }))._id;
  const add = async (saleId: string, reason: string, as: TestPerson = api.people.owner) =>
    (await api.call(ADD, { as, params: { saleId }, body: { reason } })).rejectReasons;
  const refused = async (saleId: string, as: TestPerson = api.people.owner) =>
    (await api.refused(ADD, { as, params: { saleId }, body: { reason: 'x' } })).status;

  test('[boards-110, boards-047] are added, edited and removed; the answer is the list, newest first', async () => {
    const { owner } = api.people;
    const saleId = await project();
    const [first] = await add(saleId, ' Documento ilegível ');
    expect(first).toEqual({
      _id: expect.any(String),
      reason: 'Documento ilegível',
      registryDate: getDateInDays(0),
    });
    const both = await add(saleId, 'ART ausente');
    expect(both.map(({ reason }) => reason)).toEqual(['ART ausente', 'Documento ilegível']);
    const params = { saleId, reasonId: first?._id ?? '' };
    const edited = await api.call(EDIT, { as: owner, params, body: { reason: 'RG ilegível' } });
    expect(edited.rejectReasons.map(({ reason }) => reason)).toEqual(['ART ausente', 'RG ilegível']);
    expect((await life.read(owner, saleId)).rejectReasons).toEqual(edited.rejectReasons);
    const events = await life.getEvents(async () => {
      const { rejectReasons } = await api.call(REMOVE, { as: owner, params });
      expect(rejectReasons.map(({ reason }) => reason)).toEqual(['ART ausente']);
    });
    expect(events).toMatchObject([{ kind: 'item-changed', board: 'PROJECT', item: saleId }]);
    expect((await api.refused(REMOVE, { as: owner, params })).status).toBe(404);
    expect((await api.refused(EDIT, { as: owner, params, body: { reason: 'y' } })).status).toBe(404);
    expect(await life.getHistory(saleId)).toEqual([
      expect.stringMatching(/^Reprova excluída: Projeto #\d{5}: "RG ilegível"\.$/),
      expect.stringMatching(
        /^Reprova editada: Projeto #\d{5}: "Documento ilegível" passou a "RG ilegível"\.$/,
      ),
      expect.stringMatching(/^Reprova adicionada: /),
      expect.stringMatching(/^Reprova adicionada: /),
      expect.stringMatching(/^Projeto cadastrado: /),
    ]);
  });

  test('[boards-043] belong to projects in progress only', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner);
    expect(await refused(_id)).toBe(400);
    const saleId = await project();
    const [reason] = await add(saleId, 'Padrão fora da norma');
    await life.change(owner, saleId, { status: 'CLOSED', execStatus: 'INTERNAL' });
    expect(await refused(saleId)).toBe(409);
    const params = { saleId, reasonId: reason?._id ?? '' };
    expect((await api.refused(REMOVE, { as: owner, params })).status).toBe(409);
    expect((await life.read(owner, saleId)).rejectReasons).toHaveLength(1);
  });

  test('are of whoever may see the project, and of one project', async () => {
    const { owner, vendor, colleague, neighbour } = api.people;
    const theirs = await project(colleague);
    expect(await add(theirs, 'Procuração vencida', colleague)).toHaveLength(1);
    expect(await refused(theirs, neighbour)).toBe(404);
    // Leads the colleague's team, but does not use the board.
    expect(await refused(theirs, vendor)).toBe(403);
    expect(await refused(await project(), colleague)).toBe(404);
    const [other] = await add(await project(), 'Outra');
    const params = { saleId: theirs, reasonId: other?._id ?? '' };
    expect((await api.refused(REMOVE, { as: owner, params })).status).toBe(404);
  });

  test('a repeated click adds once', async () => {
    const { owner } = api.people;
    const saleId = await project();
    const request = {
      as: owner,
      params: { saleId },
      body: { reason: 'Uma vez' },
      headers: { 'idempotency-key': `reprova-${saleId}` },
    };
    await Promise.all([api.call(ADD, request), api.call(ADD, request)]);
    expect((await life.read(owner, saleId)).rejectReasons).toHaveLength(1);
  });
});
