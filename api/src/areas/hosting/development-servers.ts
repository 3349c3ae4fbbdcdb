import {
  parseManifest,
  parseShellManifest,
  type ResolvedRegistry,
  type ResolvedRemote,
  type ShellManifest,
} from '@girassol/federation/registry';

/** Addresses of development servers by package name, each with a trailing slash. */
export type DevelopmentServers = Record<string, string>;

interface Served {
  shell: ShellManifest | null;
  shellUrl: string;
  registry: ResolvedRegistry;
}

/**
 * Returns the built files of a page, with the files of those packages replaced for which a development server
 * is given. `patience` is the maximum wait in milliseconds.
 */
export async function withDevelopmentServers(
  served: Served,
  servers: DevelopmentServers,
  patience = 120_000,
): Promise<Served> {
  const { shell: shellUrl, ...remoteUrls } = servers;
  const shell = shellUrl ? parseShellManifest(await read(`${shellUrl}shell.json`, patience)) : served.shell;
  const inWork = await Promise.all(
    Object.values(remoteUrls).map(
      async (baseUrl): Promise<ResolvedRemote> => ({
        ...parseManifest(await read(`${baseUrl}remote.json`, patience)),
        baseUrl,
      }),
    ),
  );
  const released = served.registry.remotes.filter(({ name }) => !(name in servers));
  return {
    shell,
    shellUrl: shellUrl ?? served.shellUrl,
    registry: { revision: 'development', remotes: [...released, ...inWork] },
  };
}

/** A development server that is compiling answers when it is done. */
async function read(url: string, patience: number): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

/**
 * Script of development pages that lets remotes refresh the React of the shell: React registers with the hook
 * that the script installs, and the refresh runtime of each remote finds React there. Must run before all
 * other scripts.
 */
export const reactRefreshHookScript = `
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;
