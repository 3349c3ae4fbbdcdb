import {
  type Answer,
  type Body,
  contract,
  type ErrorAnswer,
  errorAnswer,
  type Params,
  type RouteKey,
} from '@girassol/shared-domain/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import type { Database } from '../src/database';
import { type TestDatabase, testDatabases } from './databases';
import { type Person, type TestPeople, testPeople } from './people';

const testConfig = readConfig({ NODE_ENV: 'test', DEMO: 'off' });

export interface Request<K extends RouteKey> {
  /** Whose token is sent; nobody's when left out. */
  as?: Pick<Person, 'token'>;
  params?: Params<K>;
  body?: Body<K>;
  headers?: Record<string, string>;
}

/** The API of one test file, on one kind of database. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  people: TestPeople;
  /** Calls a route that must succeed and answers what the contract names. */
  call<K extends RouteKey>(key: K, request?: Request<K>): Promise<Answer<K>>;
  /** Calls a route that must be refused, and answers how. */
  refused<K extends RouteKey>(key: K, request?: Request<K>): Promise<ErrorAnswer & { status: number }>;
  /** Any request, well formed or not; paths with the `/api` prefix. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** SQL as the owner, past every wall: to see what was written. */
  query: TestDatabase['query'];
}

/**
 * Describes behaviour once and checks it on every database at hand. `api` is ready inside tests and hooks, not before.
 * Each kind gets a fresh database with `people` in it.
 */
export function describeApi(title: string, describeTests: (api: TestApi) => void): void {
  describe.each(testDatabases)(`${title} ($name)`, ({ open }) => {
    const api = {} as TestApi; // filled by beforeAll
    let opened: TestDatabase;

    beforeAll(async () => {
      opened = await open();
      const app = await buildApp({ database: opened.database, config: testConfig });
      await app.ready();
      Object.assign(api, { app, database: opened.database, query: opened.query, ...callsOf(app) });
      api.people = await testPeople(opened.database);
    }, 60_000);

    afterAll(async () => {
      await api.app?.close();
      await opened?.drop();
    }, 60_000);

    describeTests(api);
  });
}

function callsOf(app: FastifyInstance): Pick<TestApi, 'call' | 'refused' | 'send'> {
  const send = (options: InjectOptions) => app.inject(options);
  const sendKey = <K extends RouteKey>(key: K, { as, params, body, headers }: Request<K> = {}) => {
    const [method = '', path = ''] = key.split(' ');
    return send({
      method: method as 'GET', // the contract's keys begin with a method
      url: `/api${fill(path, params ?? {})}`,
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
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
