import { describeApi } from '@girassol/api/test/harness';
import { enqueue } from '@girassol/api-platform/jobs';
import { createTicketTester } from '../tickets/tickets.testing';
import { watchTicketsJob } from '../watch/watch-job';

const READ = 'GET /operation/tickets/single/:ticketId';
const HAND_OVER = 'PUT /operation/tickets/handover/:ticketId';
const ANSWER = 'POST /operation/tickets/answer/:ticketId';

describeApi('assignment of tickets', (api) => {
  const tickets = createTicketTester(api);
  const colleagueId = '0d9a4b1e-7a51-4d06-9c64-0c2f5e1a7b01';

  /** Adds a second attendant, in the account of the first. */
  beforeEach(async () => {
    await api.query(
      `insert into users (account_id, id, name, email, password_hash, type, phone, permissions, is_admin)
       select account_id, $2, 'Bruno', 'bruno@girassol.test', password_hash, 'VENDOR', phone, permissions, true
       from users where id = $1 on conflict do nothing`,
      [api.people.admin.userId, colleagueId],
    );
  });
  afterEach(async () => {
    await api.query('delete from support_attendants');
    await api.query('delete from support_tickets');
  });
  const arrive = (userId: string, secondsAgo = 0) =>
    api.query(
      `insert into support_attendants (account_id, user_id, seen_at)
       select account_id, id, now() - make_interval(secs => $2) from users where id = $1
       on conflict (user_id) do update set seen_at = excluded.seen_at, is_away = false`,
      [userId, secondsAgo],
    );
  const loadAttendants = async (): Promise<(string | null)[]> =>
    (
      await api.query<{ attendant_id: string | null }>(
        'select attendant_id from support_tickets order by created_at',
      )
    ).map(({ attendant_id }) => attendant_id);
  const look = async () => {
    await api.database.asSystem((tx) => enqueue(tx, watchTicketsJob, { accountId: null, payload: {} }));
    await api.app.jobs.runDue();
  };

  test('tickets opened at once are shared out among those who are present, and wait while nobody is', async () => {
    const { owner, vendor, basic, neighbour, admin } = api.people;
    await tickets.open(owner);
    expect(await loadAttendants()).toEqual([null]);
    await arrive(admin.userId);
    await arrive(colleagueId);
    await Promise.all([vendor, basic, neighbour].map((person) => tickets.open(person)));
    const given = (await loadAttendants()).filter((id) => id !== null).sort();
    expect(given).toHaveLength(3);
    expect(new Set(given)).toEqual(new Set([admin.userId, colleagueId]));
  });

  test('who is away, or not seen for a minute, gets none; what waits is given out once somebody comes', async () => {
    const { owner, admin } = api.people;
    await arrive(colleagueId, 61);
    await arrive(admin.userId);
    await api.call('PUT /operation/attendants/presence', { as: admin, body: { isAway: true } });
    await tickets.open(owner);
    await look();
    expect(await loadAttendants()).toEqual([null]);
    await api.call('PUT /operation/attendants/presence', { as: admin, body: { isAway: false } });
    await look();
    expect(await loadAttendants()).toEqual([admin.userId]);
    // Given back, it does not come to the same person again.
    const ticketId = (await api.query<{ id: string }>('select id from support_tickets'))[0]?.id ?? '';
    const request = { as: admin, params: { ticketId }, body: { takes: false } };
    await api.call('PUT /operation/tickets/attendant/:ticketId', request);
    await look();
    expect(await loadAttendants()).toEqual([null]);
    await api.call('PUT /operation/tickets/attendant/:ticketId', { ...request, body: { takes: true } });
    // What somebody had who answers no tickets any more is given out again.
    await api.query('update support_tickets set attendant_id = gen_random_uuid()');
    await look();
    expect(await loadAttendants()).toEqual([admin.userId]);
    const { items } = await api.call('GET /operation/attendants', { as: admin });
    expect(items.find(({ isMe }) => isMe)).toMatchObject({ isPresent: true, isAway: false, openTickets: 1 });
    expect(items.find(({ _id }) => _id === colleagueId)).toMatchObject({ isPresent: false, isMe: false });
  });

  test('a ticket is handed over with a note that its people do not see, and the colleague is notified', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    const body = { to: colleagueId, note: 'Ligar antes das 18h.' };
    const given = await api.call(HAND_OVER, { as: admin, params: { ticketId }, body });
    expect(given.attendant).toMatchObject({ _id: colleagueId, name: 'Bruno', isMine: false });
    expect(given.ticket.messages.at(-1)).toMatchObject({
      isInternal: true,
      content: 'Passado para Bruno.\nLigar antes das 18h.',
    });
    expect((await tickets.load(owner, ticketId)).messages).toHaveLength(1);
    const told = await api.query('select kind, open_url from notifications where user_id = $1', [
      colleagueId,
    ]);
    expect(told).toEqual([{ kind: 'ticket-assigned', open_url: `/admin2?chamado=${ticketId}` }]);
    const toOutsider = { as: admin, params: { ticketId }, body: { ...body, to: owner.userId } };
    expect(await api.refused(HAND_OVER, toOutsider)).toMatchObject({ status: 400 });
  });

  test('of two attendants who take a ticket at once, the second is told who has it', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    await api.query("update support_tickets set attendant_id = $2, attendant_name = 'Bruno' where id = $1", [
      ticketId,
      colleagueId,
    ]);
    const take = (seen: string | null) => ({ as: admin, params: { ticketId }, body: { takes: true, seen } });
    const TAKE = 'PUT /operation/tickets/attendant/:ticketId';
    const refusal = await api.refused(TAKE, take(null));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('Bruno assumiu') });
    expect((await api.call(TAKE, take(colleagueId))).attendant).toMatchObject({ isMine: true });
  });

  test('a broken promise is recorded and told once, and the next message has a promise of its own', async () => {
    const { owner, admin } = api.people;
    const { _id: ticketId } = await tickets.open(owner);
    await api.query("update support_tickets set answer_due = now() - interval '1 minute' where id = $1", [
      ticketId,
    ]);
    await look();
    await look();
    const promises = () =>
      api.query(
        'select kind, is_kept, minutes is null as waits from support_promises where ticket_id = $1 order by since',
        [ticketId],
      );
    expect(await promises()).toEqual([{ kind: 'FIRST_ANSWER', is_kept: false, waits: true }]);
    const countTold = () =>
      api.query("select count from notifications where kind = 'ticket-overdue' and user_id = $1", [
        admin.userId,
      ]);
    expect(await countTold()).toEqual([{ count: 1 }]);
    const { items } = await api.call('GET /operation/tickets/queue/:multiplier', {
      as: admin,
      params: { multiplier: 1 },
      query: { overdue: 'true' },
    });
    expect(items).toMatchObject([{ _id: ticketId, isBreached: true }]);

    const body = { text: 'Desculpe a demora.', clientKey: ticketId, seenSeq: 1 };
    await api.call(ANSWER, { as: admin, params: { ticketId }, body });
    expect(await promises()).toEqual([{ kind: 'FIRST_ANSWER', is_kept: false, waits: false }]);
    await tickets.write(owner, ticketId, { content: 'E agora?' });
    expect(await api.call(READ, { as: admin, params: { ticketId }, query: {} })).toMatchObject({
      isBreached: false,
    });
  });

  test('another plan changes the promised times of open tickets', async () => {
    const { basic, admin } = api.people;
    const { _id: ticketId } = await tickets.open(basic);
    const load = () => api.call(READ, { as: admin, params: { ticketId }, query: {} });
    const before = await load();
    await api.query("update accounts set signup_plan = 'ENTERPRISE' where id = $1", [basic.accountId]);
    await look();
    const after = await load();
    await api.query("update accounts set signup_plan = 'BASIC' where id = $1", [basic.accountId]);
    expect(after.ticket.answerDue).toBeLessThan(before.ticket.answerDue ?? 0);
    expect(after.solutionDue).toBeLessThan(before.solutionDue ?? 0);
  });
});
