import type { PageData, ResolvedRegistry, ShellManifest } from '@girassol/federation/registry';
import { type DevelopmentServers, withDevelopmentServers } from './development';
import type { View } from './view-of';

/** How long a page waits for a development server that one browser was pointed at, milliseconds. */
const PATIENCE = 5_000;

interface Files {
  shell: ShellManifest | null;
  shellUrl: string;
  registry: ResolvedRegistry;
}

interface FilesForPage extends Files {
  /** Whose files have no hashes: the page's policy names them. */
  servers: DevelopmentServers;
  override: PageData['override'] | null;
}

/** The files of one page: what was built, what somebody works on, and what this browser was pointed at. */
export async function filesFor(
  { registry, override }: Pick<View, 'registry' | 'override'>,
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
    ? await withDevelopmentServers(files, inWork, PATIENCE).catch(() => null)
    : null;
  // What cannot be had must not take the page away: the live release serves, and the page says so.
  if (!pointed?.registry.remotes.some(({ name }) => name === remote))
    return { ...files, servers: developmentServers, override: { ...shown, problem: 'unreachable' } };
  return { ...pointed, servers: { ...developmentServers, ...inWork }, override: shown };
}
