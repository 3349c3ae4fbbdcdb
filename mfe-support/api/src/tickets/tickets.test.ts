import { randomUUID } from 'node:crypto';
import { describeApi, describeApiOnEveryDatabase } from '@girassol/api/test/harness';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { createTicketTester } from './tickets.testing';

const LIST = 'POST /tickets/filtered/user/:multiplier';
const firstPage = { multiplier: 1 };

describeApi('tickets of support', (api) => {
  const tickets = createTicketTester(api);

  test('[support-010] the first message opens a ticket with the id that the browser made', async () => {
    const { owner } = api.people;
    const ticketId = randomUUID();
    const ticket = await tickets.open(owner, { richContent: 'Um **erro** <b>grave</b>' }, ticketId);
    expect(ticket).toMatchObject({
      _id: ticketId,
      title: 'Não consigo enviar a proposta',
      status: 'OPEN',
      requester: { _id: owner.userId, isRemoved: false },
      lastSeq: 1,
      unread: 0,
    });
    expect(ticket.messages).toMatchObject([
      {
        seq: 1,
        role: 'user',
        isOwn: true,
        content: 'Um erro <b>grave</b>',
        richContent: 'Um **erro** <b>grave</b>',
      },
    ]);
    expect(ticket.answerDue).toBeGreaterThan(Date.now());
  });

  test('text that turns other text round is cleaned, and an opening needs title and message', async () => {
    const { owner } = api.people;
    const ticket = await tickets.open(owner, {
      title: 'Nota\u202e fiscal\n\n',
      content: 'a\u202eb\u2066c\r\n\r\nd',
    });
    expect([ticket.title, ticket.messages[0]?.content]).toEqual(['Nota fiscal', 'abc\n\nd']);
    const params = { ticketId: randomUUID() };
    const KEY = 'POST /tickets/single/conversation/user/:ticketId';
    const isTicketOpening = 'true' as const;
    expect(
      await api.refused(KEY, {
        as: owner,
        params,
        body: { isTicketOpening, title: 'Nota', content: '\u202e ' },
      }),
    ).toMatchObject({ status: 400, fields: [{ path: 'content' }] });
    expect(
      await api.refused(KEY, { as: owner, params, body: { isTicketOpening, title: ' ', content: 'Oi' } }),
    ).toMatchObject({ status: 400, fields: [{ path: 'title' }] });
    expect(await api.refused(KEY, { as: owner, params, body: { content: 'Oi' } })).toMatchObject({
      status: 404,
    });
  });

  test('the same message sent twice from a flaky phone is one message', async () => {
    const { owner } = api.people;
    const ticketId = randomUUID();
    const body = {
      title: 'Telefone',
      content: 'Oi',
      isTicketOpening: 'true' as const,
      clientKey: randomUUID(),
    };
    const both = await Promise.all([
      tickets.write(owner, ticketId, body),
      tickets.write(owner, ticketId, body),
    ]);
    await tickets.write(owner, ticketId, body);
    expect(both.map(({ lastSeq }) => lastSeq)).toEqual([1, 1]);
    const again = { content: 'Alguém?', clientKey: randomUUID() };
    await Promise.all([1, 2, 3].map(() => tickets.write(owner, ticketId, again)));
    expect((await tickets.load(owner, ticketId)).messages.map(({ seq, content }) => [seq, content])).toEqual([
      [1, 'Oi'],
      [2, 'Alguém?'],
    ]);
  });

  test('a key with another text is refused, and what was sent stays', async () => {
    const { owner } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const clientKey = randomUUID();
    await tickets.write(owner, ticketId, { content: 'Sim.', clientKey });
    expect(
      await api.refused('POST /tickets/single/conversation/user/:ticketId', {
        as: owner,
        params: { ticketId },
        body: { title: 'Dúvida', content: 'Não.', isTicketOpening: 'false', clientKey },
      }),
    ).toMatchObject({ status: 409, message: expect.stringContaining('outro texto') });
    expect((await tickets.load(owner, ticketId)).messages.at(-1)?.content).toBe('Sim.');
  });

  test("a ticket is its requester's and the manager's: nobody else finds it", async () => {
    const { owner, vendor, colleague, neighbour } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    expect((await tickets.load(owner, ticketId)).requester._id).toBe(vendor.userId);
    for (const as of [colleague, neighbour]) {
      const request = { as, params: { ticketId } };
      expect(await api.refused('GET /tickets/single/user/:ticketId', request)).toMatchObject({ status: 404 });
      expect(
        await api.refused('POST /tickets/single/conversation/user/:ticketId', {
          ...request,
          body: { title: 'Meu', content: 'Oi', isTicketOpening: 'true' },
        }),
      ).toMatchObject({ status: 404 });
      expect(await api.refused('DELETE /tickets/single/:ticketId', request)).toMatchObject({ status: 404 });
    }
    expect((await tickets.load(vendor, ticketId)).lastSeq).toBe(1);
  });

  test("tickets of somebody who is away are the deputy's too, who is notified of them, until the absence ends", async () => {
    const { vendor, colleague } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const setAbsence = (until: string) =>
      api.query(`update users set away_from = '2020-01-01', away_until = $1, deputy_id = $2 where id = $3`, [
        until,
        colleague.userId,
        vendor.userId,
      ]);
    const list = async () => (await api.call(LIST, { as: colleague, params: firstPage, body: {} })).items;
    const listNotified = async () => {
      await api.query('delete from notifications');
      const body = { until: addDays(toIsoDate(Date.now()), 1) };
      await api.call('PUT /tickets/single/snooze/:ticketId', { as: vendor, params: { ticketId }, body });
      await api.query("update jobs set due_at = now(), order_at = now() where kind = 'support.ticket-step'");
      await api.app.jobs.runDue();
      const notified = await api.query<{ user_id: string }>(
        "select user_id from notifications where kind = 'ticket-woken'",
      );
      return notified.map(({ user_id }) => user_id).sort();
    };
    expect(await list()).toEqual([]);

    await setAbsence('2199-12-31');
    expect((await list()).map(({ _id }) => _id)).toContain(ticketId);
    await tickets.write(colleague, ticketId, { content: 'Respondo por ele.' });
    expect(await listNotified()).toEqual([vendor.userId, colleague.userId].sort());

    await setAbsence('2020-01-31');
    expect(await list()).toEqual([]);
    expect(await listNotified()).toEqual([vendor.userId]);
    await api.query('update users set away_from = null, away_until = null, deputy_id = null');
  });

  test('[support-003] the own tickets come ten a page, last changed first', async () => {
    const { newcomer } = api.people;
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1)
      ids.unshift((await tickets.open(newcomer, { title: `Pergunta ${count}` }))._id);
    await tickets.write(newcomer, ids[11] ?? '', { content: 'Mais uma coisa.' });
    const key = 'GET /tickets/paginated/user/:multiplier';
    const first = await api.call(key, { as: newcomer, params: firstPage });
    const second = await api.call(key, { as: newcomer, params: { multiplier: 2 } });
    expect([first.items.length, first.hasMoreItems, second.items.length, second.hasMoreItems]).toEqual([
      10,
      true,
      2,
      false,
    ]);
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual([ids[11], ...ids.slice(0, 11)]);
  });

  test('[support-004] a search finds words of titles and messages as Portuguese has them, in the own tickets', async () => {
    const { owner, vendor, colleague } = api.people;
    const inTitle = await tickets.open(vendor, { title: 'Inversores que não aparecem', content: 'Sumiram.' });
    const inText = await tickets.open(vendor, {
      title: 'Outra dúvida',
      content: 'Preciso trocar o inversor.',
    });
    await tickets.open(colleague, { title: 'Inversor', content: 'De um colega.' });
    const search = async (as: typeof owner, body: object) =>
      (await api.call(LIST, { as, params: firstPage, body })).items.map(({ _id }) => _id).sort();
    const both = [inTitle._id, inText._id].sort();
    expect(await search(vendor, { searchValue: 'inversor' })).toEqual(both);
    expect(await search(vendor, { searchValue: 'trocar inversores' })).toEqual([inText._id]);
    expect(await search(vendor, { searchValue: 'inversor', status: 'CLOSED' })).toEqual([]);
    expect(await search(owner, { searchValue: 'inversor' })).toEqual([]);
    expect(await search(owner, { searchValue: 'inversor', scope: 'ACCOUNT_TICKETS' })).toHaveLength(3);
    const today = toIsoDate(Date.now());
    expect(await search(vendor, { searchValue: 'inversor', timePeriod: { from: today, to: today } })).toEqual(
      both,
    );
    const before = { from: null, to: addDays(today, -1) };
    expect(await search(vendor, { searchValue: 'inversor', timePeriod: before })).toEqual([]);
    const request = { as: vendor, params: firstPage, body: { scope: 'ACCOUNT_TICKETS' as const } };
    expect(await api.refused(LIST, request)).toMatchObject({ status: 403 });
  });

  test('people of an unpaid account keep their tickets', async () => {
    const { unpaid, calculator } = api.people;
    for (const person of [unpaid, calculator]) {
      const { _id: ticketId } = await tickets.open(person);
      expect((await tickets.load(person, ticketId)).messages).toHaveLength(1);
    }
  });

  test('messages of others are unread until they were read, never back', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    await tickets.answer(ticketId);
    expect(await tickets.load(vendor, ticketId)).toMatchObject({ unread: 1, readSeq: 0 });
    const read = (seq: number) =>
      api.call('PUT /tickets/single/read/:ticketId', { as: vendor, params: { ticketId }, body: { seq } });
    await read(99);
    await read(1);
    expect(await tickets.load(vendor, ticketId)).toMatchObject({ unread: 0, readSeq: 2 });
  });

  test('writing to an answered ticket opens it again, with a new promise', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    await tickets.answer(ticketId);
    expect(await tickets.load(vendor, ticketId)).toMatchObject({ status: 'ANSWERED', answerDue: null });
    const written = await tickets.write(vendor, ticketId, { content: 'Ainda não.' });
    expect(written).toMatchObject({ status: 'OPEN', answerDue: expect.any(Number) });
  });

  test('writing to a closed ticket reopens it for 14 days; later it opens one linked ticket; thanks leave it closed', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    await tickets.closeDaysAgo(ticketId, 2);
    const thanks = await tickets.write(vendor, ticketId, { content: 'Obrigado!', isThanks: 'true' });
    expect(thanks).toMatchObject({ _id: ticketId, status: 'CLOSED', lastSeq: 2 });
    expect(await tickets.write(vendor, ticketId, { content: 'Voltou.' })).toMatchObject({
      _id: ticketId,
      status: 'OPEN',
    });

    await tickets.closeDaysAgo(ticketId, 15);
    const key = { content: 'De novo.', clientKey: randomUUID() };
    const [one, two] = await Promise.all([
      tickets.write(vendor, ticketId, key),
      tickets.write(vendor, ticketId, key),
    ]);
    expect(one).toMatchObject({ linkedFrom: ticketId, status: 'OPEN', lastSeq: 1 });
    expect(two._id).toBe(one._id);
    expect(await tickets.load(vendor, ticketId)).toMatchObject({ status: 'CLOSED', continuedBy: one._id });
    expect(await tickets.write(vendor, ticketId, { content: 'Mais.' })).toMatchObject({
      _id: one._id,
      lastSeq: 2,
    });
  });

  test('[support-006][support-009] only the requester rates, only when it is closed, and changes it for a day', async () => {
    const { owner, vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const request = (as: typeof owner, rating: number) => ({ as, params: { ticketId }, body: { rating } });
    const RATE = 'PUT /tickets/single/rating/:ticketId';
    expect(await api.refused(RATE, request(vendor, 8))).toMatchObject({ status: 409 });
    await api.call('PUT /tickets/single/closing/:ticketId', { as: vendor, params: { ticketId } });
    expect((await tickets.load(vendor, ticketId)).mayRate).toBe(true);
    expect(await api.refused(RATE, request(owner, 8))).toMatchObject({ status: 403 });
    expect(await api.refused(RATE, request(vendor, 7))).toMatchObject({ status: 400 });
    expect((await api.call(RATE, request(vendor, 8))).ticket.customerRating).toBe(8);
    expect((await api.call(RATE, request(vendor, 10))).ticket.customerRating).toBe(10);
    await api.query(
      "update support_tickets set closed_at = closed_at - interval '2 days', rated_at = rated_at - interval '25 hours' where id = $1",
      [ticketId],
    );
    expect((await tickets.load(vendor, ticketId)).mayRate).toBe(false);
    expect(await api.refused(RATE, request(vendor, 2))).toMatchObject({ status: 409 });
  });

  test('a deleted ticket is gone from the list, comes back within a day, and is erased afterwards', async () => {
    const { newcomer } = api.people;
    const { _id: ticketId } = await tickets.open(newcomer, { title: 'Apagar' });
    const request = { as: newcomer, params: { ticketId } };
    const list = async () =>
      (await api.call(LIST, { as: newcomer, params: firstPage, body: { searchValue: 'Apagar' } })).items
        .length;
    await api.call('DELETE /tickets/single/:ticketId', request);
    expect(await list()).toBe(0);
    expect(await api.refused('GET /tickets/single/user/:ticketId', request)).toMatchObject({ status: 404 });
    await api.call('PUT /tickets/single/restoring/:ticketId', request);
    expect(await list()).toBe(1);
    await api.call('DELETE /tickets/single/:ticketId', request);
    await api.query("update jobs set due_at = now(), order_at = now() where kind = 'support.ticket-step'");
    await api.app.jobs.runDue();
    expect(await api.refused('PUT /tickets/single/restoring/:ticketId', request)).toMatchObject({
      status: 404,
    });
    expect(await api.query('select 1 from support_messages where ticket_id = $1', [ticketId])).toEqual([]);
  });

  test('a ticket is snoozed until a later day', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    const today = toIsoDate(Date.now());
    const snooze = (until: string | null) => ({ as: vendor, params: { ticketId }, body: { until } });
    const SNOOZE = 'PUT /tickets/single/snooze/:ticketId';
    expect(await api.refused(SNOOZE, snooze(today))).toMatchObject({ status: 400 });
    const until = addDays(today, 3);
    expect((await api.call(SNOOZE, snooze(until))).ticket).toMatchObject({ snoozedUntil: until });
    await api.query("update jobs set due_at = now(), order_at = now() where kind = 'support.ticket-step'");
    await api.app.jobs.runDue();
    const woken = await tickets.load(vendor, ticketId);
    expect(woken.snoozedUntil).toBeNull();
    expect(woken.messages.at(-1)).toMatchObject({ role: 'system' });
  });

  test('an answered ticket whose snooze or deletion was taken back is closed in the end', async () => {
    const { vendor } = api.people;
    const runSteps = async () => {
      await api.query("update jobs set due_at = now(), order_at = now() where kind = 'support.ticket-step'");
      await api.app.jobs.runDue();
    };
    const snoozed = (await tickets.open(vendor))._id;
    const deleted = (await tickets.open(vendor))._id;
    for (const ticketId of [snoozed, deleted]) await tickets.answer(ticketId);
    const snooze = (until: string | null) =>
      api.call('PUT /tickets/single/snooze/:ticketId', {
        as: vendor,
        params: { ticketId: snoozed },
        body: { until },
      });
    await snooze(addDays(toIsoDate(Date.now()), 3));
    await snooze(null);
    const request = { as: vendor, params: { ticketId: deleted } };
    await api.call('DELETE /tickets/single/:ticketId', request);
    await api.call('PUT /tickets/single/restoring/:ticketId', request);
    // The warning, then the closing that it schedules.
    await runSteps();
    await runSteps();
    for (const ticketId of [snoozed, deleted])
      expect((await tickets.load(vendor, ticketId)).status).toBe('CLOSED');
  });

  test('a snoozed ticket that was deleted past its day wakes when it comes back', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    await tickets.answer(ticketId);
    const request = { as: vendor, params: { ticketId } };
    const until = addDays(toIsoDate(Date.now()), 3);
    await api.call('PUT /tickets/single/snooze/:ticketId', { ...request, body: { until } });
    await api.call('DELETE /tickets/single/:ticketId', request);
    await api.query('update support_tickets set snoozed_until = current_date - 1 where id = $1', [ticketId]);
    const { ticket } = await api.call('PUT /tickets/single/restoring/:ticketId', request);
    expect(ticket).toMatchObject({ status: 'ANSWERED', snoozedUntil: null });
    expect(ticket.messages.at(-1)?.content).toBe('O dia para o qual este chamado foi adiado chegou.');
    const steps = await api.query(
      "select payload->>'step' as step from jobs where kind = 'support.ticket-step' and state = 'QUEUED' and payload->>'ticketId' = $1 and payload->>'since' = (select (extract(epoch from answered_at) * 1000)::bigint::text from support_tickets where id = $1::uuid)",
      [ticketId],
    );
    expect(steps).toEqual([{ step: 'warn' }]);
  });

  test('beyond twenty open tickets of a person a further one is refused, and nothing is lost', async () => {
    const { colleague } = api.people;
    await api.query(
      `insert into support_tickets (account_id, id, requester_id, kind, title, status)
       select $1, gen_random_uuid(), $2, 'USER', 'Aberto', 'OPEN' from generate_series(1, 20)`,
      [colleague.accountId, colleague.userId],
    );
    const ticketId = randomUUID();
    const request = {
      as: colleague,
      params: { ticketId },
      body: { title: 'Mais um', content: 'Texto', isTicketOpening: 'true' as const },
    };
    const KEY = 'POST /tickets/single/conversation/user/:ticketId';
    expect(await api.refused(KEY, request)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Você já tem \d+ chamados em aberto/),
    });
    await api.query("update support_tickets set status = 'CLOSED' where requester_id = $1", [
      colleague.userId,
    ]);
    expect((await api.call(KEY, request)).ticket._id).toBe(ticketId);
  });

  test('[shell.notifications-011] the own closed tickets without a rating are listed, last closed first', async () => {
    const { basic } = api.people;
    const ids: string[] = [];
    for (const days of [1, 3, 2]) {
      const { _id } = await tickets.open(basic);
      await tickets.closeDaysAgo(_id, days);
      ids.push(_id);
    }
    await tickets.open(basic);
    const load = async () =>
      (await api.call('GET /tickets/unrated/user', { as: basic })).items.map(({ _id }) => _id);
    expect(await load()).toEqual([ids[0], ids[2], ids[1]]);
    const rate = { as: basic, params: { ticketId: ids[0] ?? '' }, body: { rating: 6 } };
    await api.call('PUT /tickets/single/rating/:ticketId', rate);
    expect(await load()).toEqual([ids[2], ids[1]]);
  });

  test('of a removed requester the manager keeps the ticket', async () => {
    const { owner, supervisor } = api.people;
    const { _id: ticketId } = await tickets.open(supervisor);
    await api.query('update users set disabled_at = now() where id = $1', [supervisor.userId]);
    expect((await tickets.load(owner, ticketId)).requester).toMatchObject({ isRemoved: true });
    expect(await tickets.write(owner, ticketId, { content: 'Eu continuo.' })).toMatchObject({ lastSeq: 2 });
    await api.query('update users set disabled_at = null where id = $1', [supervisor.userId]);
  });

  test('10,000 messages of a ticket are read in parts', async () => {
    const { vendor } = api.people;
    const { _id: ticketId } = await tickets.open(vendor);
    await api.query(
      `insert into support_messages (account_id, ticket_id, seq, client_key, role, author_name, content)
       select $2, $1, n, gen_random_uuid(), 'assistant', 'Ana', 'Mensagem ' || n from generate_series(2, 10000) n`,
      [ticketId, vendor.accountId],
    );
    await api.query('update support_tickets set last_seq = 10000 where id = $1', [ticketId]);
    const last = await tickets.load(vendor, ticketId);
    expect([last.messages[0]?.seq, last.messages.at(-1)?.seq, last.hasEarlier, last.unread]).toEqual([
      9951,
      10000,
      true,
      9999,
    ]);
    const earlier = await tickets.load(vendor, ticketId, { before: 9951 });
    expect([earlier.messages[0]?.seq, earlier.messages.length]).toEqual([9901, 50]);
    const later = await tickets.load(vendor, ticketId, { after: 1 });
    expect([later.messages[0]?.seq, later.messages.length, later.hasLater]).toEqual([2, 200, true]);
  });
});

describeApiOnEveryDatabase('messages of many writers', (api) => {
  const tickets = createTicketTester(api);

  test('a reader who asks for what follows its last message misses none of 16 writers', async () => {
    const { owner } = api.people;
    const WRITERS = 16;
    const MESSAGES = api.kind === 'PGlite' ? 3 : 8;
    const { _id: ticketId } = await tickets.open(owner);
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let message = 0; message < MESSAGES; message += 1)
          await tickets.write(owner, ticketId, { content: `${writer}/${message}`, clientKey: randomUUID() });
      }),
    ).finally(() => {
      isWriting = false;
    });
    const read: string[] = [];
    let last = 1;
    const readOn = async () => {
      const { messages } = await tickets.load(owner, ticketId, { after: last });
      read.push(...messages.map(({ content }) => content));
      last = messages.at(-1)?.seq ?? last;
    };
    while (isWriting) await readOn();
    await writing;
    await readOn();
    expect(read).toHaveLength(WRITERS * MESSAGES);
    expect(new Set(read).size).toBe(WRITERS * MESSAGES);
  });
});
