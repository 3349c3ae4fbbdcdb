import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@girassol/api-platform/database';
import type { PushSender } from '@girassol/api-platform/push';
import {
  type ContractRoute,
  type ErrorResponse,
  errorResponse,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type ResponseBody,
  type RouteKey,
} from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { apiContract } from '../src/modules';
import {
  allTestDatabases,
  defaultTestDatabases,
  type TestDatabase,
  type TestDatabaseKind,
} from './databases';
import { buildMultipartForm, type TestFile } from './form';
import { createTestPeople, type TestPeople, type TestPerson } from './test-people';

/** Request that a test sends to a route of the API: user, parameters, query, body and file. */
export interface TestRequest<K extends RouteKey> {
  /** Person whose token is sent; none if left out. */
  as?: Pick<TestPerson, 'token'>;
  params?: RequestParams<K>;
  query?: RequestQuery<K>;
  body?: RequestBody<K>;
  /** The file of a call that carries one. */
  file?: TestFile;
  headers?: Record<string, string>;
}

/** API under test with its database and users, for one test file on one kind of database. */
export interface TestApi {
  kind: TestDatabaseKind['name'];
  app: FastifyInstance;
  database: Database;
  people: TestPeople;
  /** Calls a route that must succeed and answers what the contract names. */
  call<K extends RouteKey>(key: K, request?: TestRequest<K>): Promise<ResponseBody<K>>;
  /** Calls a route that must be refused, and answers how. */
  refused<K extends RouteKey>(key: K, request?: TestRequest<K>): Promise<ErrorResponse & { status: number }>;
  /** Calls a route that may succeed or be refused. */
  getAnswer<K extends RouteKey>(key: K, request?: TestRequest<K>): Promise<{ status: number; body: string }>;
  /** Any request, well formed or not; paths with the `/api` prefix. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** SQL as the owner, past every wall: to see what was written. */
  query: TestDatabase['query'];
}

type DescribeTests = (api: TestApi) => void;

/** Services that a test supplies in place of the configured ones. */
type Replacements = Pick<AppOptions, 'banks' | 'converter' | 'signatures' | 'documents' | 'logger' | 'push'>;

/**
 * Describes tests of the API and runs them on the default databases (`databases.ts`). Each database is new
 * and contains `people`; the data folder is empty. `api` may be used only inside tests and hooks, except for
 * its `kind`. `variables` change the configuration, `handedIn` replaces services.
 */
export function describeApi(
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv = {},
  handedIn: Replacements = {},
): void {
  describeOn(defaultTestDatabases, title, describeTests, variables, handedIn);
}

/**
 * Describes tests of the API and runs them on every available database in every run. For behaviour that may
 * differ between the embedded database (PGlite) and a PostgreSQL server.
 */
export function describeApiOnEveryDatabase(
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv = {},
  handedIn: Replacements = {},
): void {
  describeOn(allTestDatabases, title, describeTests, variables, handedIn);
}

/**
 * Returns `test` for a database server, and `test.skip` for the embedded database: other processes and lost connections
 * exist only on a server.
 */
export const getServerOnlyTest = ({ kind }: TestApi): typeof test.skip =>
  kind === 'PostgreSQL' ? test : test.skip;

/** Sender of pushes that keeps them to itself: no test calls a service outside. */
const silentPushSender: PushSender = { publicKey: 'BNcRdreALRFXTkOOUHK1', send: async () => 201 };

function describeOn(
  kinds: TestDatabaseKind[],
  title: string,
  describeTests: DescribeTests,
  variables: NodeJS.ProcessEnv,
  handedIn: Replacements,
): void {
  describe.each(kinds)(`${title} ($name)`, ({ name, open }) => {
    const api = { kind: name } as TestApi; // the rest is filled by beforeAll
    let opened: TestDatabase;
    const dataDir = mkdtempSync(join(tmpdir(), 'girassol-api-test-'));

    beforeAll(async () => {
      opened = await open();
      const config = parseConfig({
        NODE_ENV: 'test',
        DEMO: 'off',
        POSTAL_CODE_URL: 'off',
        NASA_POWER_URL: 'off',
        PVGIS_URL: 'off',
        DATA_DIR: dataDir,
        ...variables,
      });
      const app = await buildApp({ database: opened.database, config, push: silentPushSender, ...handedIn });
      await app.ready();
      Object.assign(api, { app, database: opened.database, query: opened.query, ...createCalls(app) });
      api.people = await createTestPeople(opened.database);
    }, TEST_TIMEOUTS_MS.process);

    afterAll(async () => {
      await api.app?.close();
      await opened?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }, TEST_TIMEOUTS_MS.process);

    describeTests(api);
  });
}

function createCalls(app: FastifyInstance): Pick<TestApi, 'call' | 'refused' | 'getAnswer' | 'send'> {
  const send = (options: InjectOptions) => app.inject(options);
  const sendKey = <K extends RouteKey>(
    key: K,
    { as, params, query, body, file, headers }: TestRequest<K> = {},
  ) => {
    const route: ContractRoute = apiContract[key];
    const form = route.upload && buildMultipartForm(body ?? {}, file);
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
      return apiContract[key].answer.parse(response.json()) as ResponseBody<typeof key>;
    },
    async getAnswer(key, request) {
      const response = await sendKey(key, request);
      return { status: response.statusCode, body: response.body };
    },
    async refused(key, request) {
      const response = await sendKey(key, request);
      if (response.statusCode < 400) throw new Error(`${key} was not refused: ${response.body}`);
      return { status: response.statusCode, ...errorResponse.parse(response.json()) };
    },
  };
}

const fill = (path: string, params: object): string =>
  Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
