import { matchesPath } from '@girassol/shared-domain';
import type { PageData, PreviousRelease, ResolvedRegistry, ResolvedRemote } from './manifest';
import { listFilesBesideTheScreen, listPreloadedFiles, type PageReleases } from './preload';

/**
 * Returns the data about shell and registry for one page, without fields that only the server needs. Leaves
 * out the hashes of files that the address does not load first, so that the page stays small with many areas;
 * the page reads those hashes from `hashes` (shell) or `remote.json` (area) before such a file runs.
 */
export function toPageShellAndRegistry(
  files: PageReleases,
  path: string,
  isSignedIn: boolean,
): Pick<PageData, 'shell' | 'registry'> {
  const { shell, shellUrl, registry } = files;
  const answers = ({ routes }: ResolvedRemote) => routes.some((route) => matchesPath(route.path, path));
  // A login on an area's page continues without loading another page.
  const opensArea = registry.remotes.some(answers);
  const first = new Set(
    [
      ...listPreloadedFiles(files, path, isSignedIn || opensArea),
      ...(isSignedIn || opensArea ? listFilesBesideTheScreen(files, path) : []),
    ].map(({ href }) => href),
  );
  // A shell of an older build has no list of its own, and does not look for hashes that the page lacks.
  if (!shell.hashes)
    return {
      shell: { version: shell.version, integrity: shell.integrity, baseUrl: shellUrl },
      registry: leanRegistry(registry, (remote) => (isSignedIn && !opensArea) || answers(remote)),
    };
  return {
    shell: {
      version: shell.version,
      integrity: only(shell.integrity, (name) => shell.scripts.includes(name) || first.has(shellUrl + name)),
      hashes: shell.hashes,
      baseUrl: shellUrl,
    },
    registry: leanRegistry(registry, ({ baseUrl }, name) => first.has(baseUrl + name)),
  };
}

/** The registry with the hashes of the files that `isCarried` says; of whatever lacks some the page has the list's own hash. */
function leanRegistry(
  { revision, remotes }: ResolvedRegistry,
  isCarried: (remote: ResolvedRemote, file: string) => boolean,
): ResolvedRegistry {
  return {
    revision,
    remotes: remotes.map((whole) => {
      const {
        $schema: _schema,
        manifestIntegrity,
        shares: _shares,
        uses: _uses,
        previous,
        ...remote
      } = whole;
      const lean: ResolvedRemote = {
        ...remote,
        preload: pickPrefetchFiles(remote.preload),
        ...(previous && { previous: withoutModules(previous) }),
      };
      if (!manifestIntegrity) return lean;
      const integrity = only(remote.integrity, (file) => isCarried(whole, file));
      const isWhole = Object.keys(integrity).length === Object.keys(remote.integrity).length;
      return isWhole ? lean : { ...lean, integrity, manifestIntegrity };
    }),
  };
}

/** The import map of the page has the hashes of modules. */
const withoutModules = ({ modules: _modules, ...previous }: PreviousRelease): PreviousRelease => previous;

const only = (hashes: Record<string, string>, isWanted: (file: string) => boolean) =>
  Object.fromEntries(Object.entries(hashes).filter(([file]) => isWanted(file)));

/** Returns the files that the browser prefetches: those of the area, when the pointer rests on its menu entry. */
function pickPrefetchFiles(preload: ResolvedRemote['preload']): ResolvedRemote['preload'] {
  const lifecycles = preload['./lifecycles'];
  return lifecycles ? { './lifecycles': { files: lifecycles.files, shared: [] } } : {};
}
