import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { migrations } from '../../../src/modules';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { DatabaseProxy } from '../../../test/database-proxy';
import { testPostgresUrl } from '../../../test/databases';
import { describeApi, getServerOnlyTest } from '../../../test/harness';
import { sleep, waitUntil } from '../../../test/wait-until';
import { publishEvent } from '../events/publish-event';
import { defineJob, enqueue, registerJob } from '../jobs';
import type { ConnectionTimeouts } from './connection-timeouts';
import type { Database } from './database';
import { openServerDatabase } from './server';

/** Shorter than those of the program, and long enough that a busy machine is not taken for silence. */
const LIMITS: ConnectionTimeouts = {
  acquire: 1_000,
  listen: 3_000,
  statement: 4_000,
  answer: 6_000,
  heartbeat: 500,
  heartbeatAnswer: 1_500,
  retry: 200,
  close: 200,
};
/**
 * Maximum time until a process works again. By the limits of the program it is fifteen seconds; by those of the kernel
 * it would be minutes.
 */
const MAX_RECOVERY_MS = 8_000;
const LISTENING = 'girassol-events';
const NOT_ANSWERING = 'O banco de dados não está respondendo. Por favor, tente novamente em instantes.';
const ANSWERS_OF_OUTAGE = [NOT_ANSWERING, 'O servidor está ocupado. Por favor, tente novamente.'];

const job = defineJob({ kind: 'test.outage', title: 'Teste', payload: z.object({ name: z.string() }) });

describeApi('a database that goes away', (api) => {
  const onServer = getServerOnlyTest(api);
  let url: URL;
  let proxy: DatabaseProxy;
  let database: Database;
  let app: FastifyInstance;
  let address: string;
  let boards: TestBoards;
  let item: string;
  const begun: string[] = [];
  const done: string[] = [];
  let events: AccountLiveEvent[] = [];
  let stream: AbortController;

  beforeAll(async () => {
    if (api.kind !== 'PostgreSQL') return;
    boards = await createTestBoards(api);
    item = (await boards.addItem(api.people.owner))._id;
  });

  beforeEach(async () => {
    if (api.kind !== 'PostgreSQL') return;
    const [row] = await api.query<{ name: string }>('select current_database() as name');
    url = new URL(testPostgresUrl ?? '');
    Object.assign(url, { pathname: `/${row?.name}`, username: row?.name, password: row?.name });
    proxy = await DatabaseProxy.before(url.href);
    database = await openServerDatabase({
      url: proxy.through(url.href),
      migrations,
      poolSize: 4,
      limits: LIMITS,
    });
    const config = parseConfig({
      NODE_ENV: 'test',
      DEMO: 'off',
      POSTAL_CODE_URL: 'off',
      NASA_POWER_URL: 'off',
      PVGIS_URL: 'off',
    });
    app = await buildApp({ database, config });
    registerJob(app, job, async (run) => {
      begun.push(run.payload.name);
      // Asks until its database is gone.
      while (run.payload.name === 'cut') await run.read(async (tx) => sql`select pg_sleep(0.02)`.execute(tx));
      done.push(run.payload.name);
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    await app.jobs.start();
    await openStream();
  });

  afterEach(async () => {
    if (api.kind !== 'PostgreSQL') return;
    stream.abort();
    proxy.set('CLOSE');
    database.abort();
    await app.close();
    await database.close();
    await proxy.close();
  });

  async function openStream(): Promise<void> {
    events = [];
    stream = new AbortController();
    const response = await fetch(`${address}/api/events`, {
      headers: { authorization: `Bearer ${api.people.owner.token}` },
      signal: stream.signal,
    });
    expect(response.status).toBe(200);
    void (async () => {
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString();
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames)
          if (frame.startsWith('data: ')) events.push(JSON.parse(frame.slice('data: '.length)));
      }
    })().catch(() => {});
  }

  let names = 0;
  let markers = 0;
  const rename = async () => {
    names += 1;
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/sales/single/${api.people.owner.userId}/${item}`,
      headers: { authorization: `Bearer ${api.people.owner.token}` },
      payload: { name: `Nome ${names}` },
    });
    return { status: response.statusCode, message: response.json().message as string | undefined };
  };
  const changes = () => events.filter(({ kind }) => kind === 'item-changed').length;
  const runsJob = async (name: string) => {
    await api.database.asSystem((tx) => enqueue(tx, job, { accountId: null, payload: { name } }));
    await waitUntil(() => done.includes(name), { within: MAX_RECOVERY_MS });
  };

  /** Waits until everything said before has been heard. */
  async function hearAll(): Promise<void> {
    markers += 1;
    const by = `marker ${markers}`;
    await api.database.asAccount(api.people.owner, (tx) =>
      publishEvent(
        tx,
        { ...api.people.owner, clientId: by },
        { kind: 'columns-changed', board: 'AFTER_SALES' },
      ),
    );
    await waitUntil(() => events.some((event) => 'by' in event && event.by === by));
  }

  /** Everything works, each message comes once, and one connection listens. */
  async function expectAllWorks(): Promise<void> {
    await waitUntil(async () => (await rename()).status === 200, { within: MAX_RECOVERY_MS });
    await waitUntil(() => events.some(({ kind }) => kind === 'resync'), { within: MAX_RECOVERY_MS });
    await hearAll();
    const before = changes();
    expect((await rename()).status).toBe(200);
    await runsJob(`job ${names}`);
    await hearAll();
    expect(changes()).toBe(before + 1);
    expect([proxy.open(LISTENING), proxy.peaks.get(LISTENING)]).toEqual([1, 1]);
  }

  onServer('one connection of a process hears all channels', async () => {
    const heard: string[] = [];
    const stop = await database.listen(
      'outage_test',
      (payload) => heard.push(payload),
      () => {},
    );
    expect(proxy.open(LISTENING)).toBe(1);
    await rename();
    await waitUntil(() => changes() === 1);
    await api.query("select pg_notify('outage_test', 'one')");
    await waitUntil(() => heard.length > 0);
    await stop();
    await rename();
    await waitUntil(() => changes() === 2);
    await api.query("select pg_notify('outage_test', 'two')");
    await rename();
    await waitUntil(() => changes() === 3);
    expect(heard).toEqual(['one']);
  });

  onServer('accepting and closing at once: one attempt at a time, and one listener afterwards', async () => {
    proxy.set('CLOSE');
    const before = proxy.attempts;
    await sleep(10 * LIMITS.retry);
    // The jobs of the process ask as well, every two seconds.
    expect(proxy.attempts - before).toBeLessThanOrEqual(15);
    expect(await rename()).toEqual({ status: 503, message: NOT_ANSWERING });
    proxy.set('FORWARD');
    await expectAllWorks();
  });

  onServer(
    'silence: calls are answered in words, and everything is back soon after the database is',
    async () => {
      proxy.set('SILENT');
      // More than the pool has: some wait for a connection, others for an answer.
      const answers = await Promise.all(Array.from({ length: 8 }, rename));
      for (const { status, message } of answers) {
        expect(status).toBe(503);
        expect(ANSWERS_OF_OUTAGE).toContain(message);
      }
      expect(answers.some(({ message }) => message === NOT_ANSWERING)).toBe(true);
      proxy.set('FORWARD');
      await expectAllWorks();
    },
  );

  onServer(
    'silence that ends before anybody noticed: old connections are given up all the same',
    async () => {
      proxy.set('SILENT');
      const waiting = Array.from({ length: 8 }, rename);
      proxy.set('FORWARD');
      await expectAllWorks();
      for (const { status } of await Promise.all(waiting)) expect([200, 503]).toContain(status);
    },
  );

  onServer('a statement that takes long is not taken for silence', async () => {
    const slow = database.asSystem((tx) => sql`select pg_sleep(${LIMITS.statement / 2000})`.execute(tx));
    await expect(slow).resolves.toBeDefined();
  });

  onServer('silence on one connection alone ends its statement after the limit of answers', async () => {
    const lost = database.asSystem(async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.silence('girassol');
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow('Connection terminated');
    await waitUntil(async () => (await rename()).status === 200, { within: MAX_RECOVERY_MS });
  });

  onServer('a job that was cut off goes back into the line, long before its lease ends', async () => {
    await api.database.asSystem((tx) => enqueue(tx, job, { accountId: null, payload: { name: 'cut' } }));
    await waitUntil(() => begun.includes('cut'));
    proxy.set('SILENT');
    await sleep(4 * LIMITS.heartbeat);
    proxy.set('FORWARD');
    const inLine = () =>
      api.query("select from jobs where payload ->> 'name' = 'cut' and state = 'QUEUED' and lease is null");
    await waitUntil(async () => (await inLine()).length > 0, { within: MAX_RECOVERY_MS });
  });

  onServer('a write whose commit was not answered counts once, however often it is sent', async () => {
    const { token, accountId } = api.people.owner;
    const add = () =>
      app.inject({
        method: 'POST',
        url: '/api/modules/single',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'lost-commit' },
        payload: { model: 'Sem resposta', manufacturer: 'Sol', power: 550 },
      });
    proxy.loseCommitOf('insert into "catalogue_items"');
    const first = await add();
    expect([first.statusCode, first.json().message]).toEqual([503, NOT_ANSWERING]);
    expect((await add()).statusCode).toBe(200);
    const found = 'select 1 from catalogue_items c where account_id = $1 and strpos(c::text, $2) > 0';
    expect(await api.query(found, [accountId, 'Sem resposta'])).toHaveLength(1);
  });

  onServer('a connection to a server that only reads is replaced', async () => {
    const own = await openServerDatabase({
      url: proxy.through(url.href),
      migrations,
      poolSize: 1,
      limits: LIMITS,
    });
    const write = () => own.asSystem((tx) => sql`delete from login_attempts`.execute(tx));
    await own.asSystem((tx) => sql`set session characteristics as transaction read only`.execute(tx));
    await expect(write()).rejects.toMatchObject({ code: '25006' });
    await write();
    await own.close();
  });
});
