import {
  boardKinds,
  boardPermissions,
  describeReadOnlyArea,
  editingCalls,
  type IndividualPermissions,
  individualPermissionNames,
  isReadOnlyCall,
  type PermissionArea,
  type PermissionLevels,
  permissionAreaNames,
  permissionAreas,
} from '@girassol/shared-domain';
import { apiContract } from '../src/modules';
import { createTestBoards, type TestBoards } from './boards';
import { describeApi } from './harness';

/** All flags but those of an area, so that its level decides. */
const listFlagsWithout = (area: PermissionArea): IndividualPermissions =>
  Object.fromEntries(
    individualPermissionNames
      .filter((name) => !permissionAreas[area].flags.includes(name))
      .map((name) => [name, true]),
  );

const areasWithCalls = permissionAreaNames.filter((area) => editingCalls[area].length > 0);
const boardAreas = [
  'preSales',
  'sales',
  'administrative',
  'projects',
  'installations',
  'afterSales',
] as const satisfies readonly PermissionArea[];

/** Paths of the calls of areas with a level, but for boards and schedules, whose calls say nothing of the area. */
const pathsOfAreas =
  /^\w+ \/(?:customers|proposals|financings|orders|chats|kits|modules|inverters|equipaments|websites|contracts|sales\/contracts|signatures|imports|users\/vendors)\//;

/** Calls with such a path that read, export, or are not of people of the account. */
const unlevelledCalls = [
  'POST /chats/support',
  'POST /customers/csv-data/:userId',
  'POST /customers/export/:userId',
  'POST /customers/personal-data/:cid',
  'POST /financings/single/papers/open/:fid',
  'POST /imports/errors/:userId/:importId',
  'POST /imports/template',
  'POST /proposals/preview/:pid',
  'POST /websites/simulation/:userId',
  'PUT /chats/read/:chatId',
  'PUT /websites/suspension/:accountId',
  'PUT /websites/zone',
];

describeApi('levels of collaborators in the 18 areas', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const setRights = (permissions: IndividualPermissions, levels: PermissionLevels) =>
    api.query('update users set permissions = $1, levels = $2 where id = $3', [
      JSON.stringify(permissions),
      JSON.stringify(levels),
      api.people.colleague.userId,
    ]);

  /** Sends a call without anything that it needs: a level forbids it before that is read. */
  async function send(call: string): Promise<{ status: number; message: string }> {
    const [method, path = ''] = call.split(' ');
    const response = await api.send({
      method: method as 'POST', // the contract's keys begin with a method
      url: `/api${path.replaceAll(/:\w+/g, api.people.colleague.userId)}`,
      headers: { authorization: `Bearer ${api.people.colleague.token}` },
    });
    return { status: response.statusCode, message: String(JSON.parse(response.body).message) };
  }

  test('a call of an area that changes something is in the table, or is known to change nothing there', () => {
    const known = new Set([...permissionAreaNames.flatMap((area) => editingCalls[area]), ...unlevelledCalls]);
    const calls = Object.keys(apiContract).filter((call) => pathsOfAreas.test(call) && !isReadOnlyCall(call));
    expect(calls.filter((call) => !known.has(call))).toEqual([]);
    expect(unlevelledCalls.filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('the table names calls of the contract that change something, and each once', () => {
    const calls = permissionAreaNames.flatMap((area) => editingCalls[area]);
    expect(calls.filter((call) => !Object.hasOwn(apiContract, call) || isReadOnlyCall(call))).toEqual([]);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(areasWithCalls)(
    '[collaborators-003] %s: VIEW and NONE forbid each call that edits, EDIT and the flags of the area do not',
    async (area) => {
      const refusal = { status: 403, message: describeReadOnlyArea(area) };
      for (const level of ['VIEW', 'NONE'] as const) {
        await setRights(listFlagsWithout(area), { [area]: level });
        for (const call of editingCalls[area])
          expect({ call, ...(await send(call)) }).toEqual({ call, ...refusal });
      }
      await setRights(listFlagsWithout(area), { [area]: 'EDIT' });
      for (const call of editingCalls[area]) expect(await send(call)).not.toEqual(refusal);
      for (const flag of permissionAreas[area].flags) {
        await setRights({ [flag]: true }, { [area]: 'NONE' });
        for (const call of editingCalls[area]) expect(await send(call)).not.toEqual(refusal);
      }
    },
  );

  test.each(areasWithCalls)('%s: the level of another area forbids nothing', async (area) => {
    const others = Object.fromEntries(
      permissionAreaNames.filter((one) => one !== area).map((one) => [one, 'VIEW' as const]),
    );
    await setRights(listFlagsWithout(area), others);
    for (const call of editingCalls[area])
      expect((await send(call)).message).not.toBe(describeReadOnlyArea(area));
  });

  test.each(boardAreas)(
    '%s: without a flag of the board nobody changes its items, and with one the level is EDIT',
    async (area) => {
      const board = boardKinds.find((kind) =>
        permissionAreas[area].flags.includes(boardPermissions[kind].permission),
      );
      const sale = await boards.addItem(api.people.owner, board && { type: board });
      const change = {
        as: api.people.colleague,
        params: { userId: api.people.colleague.userId, saleId: sale._id },
        body: { name: 'Outro nome' },
      };
      await setRights(listFlagsWithout(area), { [area]: 'EDIT' });
      expect([403, 404]).toContain((await api.refused('PATCH /sales/single/:userId/:saleId', change)).status);
      await setRights(Object.fromEntries(permissionAreas[area].flags.map((flag) => [flag, true])), {
        [area]: 'VIEW',
      });
      const changed = await api.call('PATCH /sales/single/:userId/:saleId', change);
      expect(changed.sale.name).toBe('Outro nome');
    },
  );

  test('schedule: VIEW leaves notes alone, and forbids notes with a date', async () => {
    const { colleague } = api.people;
    const flags = listFlagsWithout('schedule');
    await setRights(flags, {});
    const sale = await boards.addItem(colleague);
    const [note, date] = [
      { noteText: 'Ligar', noteType: 'Visita' },
      { warningDate: '2030-03-15', warningTimeStart: '10:00', warningTimeEnd: '11:00' },
    ];
    const add = { as: colleague, params: { id: sale._id } };
    const refusal = { status: 403, message: describeReadOnlyArea('schedule') };
    const dated = await api.call('POST /notes/new/:id', { ...add, body: { ...note, ...date } });
    await setRights(flags, { schedule: 'VIEW' });
    const plain = await api.call('POST /notes/new/:id', { ...add, body: note });
    expect(await api.refused('POST /notes/new/:id', { ...add, body: { ...note, ...date } })).toMatchObject(
      refusal,
    );
    for (const [noteId, body] of [
      [dated.note._id, { noteText: 'Outro texto' }],
      [plain.note._id, date],
    ] as const) {
      const edit = { as: colleague, params: { saleId: sale._id, noteId }, body };
      expect(await api.refused('PATCH /notes/note/:saleId/:noteId', edit)).toMatchObject(refusal);
    }
    const remove = { as: colleague, params: { saleId: sale._id, noteId: dated.note._id } };
    expect(await api.refused('DELETE /notes/note/:saleId/:noteId', remove)).toMatchObject(refusal);
    await api.call('DELETE /notes/note/:saleId/:noteId', {
      ...remove,
      params: { ...remove.params, noteId: plain.note._id },
    });
  });

  test('an owner has all levels', async () => {
    await api.query('update users set levels = $1 where id = $2', [
      JSON.stringify(Object.fromEntries(permissionAreaNames.map((area) => [area, 'NONE']))),
      api.people.owner.userId,
    ]);
    await boards.addCustomer(api.people.owner, 'Cliente do Dono');
    await api.query("update users set levels = '{}' where id = $1", [api.people.owner.userId]);
  });
});
