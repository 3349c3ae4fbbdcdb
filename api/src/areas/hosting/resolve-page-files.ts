import type { PageData, ResolvedRegistry, ShellManifest } from '@girassol/federation/registry';
import { type DevelopmentServers, withDevelopmentServers } from './development-servers';
import type { BrowserView } from './resolve-view';

/** Time in milliseconds that a page waits for the development server of an override. */
const DEVELOPMENT_SERVER_TIMEOUT_MS = 5_000;

interface Files {
  shell: ShellManifest | null;
  shellUrl: string;
  registry: ResolvedRegistry;
}

interface FilesForPage extends Files {
  /** Development servers, whose files have no hashes. The page's policy names them. */
  servers: DevelopmentServers;
  override: PageData['override'] | null;
}

/**
 * Resolves the files of shell and remotes that a page loads: built files, replaced by those of development
 * servers and of the override of this browser. If an override cannot be loaded, the live release is served.
 */
export async function resolvePageFiles(
  { registry, override }: Pick<BrowserView, 'registry' | 'override'>,
  built: Pick<Files, 'shell' | 'shellUrl'>,
  {
    developmentServers,
    overrideOrigins,
  }: { developmentServers: DevelopmentServers; overrideOrigins: readonly string[] },
): Promise<FilesForPage> {
  const released = { ...built, registry };
  const files =
    Object.keys(developmentServers).length > 0
      ? await withDevelopmentServers(released, developmentServers)
      : released;
  if (!override) return { ...files, servers: developmentServers, override: null };

  const { remote, version, origin, until } = override;
  const shown = { remote, version, origin, until };
  if (origin === null) {
    const isThere = registry.remotes.some((found) => found.name === remote && found.version === version);
    return {
      ...files,
      servers: developmentServers,
      override: { ...shown, ...(!isThere && { problem: 'gone' as const }) },
    };
  }
  const inWork = { [remote]: `${origin}/` };
  const pointed = overrideOrigins.includes(origin)
    ? await withDevelopmentServers(files, inWork, DEVELOPMENT_SERVER_TIMEOUT_MS).catch(() => null)
    : null;
  // An override that cannot be loaded must not break the page: the live release is served, and the page says so.
  if (!pointed?.registry.remotes.some(({ name }) => name === remote))
    return { ...files, servers: developmentServers, override: { ...shown, problem: 'unreachable' } };
  return { ...pointed, servers: { ...developmentServers, ...inWork }, override: shown };
}
