import type { PlatformHandle, RemoteStatus } from '../host/handle';
import type { PageData, RemoteDefinition, ResolvedRemote } from '../registry/manifest';

/** Builds a released remote for tests, as the page gets it, from a definition. */
export function buildReleasedRemote(
  definition: RemoteDefinition,
  overrides: Partial<ResolvedRemote> = {},
): ResolvedRemote {
  const container = definition.name.replaceAll('-', '_');
  return {
    ...definition,
    version: '0.0.0-test',
    exposes: Object.keys(definition.exposes),
    entry: 'remoteEntry.js',
    container,
    integrity: {},
    preload: {},
    builtAt: '2026-01-01T00:00:00.000Z',
    baseUrl: `/releases/${definition.name}/0.0.0-test/`,
    ...overrides,
  };
}

/** Options of the fake platform in tests: its remotes, and the modules that loading gives. */
export interface FakePlatformOptions {
  remotes?: ResolvedRemote[];
  /** `'mfe-proposals/./proposals-tab'` -> the module that loading gives. */
  modules?: Record<string, unknown>;
}

/**
 * Installs a platform without network for the tests of a remote. Returns the platform; call its `remove()`
 * after the test.
 */
export function installFakePlatform({ remotes = [], modules = {} }: FakePlatformOptions = {}) {
  const reports: Parameters<PlatformHandle['report']>[0][] = [];
  const failures: Parameters<PlatformHandle['fail']>[] = [];
  const idle: RemoteStatus = { state: 'idle' };
  const page: PageData = {
    registry: { revision: 'test', remotes },
    shell: { version: '0.0.0-test', baseUrl: '/assets/', integrity: {} },
    distribution: { key: 'girassol', brand: { name: 'Girassol', title: 'Girassol', description: '' } },
    host: { name: 'localhost', isProduct: true, siteId: null },
    version: '0.0.0-test',
  };
  const handle: PlatformHandle = {
    version: 1,
    page,
    nonce: '',
    registry: () => page.registry,
    integrityOf: () => undefined,
    loadScript: (_url, start, done) => start(done),
    loadModule: async (remote, module) => {
      const found = modules[`${remote}/${module}`];
      if (found === undefined) throw new Error(`GF-205 The test gave no module ${remote}/${module}`);
      return found;
    },
    prefetch: () => undefined,
    retry: () => undefined,
    statusOf: () => idle,
    onStatusChange: () => () => undefined,
    fail: (...failure) => failures.push(failure),
    report: (report) => reports.push(report),
    beforeRetry: new Set(),
  };
  window.__girassol__ = handle;
  return {
    handle,
    reports,
    failures,
    remove() {
      delete window.__girassol__;
    },
  };
}
