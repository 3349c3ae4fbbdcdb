import { randomUUID } from 'node:crypto';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { isFullRun } from '@girassol/api/test/scope';
import { waitUntil } from '@girassol/api/test/wait-until';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { Ticket } from '@girassol/support-domain/contract';

const OPEN = 'POST /tickets/new/password-recovery';
const READ = 'GET /tickets/single/password-recovery/:ticketId';
const WRITE = 'POST /tickets/single/conversation/password-recovery/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';
const LINK = 'POST /operation/tickets/access-link/:ticketId';

const REQUESTS = isFullRun ? 10_000 : 300;
const AT_ONCE = 10;

describeApi('the recovery chat', (api) => {
  beforeEach(async () => {
    for (const table of ['login_attempts', 'mail_outbox', 'access_links'])
      await api.query(`delete from ${table}`);
  });

  const person = { email: 'dono@girassol.test', name: 'João', phone: '(47) 99999-1234' };
  const open = async (body = person): Promise<Ticket> => (await api.call(OPEN, { body })).ticket;
  const read = async (ticketId: string, query = {}): Promise<Ticket> =>
    (await api.call(READ, { params: { ticketId }, query })).ticket;
  const write = async (ticketId: string, body: { message?: string; clientKey?: string }, file?: Buffer) =>
    (
      await api.call(WRITE, {
        params: { ticketId },
        body,
        ...(file && { file: { name: 'tela.png', content: file } }),
      })
    ).ticket;
  const answer = (ticketId: string, text: string, seenSeq = 100) =>
    api.call(ANSWER, {
      as: api.people.admin,
      params: { ticketId },
      body: { text, clientKey: randomUUID(), seenSeq },
    });

  test('[shell.recovery-012, support-022] is opened, read and written without a login, and answered by an attendant', async () => {
    const { _id: ticketId, requester } = await open();
    expect(requester.personalData.name).toBe('JOÃO');
    await write(ticketId, { message: 'Não lembro a senha.' }, ONE_PIXEL_PNG);
    await answer(ticketId, 'Olá! Vou ajudar.');
    const { messages } = await read(ticketId, { after: 1 });
    expect(messages.map(({ role, content, isOwn, files }) => [role, content, isOwn, files.length])).toEqual([
      ['user', 'Não lembro a senha.', true, 1],
      ['assistant', 'Olá! Vou ajudar.', false, 0],
    ]);
    const [picture] = messages[0]?.files ?? [];
    expect((await api.send({ method: 'GET', url: picture?.url ?? '' })).statusCode).toBe(200);
    const { ticket } = await api.call('GET /operation/tickets/single/:ticketId', {
      as: api.people.admin,
      params: { ticketId },
    });
    // The chat has shown the answer.
    expect(ticket.readByOthers).toBe(3);
  });

  test('[shell.recovery-003, shell.recovery-004] what is no e-mail, or a phone of nine digits, opens none', async () => {
    expect((await api.refused(OPEN, { body: { ...person, email: 'abc' } })).fields).toMatchObject([
      { path: 'email' },
    ]);
    expect((await api.refused(OPEN, { body: { ...person, phone: '999999999' } })).fields).toMatchObject([
      { path: 'phone' },
    ]);
    expect((await api.refused(OPEN, { body: { ...person, name: ' ' } })).fields).toMatchObject([
      { path: 'name' },
    ]);
    await open({ ...person, phone: '4733334444' });
  });

  test('known and unknown e-mails get one answer, and no account is asked for', async () => {
    const hide = ({ _id, createdAt, updatedAt, requester, answerDue, messages, ...rest }: Ticket) => ({
      ...rest,
      content: messages.map(({ content }) => content),
    });
    const known = hide(await open());
    const unknown = hide(await open({ ...person, email: 'ninguem@exemplo.com.br' }));
    expect(known).toEqual(unknown);
    expect(await api.query("select from jobs where kind = 'users.mailRecoveryLink'")).toEqual([]);
  });

  test('a guessed id, one of another kind of ticket, and one that nobody used for 72 hours get the same 404', async () => {
    const { _id: ticketId } = await open();
    const own = randomUUID();
    await api.call('POST /tickets/single/conversation/user/:ticketId', {
      as: api.people.admin,
      params: { ticketId: own },
      body: { title: 'Dúvida', content: 'Oi', isTicketOpening: 'true' },
    });
    await api.query("update support_contacts set open_until = now() - interval '1 second'");
    const refusals = [];
    for (const id of [randomUUID(), own, ticketId]) {
      const { status, message } = await api.refused(READ, { params: { ticketId: id } });
      const written = await api.refused(WRITE, { params: { ticketId: id }, body: { message: 'Oi' } });
      refusals.push([status, message], [written.status, written.message]);
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]?.[0]).toBe(404);
    // An answer does not bring the id back.
    await answer(ticketId, 'Ainda precisa de ajuda?');
    expect((await api.refused(READ, { params: { ticketId } })).status).toBe(404);
  });

  test('who guesses many ids has to wait', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 32; at += 1)
      statuses.add((await api.refused(READ, { params: { ticketId: randomUUID() } })).status);
    expect([...statuses]).toEqual([404, 429]);
  });

  test('the same message twice is one, and its pictures are not kept twice', async () => {
    const { _id: ticketId } = await open();
    const clientKey = randomUUID();
    await write(ticketId, { message: 'Oi', clientKey }, ONE_PIXEL_PNG);
    const { lastSeq } = await write(ticketId, { message: 'Oi', clientKey }, ONE_PIXEL_PNG);
    expect(lastSeq).toBe(2);
    const [kept] = await api.query(
      "select count(*)::int as n from stored_files where name = 'tela.png' and account_id = $1 and id in (select (jsonb_array_elements(files)->>'id')::uuid from support_messages where ticket_id = $2)",
      [api.people.admin.accountId, ticketId],
    );
    expect(kept).toEqual({ n: 1 });
  });

  test('[shell.recovery-009] what is no picture refuses the message', async () => {
    const { _id: ticketId } = await open();
    const refusal = await api.refused(WRITE, {
      params: { ticketId },
      body: { message: 'Veja' },
      file: { name: 'conta.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') },
    });
    expect([refusal.status, refusal.message]).toEqual([415, 'Apenas imagens são permitidas.']);
    expect((await read(ticketId)).lastSeq).toBe(1);
  });

  test('requests are limited by e-mail, by network address, and together', async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await api.getAnswer(OPEN, { body: person })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await api.query('delete from login_attempts');
    const many = new Map<number, number>();
    for (let at = 0; at < 12; at += 1) {
      const { status } = await api.getAnswer(OPEN, { body: { ...person, email: `p${at}@exemplo.com.br` } });
      many.set(status, (many.get(status) ?? 0) + 1);
    }
    expect([...many]).toEqual([
      [200, 10],
      [429, 2],
    ]);
  });

  test(
    'thousands of requests from as many networks and e-mails leave a hundred chats and the queue of customers usable',
    async () => {
      const own = randomUUID();
      await api.call('POST /tickets/single/conversation/user/:ticketId', {
        as: api.people.owner,
        params: { ticketId: own },
        body: { title: 'Dúvida de cliente', content: 'Oi', isTicketOpening: 'true' },
      });
      await api.query("delete from support_tickets where kind = 'RECOVERY'");
      const request = (at: number) =>
        api.send({
          method: 'POST',
          url: '/api/tickets/new/password-recovery',
          remoteAddress: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
          payload: { ...person, email: `p${at}@exemplo.com.br` },
        });
      const statuses = new Map<number, number>();
      for (let first = 0; first < REQUESTS; first += AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => request(first + at)));
        for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, 100],
        [429, REQUESTS - 100],
      ]);
      expect(await api.query("select from support_tickets where kind = 'RECOVERY'")).toHaveLength(100);
      expect(await api.query("select from mail_outbox where kind = 'recovery'")).toEqual([]);
      const { items } = await api.call('GET /operation/tickets/queue/:multiplier', {
        as: api.people.admin,
        params: { multiplier: 1 },
        query: { search: 'Dúvida de cliente' },
      });
      expect(items).toMatchObject([{ _id: own }]);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('an attendant sends the link to the address on file, once in a while, and nothing to an unknown e-mail', async () => {
    const known = await open({ ...person, email: api.people.vendor.email.toUpperCase() });
    const unknown = await open({ ...person, email: 'ninguem@exemplo.com.br' });
    for (const { _id: ticketId } of [known, unknown])
      await api.call(LINK, { as: api.people.admin, params: { ticketId } });
    const again = { as: api.people.admin, params: { ticketId: known._id } };
    expect((await api.refused(LINK, again)).status).toBe(409);
    await waitUntil(async () => {
      await api.app.jobs.runDue();
      return (await api.query("select from mail_outbox where kind = 'recovery'")).length > 0;
    });
    expect(await api.query("select to_address from mail_outbox where kind = 'recovery'")).toEqual([
      { to_address: api.people.vendor.email },
    ]);
    // Both chats say the same.
    const [a, b] = await Promise.all([known, unknown].map(async ({ _id }) => (await read(_id)).lastSeq));
    expect(a).toBe(b);
  });

  test('no link goes out for a ticket of an account, or by somebody who is no attendant', async () => {
    const ticketId = randomUUID();
    await api.call('POST /tickets/single/conversation/user/:ticketId', {
      as: api.people.owner,
      params: { ticketId },
      body: { title: 'Dúvida', content: 'Oi', isTicketOpening: 'true' },
    });
    expect((await api.refused(LINK, { as: api.people.admin, params: { ticketId } })).status).toBe(409);
    expect((await api.refused(LINK, { as: api.people.owner, params: { ticketId } })).status).toBe(403);
  });

  test('the ticket is in the queue with its name and e-mail, and not among those of the platform’s people', async () => {
    const { _id: ticketId } = await open({ ...person, name: 'Quitéria' });
    const queue = await api.call('GET /operation/tickets/queue/:multiplier', {
      as: api.people.admin,
      params: { multiplier: 1 },
      query: { search: 'quitéria' },
    });
    expect(queue.items).toMatchObject([{ _id: ticketId, requester: 'QUITÉRIA' }]);
    const attended = await api.call('GET /operation/tickets/single/:ticketId', {
      as: api.people.admin,
      params: { ticketId },
    });
    expect(attended.contact).toEqual({ email: person.email, phone: person.phone, linkSentAt: null });
    const own = await api.call('POST /tickets/filtered/user/:multiplier', {
      as: api.people.admin,
      params: { multiplier: 1 },
      body: { scope: 'ACCOUNT_TICKETS', searchValue: 'Quitéria' },
    });
    expect(own.items).toEqual([]);
    const foreign = { as: api.people.admin, params: { ticketId } };
    expect((await api.refused('GET /tickets/single/user/:ticketId', foreign)).status).toBe(404);
  });
});
