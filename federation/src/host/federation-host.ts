import {
  init,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ScriptSettledCallback } from './handle';
import type { LoadableRelease } from './load-module';
import type { ScriptLoader } from './load-script';
import { sharedPackages } from './shared-packages';

/**
 * Creates the module federation runtime of the page. The runtime is fetched when the first remote is needed,
 * so that the login screen works without it.
 */
export function createFederationHost(
  scripts: ScriptLoader,
  getIntegrity: (url: string) => string | undefined,
) {
  // Remotes are built without this runtime and take it from here (`externalRuntime`).
  Reflect.set(window, '_FEDERATION_RUNTIME_CORE', runtimeCore);

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'girassol',
    async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
      if (type === 'module') return loadModuleContainer(entry, scripts, getIntegrity);
      const event = await scripts.load(entry, (settled) => appendScript(entry, getIntegrity(entry), settled));
      const container: unknown = Reflect.get(window, entryGlobalName);
      if (event.type !== 'load' || !isContainer(container)) throw new Error(`No container from ${entry}`);
      return container;
    },
    // The runtime would keep a shared package that could not be fetched as failed for ever, in the shell and in remotes.
    errorLoadShare({ pkgName }) {
      forgetUnloadedShares(pkgName);
    },
  };
  // For every instance of the runtime: each remote makes one of its own.
  registerGlobalPlugins([plugin]);
  // One unreachable remote must never keep the others waiting: `loaded-first`.
  const host = init({
    name: 'girassol_shell',
    remotes: [],
    shared: sharedPackages,
    shareStrategy: 'loaded-first',
  });

  /**
   * Forgets which remote would provide each shared package that is not loaded (of `only`, or of all), so that the next who
   * needs it brings its own: another would be asked for a file that is known to be missing. The shell stays the provider
   * of what it shares, and is asked again.
   */
  function forgetUnloadedShares(only?: string): void {
    for (const scope of Object.values(host.shareScopeMap))
      for (const packageName of only === undefined ? Object.keys(scope) : [only]) {
        const versions = scope[packageName] ?? {};
        for (const [version, shared] of Object.entries(versions)) {
          if (shared.loaded) continue;
          // Its owner registers the same object again, which would keep the failed promise.
          shared.loading = null;
          if (!host.options.shared[packageName]?.some((own) => own.version === version))
            delete versions[version];
        }
        if (Object.keys(versions).length === 0) delete scope[packageName];
      }
  }

  return {
    /** Loads an exposed module of a release. Each release is a remote of its own to the runtime: two never mix. */
    async load(
      { container, baseUrl, entry, entryType, edition }: LoadableRelease,
      module: string,
    ): Promise<unknown> {
      const name = edition ? `${container}_${edition}` : container;
      registerRemotes([
        { name, entry: baseUrl + entry, type: entryType ?? 'global', entryGlobalName: container },
      ]);
      try {
        return await loadRemote(`${name}/${module.replace('./', '')}`);
      } catch (error) {
        forgetUnloadedShares();
        throw error;
      }
    },
    forgetUnloadedShares,
  };
}

type Container = Extract<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  object
>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

/**
 * Loads the container of a release that consists of ES modules. Its parts import each other without the script loader;
 * the browser compares them by the import map of the page.
 */
async function loadModuleContainer(
  entry: string,
  scripts: ScriptLoader,
  getIntegrity: (url: string) => string | undefined,
): Promise<Container> {
  let container: unknown;
  const event = await scripts.load(entry, async (settled) => {
    try {
      // A browser may remember a module that failed until the page is loaded: what is fetched first can be tried again.
      const answer = await fetch(entry, { integrity: getIntegrity(entry) ?? '' });
      if (!answer.ok) throw new Error(`${entry} answered ${answer.status}`);
      container = await import(/* webpackIgnore: true */ entry);
      settled({ type: 'load', target: { src: entry } });
    } catch {
      const isWrong = await scripts.hasWrongScript(entry.slice(0, entry.lastIndexOf('/') + 1));
      settled({ type: isWrong ? 'wrong' : 'error', target: { src: entry } });
    }
  });
  if (event.type !== 'load' || !isContainer(container)) throw new Error(`No container from ${entry}`);
  return container;
}

function appendScript(address: string, integrity: string | undefined, settled: ScriptSettledCallback): void {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = address;
  const settle = ({ type }: Event) => {
    script.remove();
    settled({ type, target: { src: address } });
  };
  script.addEventListener('load', settle, { once: true });
  script.addEventListener('error', settle, { once: true });
  document.head.append(script);
}
