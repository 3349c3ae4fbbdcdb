import { type Condition, getOwnValue, matchesPath } from '@girassol/shared-domain';
import type { ResolvedRegistry, ResolvedRemote, ShellManifest, SlotName } from './manifest';

/** File that the index page announces with a preload link: address and hash of the file. */
export interface PreloadedFile {
  href: string;
  integrity: string;
}

/** Shell and live releases that a page of one host and account is made of. */
export interface PageReleases {
  shell: ShellManifest;
  /** Address of the shell's files, with a trailing slash. */
  shellUrl: string;
  registry: ResolvedRegistry;
}

/**
 * Parts of the shell that a signed-in page fetches early and no screen waits for, so that they are not announced: the store
 * of what was read, which must be there when the page is left.
 */
const partsBesideTheScreen = ['offline-database'];

/** Slots on the shell's own pages, by the name of the page's lazy part. The first tab of the home page is an agenda. */
const slotsByPart: Record<string, SlotName[]> = {
  inicio: ['home.card/v1', 'home.tab/v1', 'agenda.source/v1'],
};

/**
 * Is a contribution for new accounts only? It is not announced: every page of every other account would fetch it, and the
 * entry of its area, for nothing.
 */
const isForNewAccounts = ({ newAccount, all }: Condition): boolean =>
  newAccount === true || (all ?? []).some(isForNewAccounts);

/**
 * Lists the files for the preload links of the page at `path`, beyond the first scripts of the shell: lazy
 * parts of the shell, and entries and files of the remotes on screen. Visitors who are not signed in get no
 * files of areas.
 */
export function listPreloadedFiles(files: PageReleases, path: string, isSignedIn: boolean): PreloadedFile[] {
  const { shell, registry } = files;
  const partOfPath = path.split('/').filter(Boolean).join('-') || (isSignedIn ? 'inicio' : 'login');
  const parts = [partOfPath, ...(isSignedIn && path !== '/login' ? ['frame'] : [])];
  const needed = isSignedIn
    ? registry.remotes.flatMap((remote) =>
        modulesOnScreen(remote, partOfPath, path, ({ when }) => !when || !isForNewAccounts(when)),
      )
    : [];
  const shared = needed.flatMap(({ remote, modules }) =>
    modules.flatMap((key) => remote.preload[key]?.shared ?? []),
  );

  return dedupe([
    ...fromShell(files, [
      ...parts.flatMap((part) => listFilesOfPart(shell, part)),
      ...(needed.length > 0 ? (shell.parts.federation ?? []) : []),
      ...shared.flatMap((name) => shell.shared[name] ?? []),
    ]),
    ...needed.flatMap(({ remote, modules }) => fromRemote(remote, modules)),
  ]);
}

/**
 * Lists the files that the signed-in page at `path` may fetch early although they are not announced, so that it carries their
 * hashes: no list of hashes is then waited for.
 */
export function listFilesBesideTheScreen(files: PageReleases, path: string): PreloadedFile[] {
  const partOfPath = path.split('/').filter(Boolean).join('-') || 'inicio';
  const seldom = files.registry.remotes.flatMap((remote) =>
    modulesOnScreen(remote, partOfPath, path, ({ when }) => when !== undefined && isForNewAccounts(when)),
  );
  return [
    ...fromShell(
      files,
      partsBesideTheScreen.flatMap((part) => files.shell.parts[part] ?? []),
    ),
    ...seldom.flatMap(({ remote, modules }) => fromRemote(remote, modules)),
  ];
}

/** Lists the files of a lazy part of the shell, and of parts that it always draws: `inicio--abas` belongs to `inicio`. */
const listFilesOfPart = ({ parts }: ShellManifest, part: string): string[] =>
  Object.entries(parts).flatMap(([name, files]) =>
    name === part || name.startsWith(`${part}--`) ? files : [],
  );

function modulesOnScreen(
  remote: ResolvedRemote,
  part: string,
  path: string,
  isWanted: (contribution: ResolvedRemote['slots'][number]) => boolean,
) {
  const route = remote.routes.find(
    ({ path: pattern, redirectTo }) => redirectTo === undefined && matchesPath(pattern, path),
  );
  const contributions = remote.slots.filter(
    (contribution) => getOwnValue(slotsByPart, part)?.includes(contribution.slot) && isWanted(contribution),
  );
  // It will not be loaded.
  if (remote.unmet) return [];
  const modules = [
    ...(route ? ['./lifecycles'] : []),
    ...(route?.screen ? [route.screen] : []),
    ...contributions.map(({ module }) => module),
  ];
  return modules.length > 0 ? [{ remote, modules }] : [];
}

function fromShell({ shell, shellUrl }: PageReleases, names: string[]): PreloadedFile[] {
  return names
    .filter((name) => name.endsWith('.js') && !shell.scripts.includes(name))
    .map((name) => ({ href: shellUrl + name, integrity: shell.integrity[name] ?? '' }));
}

function fromRemote(
  { baseUrl, entry, preload, integrity }: ResolvedRemote,
  modules: string[],
): PreloadedFile[] {
  return [entry, ...modules.flatMap((module) => preload[module]?.files ?? [])]
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ href: baseUrl + name, integrity: integrity[name] ?? '' }));
}

function dedupe(files: PreloadedFile[]): PreloadedFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
