import type { PageData } from '../registry/manifest';
import { fetchRelease } from './fetch-release';
import type { FailureCode, FailureReport, PlatformHandle } from './handle';
import { knownFiles } from './integrity';
import { createHashLearner } from './learn-hashes';
import { createModuleLoader, type LoadableRelease } from './load-module';
import { createScriptLoader, type ScriptLoader } from './load-script';
import { prefetchFiles } from './prefetch';
import { createReporter, postReports } from './reports';
import { createStatusStore, type StatusStore } from './status-store';
import { installScriptPolicy } from './trusted-types';
import { whenSettled } from './when-settled';

/** The platform as the shell sees it: the handle that everybody has, and what only the shell may turn. */
export interface Platform {
  handle: PlatformHandle;
  scripts: ScriptLoader;
  statuses: StatusStore;
  /** Fetches the federation runtime before it is needed. */
  prepare(): void;
  /** What `retry` does is known once the areas are registered. */
  onRetry(retry: (remote: string) => void): void;
  /** And what it takes to start an area again with other code. */
  onExchange(restart: (remote: string) => void): void;
}

let installed: Platform | undefined;

/** The platform of this page. Throws when the shell was built without `createShellConfig`, which installs it first. */
export function installedPlatform(): Platform {
  if (!installed) throw new Error('GF-102 The shell was built without the platform (createShellConfig)');
  return installed;
}

/** Makes the platform from what the server wrote into the page, before anything else is loaded. */
export function installPlatform(page: PageData, nonce: string): Platform {
  const { remotes } = page.registry;
  const known = knownFiles(page);
  const { learn, learnRest } = createHashLearner(page, known);
  const scripts = createScriptLoader({ known, learn });
  const statuses = createStatusStore();
  const report = createReporter(postReports);
  const beforeRetry = new Set<() => void>();
  const opened = new Set<string>();
  const federationHost = once(async () => {
    const { createFederationHost } = await import(/* webpackChunkName: "federation" */ './federation-host');
    return createFederationHost(scripts, handle.integrityOf);
  });
  const loadFrom = async (release: LoadableRelease, module: string) =>
    (await federationHost())(release, module);
  const remoteOf = (name: string) => remotes.find((candidate) => candidate.name === name);
  let retry = (_remote: string): void => undefined;
  let restart = (_remote: string): void => undefined;

  function ownerOf(name: string) {
    const remote = remoteOf(name);
    return { version: remote?.version ?? null, team: remote?.team ?? null };
  }

  function tell(
    kind: FailureReport['kind'],
    remote: string,
    code: FailureCode | null,
    message: string,
    more: Pick<FailureReport, 'stack' | 'ms'> = {},
  ) {
    report({ kind, remote, ...ownerOf(remote), code, message, ...more, path: window.location.pathname });
  }

  /** A screen that could not be fetched breaks the area while it renders; the file is what to blame. */
  function causeOf(name: string, message: string): FailureCode {
    const remote = remoteOf(name);
    const failure = /^Loading chunk /.test(message) && remote && scripts.failureUnder(remote.baseUrl);
    if (!failure) return 'GF-206';
    return failure === 'refused' ? 'GF-203' : 'GF-202';
  }

  const handle: PlatformHandle = {
    version: 1,
    page,
    nonce,
    registry: () => page.registry,
    integrityOf: known.hashOf,
    loadScript: (url, start, done) => void scripts.load(url, start).then(done),
    loadModule: createModuleLoader({
      remotes,
      scripts,
      prepare: async ({ baseUrl, entry }) => {
        // Both at once: neither waits for the other on the network. What comes of it, the script loader will find.
        void learn(baseUrl + entry);
        await federationHost();
      },
      loadFrom,
      fetchRelease: (previous) => fetchRelease(previous, known),
      onFallback: ({ name }, { code, message }) => tell('load', name, code, message),
      onLoaded: ({ name }, ms) => {
        // Once a page: what follows comes from memory.
        if (!opened.has(name)) tell('open', name, null, '', { ms });
        opened.add(name);
      },
    }),
    prefetch(name) {
      const remote = remoteOf(name);
      if (!remote || page.development) return;
      void learn(remote.baseUrl + remote.entry).then(() => prefetchFiles(remote, known));
    },
    retry: (name) => retry(name),
    statusOf: statuses.get,
    onStatusChange: statuses.subscribe,
    fail(name, { code: given, message }, stack) {
      const code = given === 'GF-206' ? causeOf(name, message) : given;
      statuses.set(name, { state: 'failed', failure: { code, message, ...ownerOf(name) } });
      tell(code === 'GF-206' ? 'render' : 'load', name, code, message, stack ? { stack } : {});
    },
    report,
    beforeRetry,
    ...(page.development && {
      async exchange(name: string, entry: string) {
        const { exchange } = await import(/* webpackChunkName: "exchange" */ './exchange');
        await exchange(name, entry, { remotes, load: loadFrom, statuses, restart });
      },
      exchangesOf: statuses.exchangesOf,
    }),
  };

  installScriptPolicy(known);
  whenSettled(learnRest);
  window.__girassol__ = handle;
  installed = {
    handle,
    scripts,
    statuses,
    prepare: () => void federationHost().catch(() => undefined),
    onRetry: (action) => (retry = action),
    onExchange: (action) => (restart = action),
  };
  return installed;
}

/** Asks once and remembers the answer, but not a failure. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
