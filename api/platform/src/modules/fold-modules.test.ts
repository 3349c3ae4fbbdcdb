import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseConfig } from '../../../src/config';
import type { ModuleExport, ModuleExports } from '../exports';
import { getMethodAndPath } from '../http/contract-route';
import { defineJob } from '../jobs';
import { defineModule } from './define-module';
import {
  createExportFinder,
  joinContracts,
  joinMigrations,
  listModules,
  openModules,
  registerModuleRoutes,
  requireSingleOwners,
} from './fold-modules';
import { defineModuleJob } from './module-job';
import { createReactionList } from './module-reactions';

const config = parseConfig({});
const up = async () => {};
const routes = () => {};

const first = defineModule({
  name: 'first',
  contract: {},
  sharedCalls: ['GET /settings/user/:userId'],
  tables: ['settings_changes'],
  migrations: { '20270101-0000-firsts': { up } },
  routes: ({ app }) =>
    void app.route({ ...getMethodAndPath('GET /settings/user/:userId'), handler: () => 'first' }),
});
const second = defineModule({
  name: 'second',
  contract: {},
  sharedCalls: ['GET /health'],
  tables: ['access_links'],
  migrations: { '20260101-0000-seconds': { up } },
  routes: ({ app }) => void app.route({ ...getMethodAndPath('GET /health'), handler: () => 'second' }),
});

test('modules that share nothing are listed in their order', () => {
  expect(listModules([first, second]).map(({ name }) => name)).toEqual(['first', 'second']);
});

test('two modules that answer one call are refused by the compiler, and at the start', () => {
  const twin = defineModule({ ...first, name: 'twin', tables: [], migrations: {} });
  // @ts-expect-error the second argument would have to name the call
  expect(() => listModules([first, twin])).toThrow(
    'Dois módulos respondem à chamada GET /settings/user/:userId: first e twin.',
  );
});

const job = defineModuleJob(
  defineJob({ kind: 'first.work', title: 'Trabalho', payload: z.object({}) }),
  async () => ({ createHandler: () => async () => {} }),
);

const list: ModuleExport<object> = {
  title: 'Lista',
  filters: z.object({}),
  columns: [],
  isAllowed: () => true,
  source: { sight: async () => null, keys: async () => [], rows: async () => [] },
};

/** Adds a kind that no module of the product has. */
const addExport = (kind: string): ModuleExports => ({ [kind]: list });

test.each([
  ['name', { ...second, name: 'first' }, 'Dois módulos se chamam first: first e first.'],
  [
    'table',
    { ...second, tables: first.tables },
    'Dois módulos criam a tabela settings_changes: first e second.',
  ],
  [
    'migration',
    { ...second, migrations: first.migrations },
    'Dois módulos têm a migração 20270101-0000-firsts: first e second.',
  ],
  ['job', { ...second, jobs: [job] }, 'Dois módulos têm o trabalho first.work: first e second.'],
  [
    'kind of export',
    { ...second, exports: addExport('test-list') },
    'Dois módulos têm a exportação test-list: first e second.',
  ],
])('two modules with the same %s stop the start with both names', (_what, other, message) => {
  const claiming = { ...first, jobs: [job], exports: addExport('test-list') };
  expect(() => requireSingleOwners([claiming, other])).toThrow(message);
});

test('migrations of modules and of earlier areas run in the order of their names', () => {
  const all = joinMigrations({ '0001-accounts': { up }, '20261201-0000-b': { up } }, [first, second]);
  expect(Object.keys(all)).toEqual([
    '0001-accounts',
    '20260101-0000-seconds',
    '20261201-0000-b',
    '20270101-0000-firsts',
  ]);
  expect(() => joinMigrations(first.migrations, [first])).toThrow('está no módulo first e na lista anterior');
});

test('calls of modules join those of the shared contract, and stand in one of them only', () => {
  const shared = { 'GET /a': { access: 'public', summary: 'A', answer: z.object({}) } } as const;
  const own = { 'GET /b': { access: 'public', summary: 'B', answer: z.object({}) } } as const;
  expect(Object.keys(joinContracts(shared, [{ ...first, contract: own }]))).toEqual(['GET /a', 'GET /b']);
  expect(() => joinContracts(shared, [{ ...first, contract: shared }])).toThrow(
    'A chamada GET /a está no módulo first e no contrato comum.',
  );
});

test('exports of modules are found by kind, and stand in one list only', () => {
  const find = createExportFinder([{ ...first, exports: addExport('test-list') }, second]);
  expect([find('test-list'), find('customers')]).toEqual([list, undefined]);
  expect(() => createExportFinder([{ ...first, exports: addExport('customers') }])).toThrow(
    'A exportação customers está no módulo first e na lista anterior.',
  );
});

describe('modules of a server', () => {
  test('are opened in order, closed in the reverse order, and answer below the prefix', async () => {
    const seen: string[] = [];
    const opening = (module: typeof first | typeof second) => ({
      ...module,
      open: () => void seen.push(`open ${module.name}`),
      close: () => void seen.push(`close ${module.name}`),
    });
    const app = Fastify();
    const opened = await openModules(app, [opening(first), opening(second)], config);
    await app.register((api) => registerModuleRoutes(api, opened, config), { prefix: '/api' });
    expect((await app.inject('/api/health')).body).toBe('second');
    await app.close();
    expect(seen).toEqual(['open first', 'open second', 'close second', 'close first']);
  });

  test.each([
    [{ ...first, routes }, 'O módulo first não responde à chamada GET /settings/user/:userId.'],
    [{ ...first, sharedCalls: [] }, 'O módulo first responde sem declarar: GET /settings/user/:userId.'],
    [
      {
        ...first,
        routes: ({ app }: { app: FastifyInstance }) => void app.get('/settings/user/:userId', () => 1),
      },
      'O módulo first registra GET /api/settings/user/:userId fora do contrato.',
    ],
  ])('that answer other calls than they declare stop the start', async (module, message) => {
    const app = Fastify();
    const opened = await openModules(app, [module], config);
    await expect(
      app.register((api) => registerModuleRoutes(api, opened, config), { prefix: '/api' }).ready(),
    ).rejects.toThrow(message);
    await app.close();
  });
});

test('reactions to an event are those of all parts, in their order', () => {
  const [one, two] = [async () => 1, async () => 2];
  const listReactions = createReactionList([
    { name: 'none' },
    { name: 'one', reactions: { accountOpened: one } },
    { name: 'two', reactions: { accountOpened: two } },
  ]);
  expect(listReactions('accountOpened')).toEqual([one, two]);
  expect(listReactions('settingsChanged')).toEqual([]);
});
