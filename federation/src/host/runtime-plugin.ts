import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ScriptSettled } from './handle';
import { readPageData } from './page-data';
import { installPlatform } from './platform';

/**
 * Part of the federation runtime of the shell, which runs before all other code: makes the platform, and sends the
 * entries of remotes through its script loader.
 */
export default function girassolRuntimePlugin(): ModuleFederationRuntimePlugin {
  const { handle, scripts } = installPlatform(readPageData());

  return {
    name: 'girassol',
    async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
      const event = await scripts.load(entry, (settled) =>
        appendScript(entry, handle.integrityOf(entry), settled),
      );
      const container: unknown = Reflect.get(window, entryGlobalName);
      if (event.type !== 'load' || !isContainer(container)) throw new Error(`No container from ${entry}`);
      return container;
    },
    // The runtime would keep a shared package that failed to load as failed for ever.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    },
  };
}

type Container = Extract<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  object
>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

function appendScript(address: string, integrity: string | undefined, settled: ScriptSettled): void {
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
