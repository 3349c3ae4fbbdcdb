import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import { createTicketTester } from '../tickets/tickets.testing';

const ADD = 'POST /operation/canned-answers';
const EDIT = 'PUT /operation/canned-answers/:answerId';
const LIST = 'GET /operation/canned-answers';

describeApi('canned answers', (api) => {
  const tickets = createTicketTester(api);
  const texts = { shortcut: 'Saudação', title: 'Saudação', text: 'Olá, {{nome}}!' };
  const add = (body = texts) => api.call(ADD, { as: api.people.admin, body });
  afterEach(() => api.query('delete from canned_answers'));

  test('attendants share them, and of two edits at once the later one is told', async () => {
    const { admin } = api.people;
    const added = await add();
    expect(added).toMatchObject({ shortcut: 'saudacao', version: 1 });
    const edit = (text: string) => ({
      as: admin,
      params: { answerId: added._id },
      body: { ...texts, text, version: 1 },
    });
    const met = await Promise.allSettled([api.call(EDIT, edit('Oi!')), api.call(EDIT, edit('Bom dia!'))]);
    expect(met.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { items } = await api.call(LIST, { as: admin });
    expect(items).toMatchObject([{ shortcut: 'saudacao', version: 2 }]);
    await api.call('DELETE /operation/canned-answers/:answerId', {
      as: admin,
      params: { answerId: added._id },
    });
    expect((await api.call(LIST, { as: admin })).items).toEqual([]);
  });

  test('a shortcut is there once, whichever way it is written', async () => {
    const met = await Promise.allSettled([add(), add({ ...texts, shortcut: ' SAUDACAO ' })]);
    expect(met.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = await api.refused(ADD, { as: api.people.admin, body: { ...texts, shortcut: '!?' } });
    expect(refusal).toMatchObject({ status: 400 });
  });

  test('an answer in which a field is open is refused; a note, or a field in back quotes, is not', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const ANSWER = 'POST /operation/tickets/answer/:ticketId';
    const build = (text: string, isInternal: 'true' | 'false' = 'false') => ({
      as: admin,
      params: { ticketId },
      body: { text, clientKey: randomUUID(), seenSeq: 9, isInternal },
    });
    const refusal = await api.refused(ANSWER, build('Olá, {{nome}}!'));
    expect(refusal).toMatchObject({ status: 400 });
    await api.call(ANSWER, build('Perguntar o {{nome}}.', 'true'));
    await api.call(ANSWER, build('Escreva `{{nome}}` no modelo.'));
  });
});
