import { matchesPath, ownValue } from '@girassol/shared-domain';
import type { ResolvedRegistry, ResolvedRemote, ShellManifest, SlotName } from './manifest';

/** A file the index page announces: its address and its hash. */
export interface Announced {
  href: string;
  integrity: string;
}

/** What pages are made of: the shell, and the live releases of its host and account. */
export interface PageFiles {
  shell: ShellManifest;
  /** Address of the shell's files, with a trailing slash. */
  shellUrl: string;
  registry: ResolvedRegistry;
}

/** Slots on the shell's own pages, by the name of the page's lazy part. */
const slotsOfPart: Record<string, SlotName[]> = { inicio: ['home.card/v1', 'home.tab/v1'] };

/**
 * What the page at `path` needs beyond the shell's first scripts, for preload links: the shell's own lazy parts, and
 * entry and files of the remotes on screen. A person who is not signed in gets none of the areas.
 */
export function announcedFiles(files: PageFiles, path: string, isSignedIn: boolean): Announced[] {
  const { shell, registry } = files;
  const partOfPath = path.split('/').filter(Boolean).join('-') || (isSignedIn ? 'inicio' : 'login');
  const parts = [partOfPath, ...(isSignedIn && path !== '/login' ? ['frame'] : [])];
  const needed = isSignedIn
    ? registry.remotes.flatMap((remote) => modulesOnScreen(remote, partOfPath, path))
    : [];
  const shared = needed.flatMap(({ remote, modules }) =>
    modules.flatMap((key) => remote.preload[key]?.shared ?? []),
  );

  return dedupe([
    ...fromShell(files, [
      ...parts.flatMap((part) => ownValue(shell.parts, part) ?? []),
      ...(needed.length > 0 ? (shell.parts.federation ?? []) : []),
      ...shared.flatMap((name) => shell.shared[name] ?? []),
    ]),
    ...needed.flatMap(({ remote, modules }) => fromRemote(remote, modules)),
  ]);
}

function modulesOnScreen(remote: ResolvedRemote, part: string, path: string) {
  const route = remote.routes.find(
    ({ path: pattern, redirectTo }) => redirectTo === undefined && matchesPath(pattern, path),
  );
  const contributions = remote.slots.filter(({ slot }) => ownValue(slotsOfPart, part)?.includes(slot));
  // It will not be loaded.
  if (remote.unmet) return [];
  const modules = [
    ...(route ? ['./lifecycles'] : []),
    ...(route?.screen ? [route.screen] : []),
    ...contributions.map(({ module }) => module),
  ];
  return modules.length > 0 ? [{ remote, modules }] : [];
}

function fromShell({ shell, shellUrl }: PageFiles, names: string[]): Announced[] {
  return names
    .filter((name) => name.endsWith('.js') && !shell.scripts.includes(name))
    .map((name) => ({ href: shellUrl + name, integrity: shell.integrity[name] ?? '' }));
}

function fromRemote({ baseUrl, entry, preload, integrity }: ResolvedRemote, modules: string[]): Announced[] {
  return [entry, ...modules.flatMap((module) => preload[module]?.files ?? [])]
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ href: baseUrl + name, integrity: integrity[name] ?? '' }));
}

function dedupe(files: Announced[]): Announced[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
