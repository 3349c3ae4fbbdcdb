import type { DistributionSuppression } from './distribution';
import { type LiveScope, liveScopes } from './live-scope';
import type { LiveVersionHistory } from './live-version-history';
import type { RemoteManifest, ResolvedRegistry, ResolvedRemote } from './manifest';

/** Line of the registry: one version of one remote that is live for one scope. */
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

/**
 * Facts about a page and its browser (host, account, distribution, overrides) from which the releases for the
 * page are chosen.
 */
export interface RegistryResolveContext {
  host: string;
  distribution: string;
  /** Hint only, from a cookie: it selects code, never data. */
  accountId: string | null;
  /** 0 to 99, the same for one browser on every visit. */
  bucket: number;
  /** Remotes that the distribution includes; null: all. */
  included: readonly string[] | null;
  /** Parts of the remotes that the distribution leaves out. */
  suppressed?: readonly DistributionSuppression[];
  /** Version of one remote for this browser, whatever is live. */
  override?: { remote: string; version: string };
}

/** Release of a remote whose files are on this server. */
export interface AvailableRelease {
  manifest: RemoteManifest;
  /** Hash of its `remote.json`. */
  manifestIntegrity: string;
  /** Description of what the live shell lacks for the release; absent where the release fits. */
  unmet?: string;
}

/**
 * Releases and live versions that the server knows, with their history: the input from which the releases of
 * a page are chosen.
 */
export interface RegistryState {
  releases: readonly AvailableRelease[];
  /** Null: the registry has not been read yet. */
  live: readonly LiveRelease[] | null;
  /** Versions that may be served instead of a release; none where the history is unknown. */
  history?: readonly LiveVersionHistory[];
}

/**
 * Resolves the registry for one host and account: chooses for each remote the release to load, and the
 * release to fall back to.
 */
export function resolveRegistry(
  state: RegistryState,
  question: RegistryResolveContext,
  getBaseUrl: (release: RemoteManifest) => string,
): ResolvedRegistry {
  const names = [...new Set(state.releases.map(({ manifest }) => manifest.name))].sort();
  const remotes = names
    .filter((name) => question.included?.includes(name) ?? true)
    .flatMap((name) => resolveRemote(name, state, question, getBaseUrl) ?? [])
    .map((remote) => removeSuppressed(remote, question.suppressed ?? []));
  return { revision: remotes.map(({ name, version }) => `${name}@${version}`).join(' '), remotes };
}

function resolveRemote(
  name: string,
  state: RegistryState,
  question: RegistryResolveContext,
  getBaseUrl: (release: RemoteManifest) => string,
): ResolvedRemote | undefined {
  const own = state.releases.filter(({ manifest }) => manifest.name === name);
  const { override } = question;
  const chosen =
    override?.remote === name ? own.find(({ manifest }) => manifest.version === override.version) : undefined;
  // Without a release to fall back to: who wants to see this one must see that it does not load.
  if (chosen) return resolved(chosen, getBaseUrl);
  // A registry that was never read must not make an area vanish: the newest of the build serves.
  const [release, previous] = state.live
    ? servedBy(linesFor(name, state.live, question), own, state.history ?? [])
    : own.sort(newestFirst);
  if (!release) return undefined;
  return {
    ...resolved(release, getBaseUrl),
    ...(previous && {
      previous: {
        version: previous.manifest.version,
        baseUrl: getBaseUrl(previous.manifest),
        manifestIntegrity: previous.manifestIntegrity,
        ...(previous.manifest.entryType === 'module' && { modules: previous.manifest.integrity }),
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
  own: readonly AvailableRelease[],
  history: readonly LiveVersionHistory[],
): AvailableRelease[] {
  // Live for others, or for nobody any more.
  if (!line?.isLive) return [];
  const atHand = (version: string) => own.find(({ manifest }) => manifest.version === version);
  const named = atHand(line.version);
  const others = listGoodVersions([line, ...wider], history).flatMap((version) => atHand(version) ?? []);
  const fitting = others.filter(({ unmet }) => !unmet);
  return named ? [named, ...fitting] : [...fitting, ...others.filter(({ unmet }) => unmet)];
}

/**
 * Lists the versions that were live and good before the first line's release, in its own scope and in wider ones,
 * newest first.
 */
function listGoodVersions(lines: readonly LiveRelease[], history: readonly LiveVersionHistory[]): string[] {
  const [first] = lines;
  const getHistory = ({ remote, scope, target }: LiveRelease) =>
    history.find((known) => known.remote === remote && known.scope === scope && known.target === target);
  const good = lines
    .filter(({ isLive }) => isLive)
    .flatMap((line, index) => {
      const given = lines.slice(index).flatMap((wider) => getHistory(wider)?.leftBehind ?? []);
      const here = [...(line.share === 100 ? [line.version] : []), ...(getHistory(line)?.good ?? [])];
      return here.filter((version) => !given.includes(version));
    });
  return [...new Set(good)].filter((version) => version !== first?.version);
}

/**
 * Release that the server serves instead of the version that a registry line names. A null `version` means
 * that no release is served; `code` says why.
 */
export interface ReplacementRelease {
  version: string | null;
  /**
   * Reason: its files are not on the server as published (GF-403), or the live shell does not meet its requirements
   * (GF-406).
   */
  code: 'GF-403' | 'GF-406';
}

/**
 * Finds the release that the server serves instead of the version that a registry line names. Returns
 * undefined if the named version itself is served.
 */
export function findReplacementRelease(
  line: LiveRelease,
  { releases, live, history = [] }: RegistryState,
): ReplacementRelease | undefined {
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
  { manifest, manifestIntegrity, unmet }: AvailableRelease,
  getBaseUrl: (release: RemoteManifest) => string,
): ResolvedRemote => ({
  ...manifest,
  baseUrl: getBaseUrl(manifest),
  manifestIntegrity,
  ...(unmet && { unmet }),
});

/**
 * Returns the manifest of a remote without the slot contributions, menu entries and routes that a
 * distribution leaves out.
 */
export function removeSuppressed<Remote extends RemoteManifest>(
  remote: Remote,
  suppressed: readonly DistributionSuppression[],
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
function linesFor(
  name: string,
  live: readonly LiveRelease[],
  question: RegistryResolveContext,
): LiveRelease[] {
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

const newestFirst = (one: AvailableRelease, other: AvailableRelease) =>
  other.manifest.builtAt.localeCompare(one.manifest.builtAt);
