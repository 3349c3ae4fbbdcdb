import { ModuleFederation } from '@module-federation/runtime-core';
import { createFederationHost } from './federation-host';

type SharedPackages = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

/** Makes the container of a release that shares `library` and exposes it, and a module that needs nothing. */
function createContainer(name: string, library: string, getLibrary: () => Promise<() => unknown>) {
  const remote = new ModuleFederation({
    name,
    remotes: [],
    shared: {
      [library]: {
        version: '1.0.0',
        get: getLibrary,
        strategy: 'loaded-first',
        shareConfig: { requiredVersion: '^1.0.0' },
      },
    } as SharedPackages,
  });
  return {
    init(scope: Parameters<typeof remote.initShareScopeMap>[1]) {
      remote.initShareScopeMap('default', scope);
      remote.initializeSharing('default', { strategy: 'loaded-first', from: 'build' });
    },
    get: async (module: string) => {
      if (module === './alone') return () => 'alone';
      const getExports = await remote.loadShare<() => unknown>(library);
      return () => (getExports ? getExports() : undefined);
    },
  };
}

/** Loads releases whose entries are on the page at once. The runtime takes one host a page. */
const host = createFederationHost(
  {
    load: async () => ({ type: 'load', target: { src: '' } }),
    hasWrongScript: async () => false,
  } as never,
  () => undefined,
);

function release(container: string, library: string, getLibrary: () => Promise<() => unknown>) {
  Reflect.set(window, container, createContainer(container, library, getLibrary));
  return { container, baseUrl: `/releases/${container}/`, entry: 'entry.js' };
}

const missing = async (): Promise<never> => {
  throw new Error('Loading chunk 7 failed');
};

test('a shared package that one release fails to provide is provided by the next that needs it', async () => {
  await expect(host.load(release('a_2', 'drag', missing), './area')).rejects.toThrow(
    'Loading chunk 7 failed',
  );
  expect(
    await host.load(
      release('a_1', 'drag', async () => () => 'own copy'),
      './area',
    ),
  ).toBe('own copy');
});

test('a shared package that nobody asked a failed release for yet does not come from it either', async () => {
  expect(await host.load(release('b_2', 'charts', missing), './alone')).toBe('alone');
  host.forgetUnloadedShares();
  expect(
    await host.load(
      release('b_1', 'charts', async () => () => 'own copy'),
      './area',
    ),
  ).toBe('own copy');
});

test('what is loaded stays shared', async () => {
  expect(
    await host.load(
      release('c_1', 'dates', async () => () => 'first copy'),
      './area',
    ),
  ).toBe('first copy');
  host.forgetUnloadedShares();
  expect(
    await host.load(
      release('c_2', 'dates', async () => () => 'second copy'),
      './area',
    ),
  ).toBe('first copy');
});

test('a release whose own shared package failed can be tried again', async () => {
  let isMissing = true;
  const failing = release('d_1', 'forms', async () => (isMissing ? missing() : () => 'own copy'));
  await expect(host.load(failing, './area')).rejects.toThrow('Loading chunk 7 failed');
  isMissing = false;
  expect(await host.load(failing, './area')).toBe('own copy');
});
