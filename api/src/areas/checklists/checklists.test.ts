import { computeAnswerVersion } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const TEMPLATE = 'GET /checklists/single/kanban/:type';
const EDIT = 'PUT /checklists/single/kanban/:type';
const ANSWERS = 'GET /checklists/single/sale/:saleId';
const ANSWER = 'POST /checklists/single/item/:checklistId/:itemId/:saleId';
const params = { type: 'SALES' as const };

const four: RequestBody<typeof EDIT>['items'] = [
  { type: 'checkbox', task: 'Conta de luz recebida', category: 'Documentos' },
  { type: 'text', task: 'Número da UC' },
  { type: 'number', task: 'Disjuntor (A)', category: 'Visita' },
  { type: 'list', task: 'Telhado', category: 'Visita', list: ['Cerâmico', 'Metálico'] },
];

describeApi('checklists', (api) => {
  let boards: TestBoards;
  let saleId = '';
  const edit = (as: TestPerson, body: RequestBody<typeof EDIT>) => api.call(EDIT, { as, params, body });
  const template = async () => (await api.call(TEMPLATE, { as: api.people.owner, params })).checklist;

  async function answering(
    as: TestPerson,
    task: string,
    answer: RequestBody<typeof ANSWER>['answer'],
    sale = saleId,
  ) {
    const { _id, items } = await template();
    const itemId = items.find((item) => item.task === task)?._id ?? '';
    return { as, params: { checklistId: _id, itemId, saleId: sale }, body: { answer } };
  }

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner } = api.people;
    saleId = (await boards.addItem(owner))._id;
    await edit(owner, { items: four });
  });

  test('[checklists-002, checklists-007, checklists-008] a template of four types per board, in order', async () => {
    const { owner } = api.people;
    const { items, itemsOrder, version } = await template();
    expect(items.map(({ type, task, category, list }) => [type, task, category, list])).toEqual([
      ['checkbox', 'Conta de luz recebida', 'Documentos', []],
      ['text', 'Número da UC', '', []],
      ['number', 'Disjuntor (A)', 'Visita', []],
      ['list', 'Telhado', 'Visita', ['Cerâmico', 'Metálico']],
    ]);
    expect(itemsOrder).toEqual(items.map(({ _id }) => _id));
    const { checklist } = await edit(owner, { items: items.toReversed(), version });
    expect(checklist.items.map(({ _id }) => _id)).toEqual(itemsOrder.toReversed());
    expect(checklist.version).toBe(version + 1);
    const other = await api.call(TEMPLATE, { as: owner, params: { type: 'PROJECT' } });
    expect(other.checklist.items).toEqual([]);
  });

  test('[checklists-002, checklists-006] an answer is kept in the field of its type and answers the checklist', async () => {
    const { owner } = api.people;
    await api.call(ANSWER, await answering(owner, 'Conta de luz recebida', true));
    await api.call(ANSWER, await answering(owner, 'Número da UC', ' 123 '));
    await api.call(ANSWER, await answering(owner, 'Disjuntor (A)', 40.5));
    const { checklist } = await api.call(ANSWER, await answering(owner, 'Telhado', 'Metálico'));
    const told = checklist.answers.map(({ answerBoolean, answerString, answerNumber }) => [
      answerBoolean,
      answerString,
      answerNumber,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        [true, null, null],
        [null, '123', null],
        [null, null, 40.5],
        [null, 'Metálico', null],
      ]),
    );
    expect(checklist.answers[0]).toMatchObject({ userName: 'dono', answeredTimestamp: expect.any(Number) });
    expect((await api.call(ANSWERS, { as: owner, params: { saleId } })).checklist).toEqual(checklist);
    const cleared = await api.call(ANSWER, await answering(owner, 'Telhado', null));
    expect(cleared.checklist.answers).toHaveLength(3);
  });

  test('[checklists-004] what is no answer of that type is refused in words', async () => {
    const { owner } = api.people;
    const refusal = async (task: string, answer: RequestBody<typeof ANSWER>['answer']) => {
      const { status, message } = await api.refused(ANSWER, await answering(owner, task, answer));
      return [status, message];
    };
    expect(await refusal('Telhado', 'Palha')).toEqual([
      400,
      '“Palha” não está entre as opções de “Telhado”.',
    ]);
    expect(await refusal('Disjuntor (A)', 'muitos')).toEqual([
      400,
      'Resposta inválida para “Disjuntor (A)”.',
    ]);
    expect(await refusal('Número da UC', '  ')).toEqual([400, 'Resposta inválida para “Número da UC”.']);
    expect(await refusal('Conta de luz recebida', 'sim')).toMatchObject([400, expect.any(String)]);
  });

  test('an item that was taken out refuses answers in words; its answers come back with it', async () => {
    const { owner } = api.people;
    await api.call(ANSWER, await answering(owner, 'Telhado', 'Cerâmico'));
    const { items } = await template();
    const late = await answering(owner, 'Telhado', 'Metálico');
    await edit(owner, { items: items.filter(({ task }) => task !== 'Telhado') });
    const refusal = await api.refused(ANSWER, late);
    expect(refusal).toMatchObject({ status: 404, message: expect.stringContaining('retirado do checklist') });
    const without = await api.call(ANSWERS, { as: owner, params: { saleId } });
    expect(without.checklist.answers.some(({ answerString }) => answerString === 'Cerâmico')).toBe(false);
    await edit(owner, { items });
    const back = await api.call(ANSWERS, { as: owner, params: { saleId } });
    expect(back.checklist.answers.some(({ answerString }) => answerString === 'Cerâmico')).toBe(true);
  });

  test('two edits at once: the second is told, nothing is overwritten', async () => {
    const { owner } = api.people;
    const { items, version } = await template();
    const edits = [0, 1].map(() =>
      api.send({
        method: 'PUT',
        url: '/api/checklists/single/kanban/SALES',
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { items, version },
      }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409]);
  });

  test('two answers at once: one of them counts', async () => {
    const { owner } = api.people;
    const requests = await Promise.all(['um', 'dois'].map((text) => answering(owner, 'Número da UC', text)));
    await Promise.all(requests.map((request) => api.call(ANSWER, request)));
    const { checklist } = await api.call(ANSWERS, { as: owner, params: { saleId } });
    const counts = checklist.answers.filter(({ answerString }) =>
      ['um', 'dois'].includes(answerString ?? ''),
    );
    expect(counts).toHaveLength(1);
  });

  test('an answer that waited for a signal does not replace one given since, unless it is sent on purpose', async () => {
    const { owner, supervisor } = api.people;
    await api.call(ANSWER, await answering(owner, 'Disjuntor (A)', 32));
    const late = {
      ...(await answering(owner, 'Disjuntor (A)', 40)),
      headers: { 'if-match': `"${computeAnswerVersion(32)}"` },
    };
    await api.call(ANSWER, await answering(supervisor, 'Disjuntor (A)', 63));
    const { status, current } = await api.refused(ANSWER, late);
    expect(status).toBe(409);
    expect(current?.text).toMatch(/^Disjuntor \(A\): 63 \(/);
    const again = { ...late, headers: { 'if-match': `"${current?.version}"` } };
    const { checklist } = await api.call(ANSWER, again);
    expect(checklist.answers.map(({ answerNumber }) => answerNumber)).toContain(40);
    // It is there by now: nothing is overwritten.
    await api.call(ANSWER, late);
  });

  test('a list without choices, choices of no list and a changed type are refused in words', async () => {
    const { owner } = api.people;
    const message = async (items: RequestBody<typeof EDIT>['items']) =>
      (await api.refused(EDIT, { as: owner, params, body: { items } })).message;
    const { items } = await template();
    const [first] = items;
    if (!first) throw new Error('no item');
    expect(await message([{ type: 'list', task: 'Cor' }])).toMatch(/pelo menos uma opção/);
    expect(await message([{ type: 'list', task: 'Cor', list: ['Azul', 'azul'] }])).toMatch(/repetidas/);
    expect(await message([{ type: 'text', task: 'Cor', list: ['Azul'] }])).toMatch(/não é uma lista/);
    expect(await message([{ _id: first._id, type: 'text', task: 'Outro' }])).toMatch(/não pode mudar/);
    expect(await message([first, first])).toMatch(/duas vezes/);
    expect((await template()).items).toEqual(items);
  });

  test('who manages the board edits, who sees the item answers, and only under ENTERPRISE', async () => {
    const { owner, vendor, supervisor, neighbour } = api.people;
    const { items } = await template();
    const status = async (as: TestPerson) =>
      (await api.refused(EDIT, { as, params, body: { items } })).status;
    expect(await status(vendor)).toBe(403);
    await edit(supervisor, { items });
    const own = await boards.addItem(vendor);
    await api.call(ANSWER, await answering(vendor, 'Número da UC', 'dela', own._id));
    const foreign = async (as: TestPerson) =>
      (await api.refused(ANSWER, await answering(as, 'Número da UC', 'x'))).status;
    expect(await foreign(vendor)).toBe(404);
    expect(await foreign(neighbour)).toBe(404);
    await api.query(`update accounts set signup_plan = 'CRM' where id = $1`, [owner.accountId]);
    try {
      const refusal = await api.refused(TEMPLATE, { as: owner, params });
      expect(refusal).toMatchObject({
        status: 403,
        message: 'O checklist faz parte do plano Enterprise.',
      });
    } finally {
      await api.query(`update accounts set signup_plan = 'ENTERPRISE' where id = $1`, [owner.accountId]);
    }
  });
});
