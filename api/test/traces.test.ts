import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineJob, enqueue, registerJob } from '@girassol/api-platform/jobs';
import { openTracing, type Tracing } from '@girassol/api-platform/tracing';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { type CollectedSpan, startTestCollector, type TestCollector } from './collector';
import { allTestDatabases, type TestDatabase } from './databases';
import { createTestPeople, type TestPeople, type TestPerson } from './test-people';

const SERVER = 2;
const CLIENT = 3;
const TOKEN = 'q3vK9dJ0xYb1LrT7mZs2Ew5uNcHf8AoPgI4DqV6kXjR';
const getText = (span: CollectedSpan, key: string) =>
  span.attributes.find((attribute) => attribute.key === key)?.value.stringValue;
const note = defineJob({
  kind: 'test.traced',
  title: 'Teste',
  payload: z.object({ fails: z.boolean() }),
  attempts: 1,
});

describe.each(allTestDatabases)('traces ($name)', ({ open }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'girassol-traces-'));
  let collector: TestCollector;
  let tracing: Tracing;
  let opened: TestDatabase;
  let app: FastifyInstance;
  let people: TestPeople;
  let address: string;
  const lines: string[] = [];

  // Once: what was sent is looked at by every test below.
  beforeAll(async () => {
    collector = await startTestCollector();
    const config = parseConfig({
      ...{ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: dataDir },
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    });
    const log = { warn: (facts: unknown) => lines.push(JSON.stringify(facts)) };
    const made = await openTracing(config.tracing, log as never);
    if (!made) throw new Error('no tracing');
    tracing = made;
    opened = await open(tracing.recordStatement);
    people = await createTestPeople(opened.database);
    app = await buildApp({ database: opened.database, config, tracing });
    registerJob(app, note, async (job) => {
      await job.read((tx) => tx.selectFrom('customers').select('id').limit(1).execute());
      if (job.payload.fails) throw new Error(`a failure of ${people.owner.email}`);
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
    await visit();
    for (const fails of [false, true])
      await opened.database.asAccount(people.owner, (tx) =>
        enqueue(tx, note, { accountId: people.owner.accountId, payload: { fails } }),
      );
    await app.jobs.runDue();
    await app.close();
  }, TEST_TIMEOUTS_MS.process);

  afterAll(async () => {
    await opened?.drop();
    await collector?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const visits: { person: TestPerson; traceId: string; spanId: string }[] = [];
  const createTraceparent = (person: TestPerson) => {
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    visits.push({ person, traceId, spanId });
    return `00-${traceId}-${spanId}-01`;
  };

  /** Sends the same writing call for two accounts at once, many times, and calls with secrets in their addresses. */
  async function visit(): Promise<void> {
    const create = async (person: TestPerson, at: number) => {
      const answer = await fetch(`${address}/api/customers/new/${person.userId}?nome=Segredo`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          traceparent: createTraceparent(person),
          tracestate: 'vendor=Segredo',
          baggage: 'nome=Segredo',
        },
        body: JSON.stringify({
          name: `Segredo ${at}`,
          phone: `1198888777${at}`,
          uf: 'SP',
          city: 'São Paulo',
        }),
      });
      if (answer.status >= 300) throw new Error(await answer.text());
    };
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(at % 2 ? people.owner : people.neighbour, at)),
    );
    for (const path of [`/assinar/${TOKEN}`, `/${TOKEN}`, `/nova-senha/${TOKEN}?a=${TOKEN}`])
      await fetch(address + path, { headers: { accept: 'text/html' } });
  }

  const getTrace = (id: string) => collector.spans.filter(({ traceId }) => traceId === id);

  test('a request takes over its parent and has its route, its statements are below it', () => {
    for (const { traceId, spanId } of visits) {
      const [request, ...more] = getTrace(traceId).filter(({ kind }) => kind === SERVER);
      expect(more).toEqual([]);
      expect(request).toMatchObject({ name: 'POST /api/customers/new/:userId', parentSpanId: spanId });
      const statements = getTrace(traceId).filter(({ kind }) => kind === CLIENT);
      expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
      expect(statements.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['BEGIN', 'INSERT customers', 'COMMIT']),
      );
    }
  });

  test('of requests that run at once, each has its own statements: one customer each', () => {
    for (const { traceId } of visits)
      expect(getTrace(traceId).filter(({ name }) => name === 'INSERT customers')).toHaveLength(1);
  });

  test('no span holds a token, an id or anything that a person typed', () => {
    const sent = collector.received.join('');
    const { owner, neighbour } = people;
    expect(sent).toContain('/api/customers/new/:userId');
    expect(sent).toContain('"/assinar/:token"');
    for (const secret of [
      ...[TOKEN, 'Segredo', 'São Paulo', '1198888777'],
      ...[owner, neighbour].flatMap(({ accountId, userId, token, email }) => [
        accountId,
        userId,
        token,
        email,
      ]),
    ])
      expect(sent).not.toContain(secret);
  });

  test('a statement is shown with its parameters as numbers', () => {
    const insert = collector.spans.find(({ name }) => name === 'INSERT customers');
    expect(insert && getText(insert, 'db.query.text')).toMatch(/^insert into "customers" \(.*\$1/);
    const begin = collector.spans.find(({ name }) => name === 'BEGIN');
    expect(begin && getText(begin, 'db.query.text')).toMatch(/^begin; select set_config\(\?, \?, true\)/);
  });

  test('a job is a trace of its own, with its statements and how it ended', () => {
    const jobs = collector.spans.filter(({ name }) => name === 'job test.traced');
    expect(jobs.map((span) => getText(span, 'girassol.job.outcome')).sort()).toEqual(['done', 'failed']);
    for (const job of jobs) {
      expect(job.parentSpanId).toBeUndefined();
      expect(getTrace(job.traceId).map(({ name }) => name)).toContain('SELECT customers');
    }
  });

  test('statements that belong to no request and no job have no span', () => {
    const roots = collector.spans.filter(({ kind, parentSpanId }) => kind === CLIENT && !parentSpanId);
    expect(roots).toEqual([]);
    expect(lines).toEqual([]);
  });
});

test('without the variable nothing is traced, and no file loads the packages at the start', async () => {
  expect(parseConfig({}).tracing).toBeUndefined();
  expect(await openTracing(undefined, { warn: () => {} } as never)).toBeUndefined();
  const folder = join(__dirname, '../platform/src/tracing');
  for (const file of readdirSync(folder))
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/^import (?!type\b)[^;]*@opentelemetry/m);
});

test('a collector that refuses spans is logged', async () => {
  const refusing = createServer((_request, response) => response.writeHead(400).end()).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const lines: string[] = [];
  const log = { warn: (facts: unknown) => lines.push(JSON.stringify(facts)) };
  const { port } = refusing.address() as AddressInfo;
  const tracing = await openTracing({ endpoint: `http://127.0.0.1:${port}` }, log as never);
  tracing?.startRequest({ method: 'GET', route: '/api/health', traceparent: undefined }).end(200);
  await tracing?.close();
  refusing.closeAllConnections();
  refusing.close();
  expect(lines.join('')).toContain('400');
});
