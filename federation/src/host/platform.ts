import type { PageData } from '../registry/manifest';
import { fetchPreviousRelease } from './fetch-release';
import type { BrowserMonitoringReport, FailureCode, PlatformHandle } from './handle';
import { createKnownFileHashes } from './integrity';
import { createHashLoader } from './load-hashes';
import { createModuleLoader, type LoadableRelease } from './load-module';
import { createScriptLoader, findFailedAddress, isModuleFailure, type ScriptLoader } from './load-script';
import { createOpenedRemotes, type OpenedRemotes } from './opened-remotes';
import { prefetchFiles } from './prefetch';
import { createReporter, postReports } from './reports';
import { createStatusStore, type StatusStore } from './status-store';
import { installTrustedTypesPolicy } from './trusted-types';
import { createHashedJsonFetcher, freezeDeeply, toAbsoluteAddress } from './unpatched';
import { runWhenSettled } from './when-settled';

/** Platform as the shell sees it: the handle that remotes use, and functions for the shell only. */
export interface Platform {
  handle: PlatformHandle;
  scripts: ScriptLoader;
  statuses: StatusStore;
  opened: OpenedRemotes;
  /** Fetches the federation runtime before it is needed. */
  prepare(): void;
  /** Sets the function behind `retry`, once the areas are registered. */
  onRetry(retry: (remote: string) => void): void;
  /** And what it takes to start an area again with other code. */
  onExchange(restart: (remote: string) => void): void;
  /** Sets what happens when a file of an open area could not be loaded, before the area hears of it. */
  onFileFailure(remember: (remote: string) => void): void;
  /** And when the area starts again with the release before. */
  onStepBack(restart: (remote: string) => void): void;
}

let installed: Platform | undefined;

/**
 * Returns the platform of this page. Throws GF-102 when the shell was built without `createShellConfig`, which installs
 * it.
 */
export function getPlatform(): Platform {
  if (!installed) throw new Error('GF-102 The shell was built without the platform (createShellConfig)');
  return installed;
}

/** Installs the platform from the data that the server wrote into the page, before anything else is loaded. */
export function installPlatform(page: PageData, nonce: string): Platform {
  // The code of a remote that somebody works on is exchanged in it.
  if (!page.development) freezeDeeply(page);
  const { remotes } = page.registry;
  const known = createKnownFileHashes(page);
  const { learn, learnRest } = createHashLoader(page, known);
  const scripts = createScriptLoader({ known, learn });
  const statuses = createStatusStore();
  const report = createReporter(postReports);
  const fetchJson = createHashedJsonFetcher();
  const beforeRetry = new Set<() => void>();
  const opened = createOpenedRemotes();
  const federationHost = once(async () => {
    const { createFederationHost } = await import(/* webpackChunkName: "federation" */ './federation-host');
    return createFederationHost(scripts, handle.integrityOf);
  });
  const loadFrom = async (release: LoadableRelease, module: string) =>
    (await federationHost()).load(release, module);
  const getRemote = (name: string) => remotes.find((candidate) => candidate.name === name);
  let retry = (_remote: string): void => undefined;
  let restart = (_remote: string): void => undefined;
  let rememberInput = (_remote: string): void => undefined;
  let stepBack = (_remote: string): void => undefined;
  /** Remotes whose live release gave way to the one before while they were open. */
  const steppedBack = new Set<string>();

  function getOwner(name: string) {
    const remote = getRemote(name);
    return { version: remote?.version ?? null, team: remote?.team ?? null };
  }

  function tell(
    kind: BrowserMonitoringReport['kind'],
    remote: string,
    code: FailureCode | null,
    message: string,
    more: Pick<BrowserMonitoringReport, 'stack' | 'ms'> = {},
  ) {
    report({ kind, remote, ...getOwner(remote), code, message, ...more, path: window.location.pathname });
  }

  /**
   * Finds the release whose file kept an area from rendering: a screen that could not be fetched breaks the area while it
   * renders. Undefined for other errors.
   */
  function findFailedRelease(
    name: string,
    message: string,
  ): { baseUrl: string; isLive: boolean } | undefined {
    const remote = getRemote(name);
    const address = findFailedAddress(message);
    if (!remote || address === undefined) return undefined;
    const live = { baseUrl: remote.baseUrl, isLive: true };
    const before = remote.previous && { baseUrl: remote.previous.baseUrl, isLive: false };
    if (address === '') return steppedBack.has(name) ? before : live;
    return [live, before].find(
      (release) => release && address.startsWith(toAbsoluteAddress(release.baseUrl)),
    );
  }

  /** A file of the open area is missing or wrong, and there is a release before it. A slow network is slow for both. */
  function canStepBack(name: string): boolean {
    const remote = getRemote(name);
    return !!remote?.previous && scripts.failureUnder(remote.baseUrl) !== 'slow';
  }

  const handle: PlatformHandle = {
    version: 1,
    page,
    nonce,
    registry: () => page.registry,
    integrityOf: known.getHash,
    loadScript: (url, start, done) =>
      void scripts.load(url, start).then((event) => {
        const owner = event.type !== 'load' && remotes.find(({ baseUrl }) => url.includes(baseUrl));
        if (owner) rememberInput(owner.name);
        done(event);
      }),
    loadModule: createModuleLoader({
      remotes,
      scripts,
      prepare: async ({ baseUrl, entry }) => {
        // Both at once: neither waits for the other on the network. What comes of it, the script loader will find.
        void learn(baseUrl + entry);
        await federationHost();
      },
      loadFrom,
      hasSteppedBack: (name) => steppedBack.has(name),
      fetchRelease: (previous) => fetchPreviousRelease(previous, known, fetchJson),
      onFallback: ({ name }, { code, message }) => tell('load', name, code, message),
      onLoaded: ({ name }, ms) => {
        // Once a page: what follows comes from memory.
        if (opened.add(name)) tell('open', name, null, '', { ms });
      },
    }),
    prefetch(name) {
      const remote = getRemote(name);
      if (!remote || page.development) return;
      void learn(remote.baseUrl + remote.entry).then(() => prefetchFiles(remote, known));
    },
    retry: (name) => retry(name),
    statusOf: statuses.get,
    onStatusChange: statuses.subscribe,
    fail(name, { code: given, message }, stack) {
      const release = given === 'GF-206' ? findFailedRelease(name, message) : undefined;
      const details = stack ? { stack } : {};
      const settle = (code: FailureCode) => {
        // What is left of a release that gave way fails by itself: the area runs by the one before.
        const hasGivenWay = steppedBack.has(name);
        if (release?.isLive && (hasGivenWay || canStepBack(name))) {
          tell('load', name, code, message, details);
          if (hasGivenWay) return;
          steppedBack.add(name);
          // Before the release that takes over asks for one: what the failed release would provide does not arrive.
          void federationHost().then(({ forgetUnloadedShares }) => forgetUnloadedShares());
          stepBack(name);
          return;
        }
        statuses.set(name, { state: 'failed', failure: { code, message, ...getOwner(name) } });
        tell(code === 'GF-206' ? 'render' : 'load', name, code, message, details);
      };
      if (!release) settle(given);
      else if (isModuleFailure(message))
        void scripts.hasWrongScript(release.baseUrl).then((isWrong) => settle(isWrong ? 'GF-203' : 'GF-202'));
      else settle(scripts.failureUnder(release.baseUrl) === 'refused' ? 'GF-203' : 'GF-202');
    },
    report,
    beforeRetry,
    ...(page.development && {
      async exchange(name: string, entry: string) {
        const { replaceRemoteCode: exchange } = await import(/* webpackChunkName: "exchange" */ './exchange');
        await exchange(name, entry, { remotes, load: loadFrom, statuses, restart });
      },
      exchangesOf: statuses.exchangesOf,
    }),
  };

  installTrustedTypesPolicy(known);
  runWhenSettled(learnRest);
  // No area can put another in its place, nor switch a part of it off.
  Object.defineProperty(window, '__girassol__', {
    value: Object.freeze(handle),
    writable: false,
    configurable: false,
  });
  installed = {
    handle,
    scripts,
    statuses,
    opened,
    prepare: () => void federationHost().catch(() => undefined),
    onRetry: (action) => (retry = action),
    onExchange: (action) => (restart = action),
    onFileFailure: (action) => (rememberInput = action),
    onStepBack: (action) => (stepBack = action),
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
