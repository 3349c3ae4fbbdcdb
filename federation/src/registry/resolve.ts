import type { Suppression } from './distribution';
import type { LiveHistory } from './live-history';
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
  /** What the live shell lacks for it, in words; absent where it fits. */
  unmet?: string;
}

export interface RegistryState {
  releases: readonly ReleaseAtHand[];
  /** Null: the registry has not been read yet. */
  live: readonly LiveRelease[] | null;
  /** Who may step in where a release does not serve; nobody, where it is not known. */
  history?: readonly LiveHistory[];
}

/** The registry for one host and account: which version of which remote, and what to fall back to. */
export function resolveRegistry(
  state: RegistryState,
  question: RegistryQuestion,
  baseUrlOf: (release: RemoteManifest) => string,
): ResolvedRegistry {
  const names = [...new Set(state.releases.map(({ manifest }) => manifest.name))].sort();
  const remotes = names
    .filter((name) => question.included?.includes(name) ?? true)
    .flatMap((name) => resolveRemote(name, state, question, baseUrlOf) ?? [])
    .map((remote) => without(remote, question.suppressed ?? []));
  return { revision: remotes.map(({ name, version }) => `${name}@${version}`).join(' '), remotes };
}

function resolveRemote(
  name: string,
  state: RegistryState,
  question: RegistryQuestion,
  baseUrlOf: (release: RemoteManifest) => string,
): ResolvedRemote | undefined {
  const own = state.releases.filter(({ manifest }) => manifest.name === name);
  const { override } = question;
  const chosen =
    override?.remote === name ? own.find(({ manifest }) => manifest.version === override.version) : undefined;
  // Without a release to fall back to: who wants to see this one must see that it does not load.
  if (chosen) return resolved(chosen, baseUrlOf);
  // A registry that was never read must not make an area vanish: the newest of the build serves.
  const [release, previous] = state.live
    ? servedBy(linesFor(name, state.live, question), own, state.history ?? [])
    : own.sort(newestFirst);
  if (!release) return undefined;
  return {
    ...resolved(release, baseUrlOf),
    ...(previous && {
      previous: {
        version: previous.manifest.version,
        baseUrl: baseUrlOf(previous.manifest),
        manifestIntegrity: previous.manifestIntegrity,
      },
    }),
  };
}

/**
 * The release that serves where these lines decide, the narrowest first, and the one for when it does not load. Where the
 * files of the first line's release are not there, it is what was last live and good for the same people.
 */
function servedBy(
  [line, ...wider]: readonly LiveRelease[],
  own: readonly ReleaseAtHand[],
  history: readonly LiveHistory[],
): ReleaseAtHand[] {
  // Live for others, or for nobody any more.
  if (!line?.isLive) return [];
  const atHand = (version: string) => own.find(({ manifest }) => manifest.version === version);
  const named = atHand(line.version);
  const others = lastGood([line, ...wider], history).flatMap((version) => atHand(version) ?? []);
  const fitting = others.filter(({ unmet }) => !unmet);
  return named ? [named, ...fitting] : [...fitting, ...others.filter(({ unmet }) => unmet)];
}

/** What was live and good before the first line's release: in its own scope, then in the wider ones. Newest first. */
function lastGood(lines: readonly LiveRelease[], history: readonly LiveHistory[]): string[] {
  const [first] = lines;
  const historyOf = ({ remote, scope, target }: LiveRelease) =>
    history.find((known) => known.remote === remote && known.scope === scope && known.target === target);
  const good = lines
    .filter(({ isLive }) => isLive)
    .flatMap((line, index) => {
      const given = lines.slice(index).flatMap((wider) => historyOf(wider)?.leftBehind ?? []);
      const here = [...(line.share === 100 ? [line.version] : []), ...(historyOf(line)?.good ?? [])];
      return here.filter((version) => !given.includes(version));
    });
  return [...new Set(good)].filter((version) => version !== first?.version);
}

/** What serves instead of the release that a line of the registry names. Null: nothing. */
export interface StandIn {
  version: string | null;
  /** Why: its files are not there as they were published, or the live shell cannot carry it. */
  code: 'GF-403' | 'GF-406';
}

/** Who stands in for the release of a line; undefined where that release itself serves. */
export function standInFor(
  line: LiveRelease,
  { releases, live, history = [] }: RegistryState,
): StandIn | undefined {
  if (!line.isLive) return undefined;
  const own = releases.filter(({ manifest }) => manifest.name === line.remote);
  const isHere = ({ scope, target, share }: LiveRelease) =>
    share === 100 && scope === line.scope && target === line.target;
  const isForAll = ({ scope }: LiveRelease) => scope === 'all' && line.scope !== 'all';
  const ofRemote = (live ?? []).filter(({ remote, share }) => remote === line.remote && share === 100);
  const wider = ofRemote.filter((other) => (line.share < 100 && isHere(other)) || isForAll(other));
  const [serving, previous] = servedBy([line, ...wider], own, history);
  if (serving?.manifest.version === line.version)
    return serving.unmet ? { version: previous?.manifest.version ?? null, code: 'GF-406' } : undefined;
  return { version: serving?.manifest.version ?? null, code: 'GF-403' };
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

/** The lines that reach who asks, the one that decides first. */
function linesFor(name: string, live: readonly LiveRelease[], question: RegistryQuestion): LiveRelease[] {
  const targets: Record<LiveScope, string | null> = {
    account: question.accountId,
    host: question.host,
    distribution: question.distribution,
    all: '',
  };
  const own = live.filter(({ remote }) => remote === name);
  return liveScopes.flatMap((scope) => {
    const fitting = own.filter((line) => line.scope === scope && line.target === targets[scope]);
    const share = fitting.filter((line) => line.share < 100 && question.bucket < line.share);
    return [...share, ...fitting.filter((line) => line.share === 100)];
  });
}

const newestFirst = (one: ReleaseAtHand, other: ReleaseAtHand) =>
  other.manifest.builtAt.localeCompare(one.manifest.builtAt);
