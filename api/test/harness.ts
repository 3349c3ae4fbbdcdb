import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type Body,
  type ContractRoute,
  contract,
  type ErrorAnswer,
  errorAnswer,
  type Params,
  type Query,
  type RouteKey,
} from '@girassol/shared-domain/contract';
import { TEST_LIMITS } from '@girassol/shared-domain/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../src/app';
import { readConfig } from '../src/config';
import type { Database } from '../src/platform/database';
import { everyDatabase, type TestDatabase, type TestDatabaseKind, testDatabases } from './databases';
import { formOf, type TestFile } from './form';
import { type Person, type TestPeople, testPeople } from './people';

export interface Request<K extends RouteKey> {
  /** Whose token is sent; nobody's when left out. */
  as?: Pick<Person, 'token'>;
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
  /** The file of a call that carries one. */
  file?: TestFile;
  headers?: Record<string, string>;
}

/** The API of one test file, on one kind of database. */
export interface TestApi {
  kind: TestDatabaseKind['name'];
  app: FastifyInstance;
  database: Database;
  people: TestPeople;
  /** Calls a route that must succeed and answers what the contract names. */
  call<K extends RouteKey>(key: K, request?: Request<K>): Promise<Answer<K>>;
  /** Calls a route that must be refused, and answers how. */
  refused<K extends RouteKey>(key: K, request?: Request<K>): Promise<ErrorAnswer & { status: number }>;
  /** Calls a route that may succeed or be refused. */
  answerOf<K extends RouteKey>(key: K, request?: Request<K>): Promise<{ status: number; body: string }>;
  /** Any request, well formed or not; paths with the `/api` prefix. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** SQL as the owner, past every wall: to see what was written. */
  query: TestDatabase['query'];
}

type DescribeTests = (api: TestApi) => void;

/** What a test puts in the place of what the configuration would. */
type HandedIn = Pick<AppOptions, 'banks' | 'converter' | 'signatures' | 'documents'>;

/**
 * Describes behaviour once and checks it on the databases of this run (`databases.ts`). `api` is ready inside tests and
 * hooks, not before, but for its `kind`. Each kind gets a fresh database with `people` in it, and an empty data folder.
 * `variables` change the configuration, `handedIn` takes the place of what it would open.
 */
export function describeApi(
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv = {},
  handedIn: HandedIn = {},
): void {
  describeOn(testDatabases, title, describeTests, variables, handedIn);
}

/** The same on every database at hand, in every run: for what an embedded database and a server may do differently. */
export function describeApiOnEveryDatabase(
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv = {},
  handedIn: HandedIn = {},
): void {
  describeOn(everyDatabase, title, describeTests, variables, handedIn);
}

/** A test of what only a server can show: other processes, connections that end. Skipped on the embedded database. */
export const testOnServer = ({ kind }: TestApi): typeof test.skip =>
  kind === 'PostgreSQL' ? test : test.skip;

function describeOn(
  kinds: TestDatabaseKind[],
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv,
  handedIn: HandedIn,
): void {
  describe.each(kinds)(`${title} ($name)`, ({ name, open }) => {
    const api = { kind: name } as TestApi; // the rest is filled by beforeAll
    let opened: TestDatabase;
    const dataDir = mkdtempSync(join(tmpdir(), 'girassol-api-test-'));

    beforeAll(async () => {
      opened = await open();
      const config = readConfig({
        NODE_ENV: 'test',
        DEMO: 'off',
        POSTAL_CODE_URL: 'off',
        NASA_POWER_URL: 'off',
        PVGIS_URL: 'off',
        DATA_DIR: dataDir,
        ...variables,
      });
      const app = await buildApp({ database: opened.database, config, ...handedIn });
      await app.ready();
      Object.assign(api, { app, database: opened.database, query: opened.query, ...callsOf(app) });
      api.people = await testPeople(opened.database);
    }, TEST_LIMITS.process);

    afterAll(async () => {
      await api.app?.close();
      await opened?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }, TEST_LIMITS.process);

    describeTests(api);
  });
}

function callsOf(app: FastifyInstance): Pick<TestApi, 'call' | 'refused' | 'answerOf' | 'send'> {
  const send = (options: InjectOptions) => app.inject(options);
  const sendKey = <K extends RouteKey>(
    key: K,
    { as, params, query, body, file, headers }: Request<K> = {},
  ) => {
    const route: ContractRoute = contract[key];
    const form = route.upload && formOf(body ?? {}, file);
    const [method = '', path = ''] = key.split(' ');
    return send({
      method: method as 'GET', // the contract's keys begin with a method
      url: `/api${fill(path, params ?? {})}`,
      ...(query && { query: { ...query } as Record<string, string> }), // the schemas of queries take texts
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...form?.headers, ...headers },
      ...(form ? { payload: form.payload } : body !== undefined && { payload: body as object }),
    });
  };

  return {
    send,
    async call(key, request) {
      const response = await sendKey(key, request);
      if (response.statusCode !== 200)
        throw new Error(`${key} answered ${response.statusCode}: ${response.body}`);
      // Parsed by the schema of this very key.
      return contract[key].answer.parse(response.json()) as Answer<typeof key>;
    },
    async answerOf(key, request) {
      const response = await sendKey(key, request);
      return { status: response.statusCode, body: response.body };
    },
    async refused(key, request) {
      const response = await sendKey(key, request);
      if (response.statusCode < 400) throw new Error(`${key} was not refused: ${response.body}`);
      return { status: response.statusCode, ...errorAnswer.parse(response.json()) };
    },
  };
}

const fill = (path: string, params: object): string =>
  Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
