import type { ResolvedRemote } from '../registry/manifest';
import { buildReleasedRemote } from '../remote/testing';
import { createModuleLoader } from './load-module';
import type { ScriptFailure } from './load-script';

const definition = {
  name: 'mfe-a',
  title: 'A',
  team: 'crm',
  routes: [],
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
};
const previous = { version: '0.9.0', baseUrl: '/releases/mfe-a/0.9.0/', manifestIntegrity: 'sha384-x' };

function createTestLoader({
  remote = buildReleasedRemote(definition),
  failure,
  message = 'broken',
  hasSteppedBack = false,
  isWrong = false,
}: {
  remote?: ResolvedRemote;
  failure?: ScriptFailure;
  message?: string;
  hasSteppedBack?: boolean;
  isWrong?: boolean;
} = {}) {
  const fallbacks: string[] = [];
  const load = createModuleLoader({
    remotes: [remote],
    scripts: { failureUnder: () => failure, hasWrongScript: async () => isWrong },
    loadFrom: async ({ baseUrl }) => {
      if (baseUrl === previous.baseUrl) return 'older module';
      throw new Error(message);
    },
    prepare: async () => undefined,
    hasSteppedBack: () => hasSteppedBack,
    fetchRelease: async ({ baseUrl }) => ({ baseUrl, entry: 'entry.js', container: 'mfe_a_old' }),
    onFallback: (_remote, { code }) => fallbacks.push(code),
  });
  return { load, fallbacks };
}

test.each<[string, Parameters<typeof createTestLoader>[0], string]>([
  ['a file that did not arrive', { failure: 'unreachable' }, 'GF-202'],
  ['a file that was changed', { failure: 'refused' }, 'GF-203'],
  [
    'a host that is too old',
    { message: 'Version 1.0.0 of shared singleton module react does not satisfy the requirement of mfe_a' },
    'GF-204',
  ],
  ['a host that lacks a package', { message: "Can not get '@girassol/shared-ui'" }, 'GF-204'],
  ['anything else', {}, 'GF-205'],
])('%s has its own code', async (_what, options, code) => {
  await expect(createTestLoader(options).load('mfe-a', './lifecycles')).rejects.toMatchObject({ code });
});

test('a release that the shell of the page lacks something for is not loaded; an older one that fits steps in', async () => {
  const unmet = 'Gauge of @girassol/shared-ui';
  const failed = { code: 'GF-204', message: expect.stringContaining(unmet) };
  const { load } = createTestLoader({ remote: buildReleasedRemote(definition, { unmet }) });
  await expect(load('mfe-a', './lifecycles')).rejects.toMatchObject(failed);
  const before = createTestLoader({ remote: buildReleasedRemote(definition, { unmet, previous }) });
  expect(await before.load('mfe-a', './lifecycles')).toBe('older module');
});

test('an unknown remote is GF-201', async () => {
  await expect(createTestLoader().load('mfe-b', './lifecycles')).rejects.toMatchObject({ code: 'GF-201' });
});

test('the release before steps in, and the failure of the new one is told', async () => {
  const { load, fallbacks } = createTestLoader({
    remote: buildReleasedRemote(definition, { previous }),
    failure: 'unreachable',
  });
  expect(await load('mfe-a', './lifecycles')).toBe('older module');
  expect(fallbacks).toEqual(['GF-202']);
});

test('where nothing arrives at all, an older release is not waited for as well', async () => {
  const { load } = createTestLoader({
    remote: buildReleasedRemote(definition, { previous }),
    failure: 'slow',
  });
  await expect(load('mfe-a', './lifecycles')).rejects.toMatchObject({ code: 'GF-202' });
});

test('a release that has stepped back is not asked for again: the one before it gives everything', async () => {
  const remote = buildReleasedRemote(definition, { previous });
  const { load, fallbacks } = createTestLoader({ remote, hasSteppedBack: true });
  await expect(load('mfe-a', './lifecycles')).resolves.toBe('older module');
  expect(fallbacks).toEqual([]);
  const alone = createTestLoader({ hasSteppedBack: true });
  await expect(alone.load('mfe-a', './lifecycles')).rejects.toMatchObject({ code: 'GF-205' });
});

test.each([
  [true, 'GF-203'],
  [false, 'GF-202'],
])(
  'a module that another one imports, and that is another file than the published one (%p), is %s',
  async (isWrong, code) => {
    const message = 'Failed to fetch dynamically imported module: http://localhost/releases/mfe-a/1/part.js';
    await expect(createTestLoader({ isWrong, message }).load('mfe-a', './x')).rejects.toMatchObject({ code });
  },
);
