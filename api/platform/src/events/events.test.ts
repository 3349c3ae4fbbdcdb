import { once } from 'node:events';
import { connect } from 'node:net';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { openSession, type TestPerson } from '../../../test/test-people';
import { sleep, waitUntil } from '../../../test/wait-until';
import { registerErrorHandler } from '../http/errors';
import { createUserAudience } from './audience';
import { type EventHub, openEventHub } from './event-hub';
import { EVENTS_CHANNEL, publishEvent } from './publish-event';
import { registerEventRoutes } from './routes';
import { MAX_STREAMS } from './stream-limits';

/** Milliseconds between two heartbeats of a stream. */
const BEAT = 100;

describeApiOnEveryDatabase('live events of an account', (api) => {
  let boards: TestBoards;
  let hub: EventHub;
  let server: FastifyInstance;
  let address: string;
  const open: AbortController[] = [];

  beforeAll(async () => {
    boards = await createTestBoards(api);
    // A second process, as far as the database can tell: with a listener and streams of its own.
    hub = await openEventHub(api.database);
    // A connection that the client keeps open would be waited for, 72 seconds.
    server = Fastify({ forceCloseConnections: true });
    server.decorate('contract', api.app.contract);
    server.decorate('database', api.database);
    server.decorate('metrics', new Registry());
    server.decorateRequest('caller', null);
    server.decorate('previewedLimits', () => ({}));
    registerErrorHandler(server);
    registerEventRoutes(server, { hub, beatEvery: BEAT });
    address = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const controller of open) controller.abort();
    await server?.close();
    await hub?.close();
  });

  /** Opens the stream and collects what it says. */
  async function listen(as: Pick<TestPerson, 'token'>, at = address) {
    const controller = new AbortController();
    open.push(controller);
    const response = await fetch(`${at}/events`, {
      headers: { authorization: `Bearer ${as.token}` },
      signal: controller.signal,
    });
    const events: AccountLiveEvent[] = [];
    let text = '';
    const ended = (async () => {
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString();
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) {
          if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice('data: '.length)));
        }
      }
    })().catch(() => {});
    return { response, events, ended };
  }

  /** The same, once everything said before has gone by. */
  async function listenFromNow(as: TestPerson) {
    const stream = await listen(as);
    const marker = { kind: 'columns-changed', board: 'AFTER_SALES' } as const;
    await api.database.asAccount(as, (tx) => publishEvent(tx, { ...as, clientId: 'marker' }, marker));
    await waitUntil(() => stream.events.some((event) => 'by' in event && event.by === 'marker'));
    stream.events.length = 0;
    return stream;
  }

  const move = (itemId: string, column: number, headers: Record<string, string> = {}) =>
    api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
      as: api.people.owner,
      params: { kid: boards.kanbans.SALES._id, itemId },
      body: { order: 0, column: boards.columns[column] ?? '', fetchId: api.people.owner.accountId },
      headers,
    });

  test('[shell.session-004] a stream ends with its session at once, not at the next beat; others go on', async () => {
    const { owner } = api.people;
    const calm = Fastify({ forceCloseConnections: true });
    calm.decorate('contract', api.app.contract);
    calm.decorate('database', api.database);
    calm.decorate('metrics', new Registry());
    calm.decorateRequest('caller', null);
    calm.decorate('previewedLimits', () => ({}));
    registerEventRoutes(calm, { hub, beatEvery: 600_000 });
    const at = await calm.listen({ port: 0, host: '127.0.0.1' });
    const token = 'a-session-that-logs-out';
    await api.database.asAccount(owner, (tx) =>
      openSession(tx, owner, token, new Date(Date.now() + 600_000)),
    );

    const leaving = await listen({ token }, at);
    const staying = await listen(owner, at);
    await api.call('POST /users/logout', { as: { token } });
    await leaving.ended;
    const { _id: item } = await boards.addItem(owner);
    await move(item, 1);
    await waitUntil(() => staying.events.some(({ kind }) => kind === 'item-placed'));
    expect(leaving.events.some(({ kind }) => kind === 'item-placed')).toBe(false);
    await calm.close();
  });

  test('a move is heard by who may see it, with who caused it; other vendors and another account hear nothing', async () => {
    const { owner, supervisor, vendor, neighbour } = api.people;
    const { _id: item } = await boards.addItem(owner);
    const next = await listenFromNow(neighbour);
    const out = await listenFromNow(vendor);
    const two = await listenFromNow(supervisor);
    const one = await listenFromNow(owner);
    for (const { events } of [out, two]) events.length = 0;
    expect(one.response.headers.get('content-type')).toContain('text/event-stream');

    const { changedItems } = await move(item, 2, { 'x-client-id': 'tab-1' });
    await waitUntil(() => one.events.length > 0 && two.events.length > 0);
    const placed = {
      kind: 'item-placed',
      board: 'SALES',
      item,
      column: boards.columns[2],
      rank: changedItems[0]?.kanbanData.rank,
      fromColumn: boards.columns[0],
      by: 'tab-1',
    };
    expect(one.events).toEqual([placed]);
    expect(two.events).toEqual([placed]);
    expect(out.events).toEqual([]);

    await boards.addItem(neighbour);
    await waitUntil(() => next.events.length > 0);
    expect(next.events).toMatchObject([{ kind: 'item-placed', by: null }]);
    expect(one.events).toHaveLength(1);
  });

  test('notes and edits are heard; a move to the same place is not', async () => {
    const { owner } = api.people;
    const { _id: item } = await boards.addItem(owner);
    const { events } = await listenFromNow(owner);
    await move(item, 0);
    await api.call('POST /notes/new/:id', {
      as: owner,
      params: { id: item },
      body: { noteText: 'oi', noteType: 'NOTA' },
    });
    await api.call('PATCH /sales/single/:userId/:saleId', {
      as: owner,
      params: { userId: owner.userId, saleId: item },
      body: { name: 'Outro' },
    });
    await waitUntil(() => events.length >= 3);
    expect(events.map((event) => event.kind)).toEqual(['notes-changed', 'item-changed', 'item-changed']);
  });

  test('nothing is heard of what did not commit', async () => {
    const { owner } = api.people;
    const { events } = await listenFromNow(owner);
    const told = { ...owner, clientId: null };
    const columnsChanged = { kind: 'columns-changed', board: 'PROJECT' } as const;
    const undone = api.database.asAccount(owner, async (tx) => {
      await publishEvent(tx, told, columnsChanged);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await api.database.asAccount(owner, (tx) =>
      publishEvent(tx, told, { ...columnsChanged, board: 'SALES' }),
    );
    await waitUntil(() => events.length > 0);
    expect(events).toEqual([{ kind: 'columns-changed', board: 'SALES', by: null }]);
  });

  test('what is no event does not stop those that come after it', async () => {
    const { owner } = api.people;
    const { events } = await listenFromNow(owner);
    const strange = [
      'no json',
      '',
      'null',
      JSON.stringify({ accountId: owner.accountId }),
      JSON.stringify({ accountId: owner.accountId, event: { kind: 'from-the-future', by: null } }),
      JSON.stringify({ accountId: owner.accountId, event: { kind: 'item-left', board: 'SALES' } }),
    ];
    for (const text of strange) await api.query(`select pg_notify($1, $2)`, [EVENTS_CHANNEL, text]);
    await move((await boards.addItem(owner))._id, 1);
    await waitUntil(() => events.some(({ kind }) => kind === 'item-placed'));
    expect(events.every(({ kind }) => kind === 'item-placed')).toBe(true);
  });

  test('a stream ends when its session is revoked, and needs one to begin', async () => {
    const { colleague, unpaid } = api.people;
    const stream = await listen(colleague);
    // It outlives its beats.
    await sleep(2.5 * BEAT);
    await api.query('update sessions set expires_at = now() where user_id = $1', [colleague.userId]);
    await stream.ended;
    expect((await listen(colleague)).response.status).toBe(401);
    // Of an unpaid account support is heard, and nothing else.
    expect((await listen(unpaid)).response.status).toBe(200);
    expect((await listen({ token: 'x' })).response.status).toBe(401);
  });

  test('people of an unpaid account hear of their tickets and own notifications, and of nothing else', async () => {
    const { unpaid } = api.people;
    const { events, response } = await listen(unpaid);
    expect(response.status).toBe(200);
    const sender = { ...unpaid, clientId: null };
    const to = createUserAudience(unpaid.userId);
    await waitUntil(() => hub.listeners() > 0);
    await api.database.asAccount(unpaid, async (tx) => {
      await publishEvent(tx, sender, { kind: 'settings-changed' });
      await publishEvent(tx, sender, { kind: 'notified', notification: unpaid.userId }, to);
      await publishEvent(tx, sender, { kind: 'ticket-changed', ticket: unpaid.userId, seq: 1 }, to);
    });
    await waitUntil(() => events.length > 1);
    expect(events.map(({ kind }) => kind)).toEqual(['notified', 'ticket-changed']);
  });

  test('a session holds so many streams and no more; one that closes makes room', async () => {
    for (const controller of open.splice(0)) controller.abort();
    await waitUntil(() => hub.listeners() === 0);
    const { owner, vendor } = api.people;
    for (let stream = 0; stream < MAX_STREAMS.session; stream += 1)
      expect((await listen(owner)).response.status).toBe(200);
    const refused = (await listen(owner)).response;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    const inWords = await fetch(`${address}/events`, { headers: { authorization: `Bearer ${owner.token}` } });
    expect(await inWords.json()).toMatchObject({ message: expect.stringContaining('abas demais') });
    expect(await server.metrics.metrics()).toMatch(
      /^girassol_event_stream_refusals_total\{of="session"\} 2$/m,
    );
    expect((await listen(vendor)).response.status).toBe(200);
    open[0]?.abort();
    await waitUntil(() => hub.listeners() === MAX_STREAMS.session);
    expect((await listen(owner)).response.status).toBe(200);
  });

  test('a right that is given or taken counts from the next beat on', async () => {
    const { owner, newcomer } = api.people;
    const { _id: item } = await boards.addItem(owner);
    const { events } = await listenFromNow(newcomer);
    const allow = (permissions: object) =>
      api.query('update users set permissions = $2 where id = $1', [newcomer.userId, permissions]);
    await allow({ salesKanban: true, salesManager: true });
    await sleep(4 * BEAT);
    await move(item, 1);
    await waitUntil(() => events.length > 0);
    expect(events).toMatchObject([{ kind: 'item-placed', item }]);
    await allow({});
    await sleep(4 * BEAT);
    events.length = 0;
    await move(item, 2);
    await api.database.asAccount(owner, (tx) =>
      publishEvent(tx, { ...owner, clientId: 'end' }, { kind: 'settings-changed' }),
    );
    await waitUntil(() => events.length > 0);
    expect(events).toEqual([{ kind: 'settings-changed', by: 'end' }]);
  });

  test('closed streams leave nothing behind, nor do those that are given up while they open', async () => {
    for (const controller of open.splice(0)) controller.abort();
    await waitUntil(() => hub.listeners() === 0);
    const { port } = new URL(address);
    for (let given = 0; given < 3 * MAX_STREAMS.session; given += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      await new Promise((sent) =>
        socket.write(
          `GET /events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${api.people.owner.token}\r\n\r\n`,
          sent,
        ),
      );
      await sleep(given % 4);
      socket.destroy();
    }
    await sleep(5 * BEAT);
    expect(hub.listeners()).toBe(0);
    await listen(api.people.owner);
    expect(hub.listeners()).toBe(1);
  });

  test('a listener that lost the database tells everybody to load again', async () => {
    if (api.database.kind === 'embedded') return;
    const { events } = await listenFromNow(api.people.owner);
    const killed = await api.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'girassol-events' and datname = current_database()",
    );
    expect(killed.length).toBeGreaterThan(0);
    await waitUntil(() => events.some((event) => event.kind === 'resync'));
    const { _id: item } = await boards.addItem(api.people.owner);
    await waitUntil(() => events.some((event) => event.kind === 'item-placed' && event.item === item));
  });
});
