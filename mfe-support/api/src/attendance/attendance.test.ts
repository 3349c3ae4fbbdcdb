import { randomUUID } from 'node:crypto';
import { describeApi } from '@girassol/api/test/harness';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createTicketTester } from '../tickets/tickets.testing';

const QUEUE = 'GET /operation/tickets/queue/:multiplier';
const READ = 'GET /operation/tickets/single/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';

describeApi('answers of attendants', (api) => {
  const tickets = createTicketTester(api);
  const buildAnswer = (body: Partial<RequestBody<typeof ANSWER>> = {}) => ({
    text: 'Tente de novo, por favor.',
    clientKey: randomUUID(),
    seenSeq: 1,
    ...body,
  });
  const answer = (ticketId: string, body: Partial<RequestBody<typeof ANSWER>> = {}) =>
    api.call(ANSWER, { as: api.people.admin, params: { ticketId }, body: buildAnswer(body) });
  const listQueue = async (query = {}) =>
    (await api.call(QUEUE, { as: api.people.admin, params: { multiplier: 1 }, query })).items;

  test('the queue has the open tickets of all accounts, the soonest promise first', async () => {
    const { basic, owner, neighbour } = api.people;
    const ids: string[] = [];
    for (const person of [basic, neighbour, owner]) ids.push((await tickets.open(person))._id);
    const [first = '', second = '', third = ''] = ids;
    for (const [at, id] of [second, third, first].entries())
      await api.query(
        'update support_tickets set answer_due = now() + make_interval(hours => $2) where id = $1',
        [id, at],
      );
    const queue = await listQueue();
    expect(queue.map(({ _id }) => _id)).toEqual([second, third, first]);
    expect(queue[0]).toMatchObject({
      account: { name: 'Vizinha', signupPlan: 'ENTERPRISE' },
      requester: 'vizinha',
      attendant: null,
      unread: 1,
    });
    expect((await listQueue({ search: 'SOLO' })).map(({ _id }) => _id)).toEqual([first]);
    expect(await listQueue({ search: '%' })).toEqual([]);
    await answer(first);
    expect((await listQueue()).map(({ _id }) => _id)).toEqual([second, third]);
    expect((await listQueue({ status: 'ANSWERED', assigned: 'MINE' })).map(({ _id }) => _id)).toEqual([
      first,
    ]);
  });

  test('an answer stops the promise, names its author, and notifies the requester once', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const clientKey = randomUUID();
    const body = { clientKey, text: 'Atualize a **página**.' };
    await Promise.all([answer(ticketId, body), answer(ticketId, body)]);
    const ticket = await tickets.load(vendor, ticketId);
    expect(ticket).toMatchObject({
      status: 'ANSWERED',
      answerDue: null,
      unread: 1,
      lastSeq: 2,
      readByOthers: 2,
    });
    expect(ticket.messages[1]).toMatchObject({
      role: 'assistant',
      author: expect.stringMatching(/./),
      content: 'Atualize a página.',
      clientKey: null,
    });
    const told = await api.query('select kind, count from notifications where user_id = $1', [vendor.userId]);
    expect(told).toEqual([{ kind: 'ticket-answered', count: 1 }]);
    const [row] = await api.query('select first_answer_kept from support_tickets where id = $1', [ticketId]);
    expect(row).toEqual({ first_answer_kept: true });
  });

  test('an answer that did not see what came meanwhile is refused, and writes nothing', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    await tickets.write(owner, ticketId, { content: 'Mais uma coisa.' });
    const request = { as: admin, params: { ticketId }, body: buildAnswer({ seenSeq: 1 }) };
    expect(await api.refused(ANSWER, request)).toMatchObject({ status: 409 });
    const { ticket } = await api.call(READ, { as: admin, params: { ticketId }, query: { after: 1 } });
    expect(ticket.messages.map(({ content }) => content)).toEqual(['Mais uma coisa.']);
    expect((await answer(ticketId, { seenSeq: 2 })).ticket.lastSeq).toBe(3);
  });

  test('an internal note is seen by attendants only, and answers nothing', async () => {
    const { owner } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const noted = await answer(ticketId, { text: 'Cliente antigo.', isInternal: 'true' });
    expect(noted.ticket.messages.at(-1)).toMatchObject({ isInternal: true, content: 'Cliente antigo.' });
    const seen = await tickets.load(owner, ticketId);
    expect([seen.status, seen.unread, seen.messages.length]).toEqual(['OPEN', 0, 1]);
    const key = 'POST /tickets/filtered/user/:multiplier';
    const search = { as: owner, params: { multiplier: 1 }, body: { searchValue: 'antigo' } };
    expect((await api.call(key, search)).items).toEqual([]);
  });

  test('a ticket is taken, given back, read, and closed with the answer', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const request = { as: admin, params: { ticketId } };
    const TAKE = 'PUT /operation/tickets/attendant/:ticketId';
    expect((await api.call(TAKE, { ...request, body: { takes: true } })).attendant).toMatchObject({
      isMine: true,
    });
    expect((await api.call(TAKE, { ...request, body: { takes: false } })).attendant).toBeNull();
    await api.call('PUT /operation/tickets/read/:ticketId', { ...request, body: { seq: 1 } });
    expect((await tickets.load(owner, ticketId)).readByOthers).toBe(1);
    expect((await answer(ticketId, { closes: 'true' })).ticket).toMatchObject({
      status: 'CLOSED',
      lastSeq: 3,
    });
    expect(await api.refused('PUT /operation/tickets/closing/:ticketId', request)).toMatchObject({
      status: 409,
    });
    expect(await tickets.load(owner, ticketId)).toMatchObject({ status: 'CLOSED', mayRate: true });
  });

  test('the functions of the queue answer nothing to people who do not administer the platform', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    expect(await api.refused(QUEUE, { as: owner, params: { multiplier: 1 } })).toMatchObject({ status: 403 });
    const { sql } = await import('kysely');
    const ask = (person: typeof owner) =>
      api.database.asAccount(person, async (tx) => {
        const { rows: queue } =
          await sql`select * from list_support_queue('OPEN', '', 'ANYBODY', '', false, 0, 10)`.execute(tx);
        const { rows: found } = await sql`select find_support_ticket_account(${ticketId}) as id`.execute(tx);
        return [queue.length > 0, found];
      });
    expect(await ask(owner)).toEqual([false, [{ id: null }]]);
    expect(await ask(admin)).toEqual([true, [{ id: owner.accountId }]]);
  });

  test('a ticket of a person who was removed is answered, named so, and nobody is notified', async () => {
    const { owner, newcomer } = api.people;
    const { _id: ticketId } = await tickets.open(newcomer);
    await api.query('delete from notifications');
    await api.query('update users set disabled_at = now() where id = $1', [newcomer.userId]);
    const answered = await answer(ticketId, { seenSeq: 10 });
    expect(answered.ticket).toMatchObject({ status: 'ANSWERED', requester: { isRemoved: true } });
    expect(await api.query('select from notifications')).toEqual([]);
    // The manager of the account goes on with it.
    expect((await tickets.load(owner, ticketId)).requester.isRemoved).toBe(true);
    await tickets.write(owner, ticketId, { content: 'Assumo daqui.' });
    expect((await tickets.load(owner, ticketId)).status).toBe('OPEN');
    await api.query('update users set disabled_at = null where id = $1', [newcomer.userId]);
  });

  test('signs that turn text are removed from titles, messages, notes and tags, and HTML stays text', async () => {
    const { owner, admin } = api.people;
    const turned = '\u202eabc\u2067 <b>x</b>\u202c';
    const { _id: ticketId } = await tickets.open(owner, { title: `Nota ${turned}`, content: turned });
    await answer(ticketId, { text: `Nota: ${turned}`, isInternal: 'true' });
    const attended = await api.call('PUT /operation/tickets/tags/:ticketId', {
      as: admin,
      params: { ticketId },
      body: { tags: ['\u202efiscal'] },
    });
    expect(attended.ticket.title).toBe('Nota abc <b>x</b>');
    expect(attended.ticket.messages.map(({ content }) => content)).toEqual([
      'abc <b>x</b>',
      'Nota: abc <b>x</b>',
    ]);
    expect(attended.tags).toEqual(['fiscal']);
  });

  test('of two attendants who answer at the same moment one is refused and sees the other’s answer', async () => {
    const { owner, admin, supervisor } = api.people;
    await api.query('update users set is_admin = true where id = $1', [supervisor.userId]);
    const { _id: ticketId } = await tickets.open(owner);
    const send = (as: typeof admin) =>
      api.getAnswer(ANSWER, { as, params: { ticketId }, body: buildAnswer({ seenSeq: 1 }) });
    const statuses = (await Promise.all([send(admin), send(supervisor)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await tickets.load(owner, ticketId)).lastSeq).toBe(2);
    await api.query('update users set is_admin = false where id = $1', [supervisor.userId]);
  });

  test('an answered ticket is closed after 7 days, warned on day 5, unless its customer writes', async () => {
    const { colleague, vendor } = api.people;
    const silent = await tickets.open(colleague);
    const writing = await tickets.open(vendor);
    for (const { _id } of [silent, writing]) await answer(_id);
    await tickets.write(vendor, writing._id, { content: 'Ainda não.' });
    const runSteps = async (days: number) => {
      // The jobs of the account fall due as if so many days had passed.
      await api.query(
        `update jobs set due_at = due_at - make_interval(days => $1), order_at = order_at - make_interval(days => $1),
           account_due = account_due - make_interval(days => $1) where kind = 'support.ticket-step'`,
        [days],
      );
      await api.app.jobs.runDue();
      return tickets.load(colleague, silent._id);
    };
    const warned = await runSteps(5);
    expect([warned.status, warned.messages.at(-1)?.role, warned.messages.length]).toEqual([
      'ANSWERED',
      'system',
      3,
    ]);
    // Its own due time is 7 days after the answer, which was not moved.
    expect((await runSteps(7)).status).toBe('CLOSED');
    expect((await tickets.load(vendor, writing._id)).status).toBe('OPEN');
    const [told] = await api.query(
      "select count(*)::int as n from notifications where user_id = $1 and kind = 'ticket-closing'",
      [colleague.userId],
    );
    expect(told).toEqual({ n: 1 });
  });
});
