import type { Suppression } from './distribution';
import type { RemoteManifest, ResolvedRegistry, ResolvedRemote } from './manifest';

/** Who a release is live for. The narrowest that fits decides: account, then host, then distribution, then everybody. */
export const liveScopes = ['account', 'host', 'distribution', 'all'] as const;
export type LiveScope = (typeof liveScopes)[number];

/** One line of the registry: this version of this remote is live for these. */
export interface LiveRelease {
  remote: string;
  version: string;
  scope: LiveScope;
  /** Account id, host or distribution key; empty for `all`. */
  target: string;
  /** Percent of the users in the scope, 1 to 100. Below 100 it is a rollout beside the line with 100. */
  share: number;
  /** False: the remote is withdrawn for the scope, and appears to be absent. */
  isLive: boolean;
}

/** Who asks. */
export interface RegistryQuestion {
  host: string;
  distribution: string;
  /** Hint only, from a cookie: it selects code, never data. */
  accountId: string | null;
  /** 0 to 99, the same for one browser on every visit. */
  bucket: number;
  /** Remotes that the distribution includes; null: all. */
  included: readonly string[] | null;
  /** What it leaves out of them. */
  suppressed?: readonly Suppression[];
  /** One browser sees this release of one remote, whatever is live. */
  override?: { remote: string; version: string };
}

/** A release whose files are there to be served. */
export interface ReleaseAtHand {
  manifest: RemoteManifest;
  /** Hash of its `remote.json`. */
  manifestIntegrity: string;
  /** Published, and live for nobody so far: it serves when a line names it, and never steps in by itself. */
  isUntried?: boolean;
  /** What the live shell lacks for it, in words; absent where it fits. */
  unmet?: string;
}

export interface RegistryState {
  releases: readonly ReleaseAtHand[];
  /** Null: the registry has not been read yet. */
  live: readonly LiveRelease[] | null;
}

/** The registry for one host and account: which version of which remote, and what to fall back to. */
export function resolveRegistry(
  { releases, live }: RegistryState,
  question: RegistryQuestion,
  baseUrlOf: (release: RemoteManifest) => string,
): ResolvedRegistry {
  const names = [...new Set(releases.map(({ manifest }) => manifest.name))].sort();
  const remotes = names
    .filter((name) => question.included?.includes(name) ?? true)
    .flatMap((name) => resolveRemote(name, { releases, live }, question, baseUrlOf) ?? [])
    .map((remote) => without(remote, question.suppressed ?? []));
  return { revision: remotes.map(({ name, version }) => `${name}@${version}`).join(' '), remotes };
}

function resolveRemote(
  name: string,
  { releases, live }: RegistryState,
  question: RegistryQuestion,
  baseUrlOf: (release: RemoteManifest) => string,
): ResolvedRemote | undefined {
  const own = releases.filter(({ manifest }) => manifest.name === name).sort(newestFirst);
  const { override } = question;
  const chosen =
    override?.remote === name ? own.find(({ manifest }) => manifest.version === override.version) : undefined;
  // Without a release to fall back to: who wants to see this one must see that it does not load.
  if (chosen) return resolved(chosen, baseUrlOf);
  const line = live && lineFor(name, live, question);
  // Live for others, or for nobody any more.
  if (live && !line?.isLive) return undefined;
  const tried = own.filter(({ isUntried }) => !isUntried);
  // A registry that cannot be read, or names files that are not there, must not make an area vanish: the newest serves.
  const release = own.find(({ manifest }) => manifest.version === line?.version) ?? tried[0];
  if (!release) return undefined;

  const older = tried.find((candidate) => newestFirst(release, candidate) < 0 && !candidate.unmet);
  return {
    ...resolved(release, baseUrlOf),
    ...(older && {
      previous: {
        version: older.manifest.version,
        baseUrl: baseUrlOf(older.manifest),
        manifestIntegrity: older.manifestIntegrity,
      },
    }),
  };
}

const resolved = (
  { manifest, manifestIntegrity, unmet }: ReleaseAtHand,
  baseUrlOf: (release: RemoteManifest) => string,
): ResolvedRemote => ({
  ...manifest,
  baseUrl: baseUrlOf(manifest),
  manifestIntegrity,
  ...(unmet && { unmet }),
});

/** The remote as a distribution that leaves these out shows it. Menus of the shell follow the routes that are there. */
export function without<Remote extends RemoteManifest>(
  remote: Remote,
  suppressed: readonly Suppression[],
): Remote {
  const own = suppressed.filter(({ remote: name }) => name === remote.name);
  if (own.length === 0) return remote;
  const { slots, routes, menus } = remote;
  return {
    ...remote,
    slots: slots.filter(
      (contribution) =>
        !own.some((left) => 'slot' in left && left.slot === contribution.slot && left.id === contribution.id),
    ),
    routes: routes.filter(({ path }) => !own.some((left) => 'route' in left && left.route === path)),
    ...(menus && {
      menus: menus.filter(({ id }) => !own.some((left) => 'menu' in left && left.menu === id)),
    }),
  };
}

function lineFor(
  name: string,
  live: readonly LiveRelease[],
  question: RegistryQuestion,
): LiveRelease | undefined {
  const targets: Record<LiveScope, string | null> = {
    account: question.accountId,
    host: question.host,
    distribution: question.distribution,
    all: '',
  };
  const own = live.filter(({ remote }) => remote === name);
  for (const scope of liveScopes) {
    const fitting = own.filter((line) => line.scope === scope && line.target === targets[scope]);
    const rollout = fitting.find(({ share }) => share < 100 && question.bucket < share);
    const decided = rollout ?? fitting.find(({ share }) => share === 100);
    if (decided) return decided;
  }
  return undefined;
}

const newestFirst = (one: ReleaseAtHand, other: ReleaseAtHand) =>
  other.manifest.builtAt.localeCompare(one.manifest.builtAt);
