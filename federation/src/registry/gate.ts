import { getPathPatternShape, isAreaNotificationKind, matchesPath } from '@girassol/shared-domain';
import semver from 'semver';
import { listUnmetRequirements } from './fit';
import type { MenuContribution, RemoteManifest, ShellManifest } from './manifest';
import { findLowerVersion, findUnknownValues } from './manifest-values';
import type { GateFinding, UnmetRequirement } from './operations';
import { findConflictingRoute, findReservedOwner, isRouteWithoutAccess } from './route-table';

/** Release that the publish gate checks: its manifest, and the sizes of its files in bytes. */
export interface ReleaseToJudge {
  manifest: RemoteManifest;
  /** File -> bytes as they travel (gzip). */
  sizes: Record<string, number>;
}

/** Live shells and live releases that the publish gate checks a new release against. */
export interface ReleaseGateContext {
  /** Every shell that is live, and what distributions are served with it. */
  shells: readonly Pick<ShellManifest, 'version' | 'provides' | 'exports' | 'routes'>[];
  /** The releases live for everybody, of all remotes. */
  live: readonly RemoteManifest[];
}

/** Gzip bytes: what the first drawing of an area may cost, and one file. */
const FIRST_LIMIT = 200 * 1024;
const FILE_LIMIT = 400 * 1024;

/**
 * Checks a release by its manifest and file sizes, without running it, and returns the findings. The server
 * (on publication) and the command-line tool (before sending) use this pure function alike.
 */
export function checkRelease(candidate: ReleaseToJudge, surroundings: ReleaseGateContext): GateFinding[] {
  return [
    ...unmetRequirements(candidate, surroundings),
    ...wrongRoutes(candidate, surroundings),
    ...strayMenus(candidate, surroundings),
    ...slotConflicts(candidate, surroundings),
    ...findWrongNotifications(candidate),
    ...findUnknownValues(candidate.manifest),
    ...findLowerVersion(candidate.manifest, surroundings.live),
    ...findBrokenPromises(candidate, surroundings),
    ...overweight(candidate),
    ...gapsInIntegrity(candidate),
  ];
}

const error = (code: GateFinding['code'], what: string, how: string): GateFinding => ({
  code,
  severity: 'error',
  what,
  how,
});

function unmetRequirements({ manifest }: ReleaseToJudge, { shells }: ReleaseGateContext): GateFinding[] {
  return shells.flatMap((shell) => [
    ...listUnmetRequirements(manifest, shell).map((unmet) => ofUnmet(unmet, shell.version)),
    ...unsaid(manifest, shell),
  ]);
}

function ofUnmet(unmet: UnmetRequirement, shell: string): GateFinding {
  const { kind, of } = unmet;
  if (kind === 'names')
    return error(
      'GF-630',
      `uses ${unmet.names.join(', ')} of ${of}, and the live shell ${shell} does not have ${unmet.names.length > 1 ? 'them' : 'it'}`,
      'use what the live shell has, or release a shell with the newer package first',
    );
  const has = unmet.has ? `has ${unmet.has}` : 'does not provide it';
  return kind === 'requires'
    ? error(
        'GF-602',
        `requires ${of} ${unmet.wanted}, and the live shell ${shell} ${has}`,
        `build against the live ${of}, or release a shell that provides it first`,
      )
    : error(
        'GF-603',
        `shares ${of} ${unmet.wanted} with the shell, and the live shell ${shell} ${has}`,
        'install the version of the live shell and build again: there is one copy on the page',
      );
}

/** Older builds tell versions only: whether each name is there, nobody knows before a person opens the area. */
function unsaid(
  { uses }: RemoteManifest,
  { version, exports }: ReleaseGateContext['shells'][number],
): GateFinding[] {
  const silent = [...(uses ? [] : ['this release']), ...(exports ? [] : [`the live shell ${version}`])];
  if (silent.length === 0) return [];
  return [
    {
      code: 'GF-631',
      severity: 'warning',
      what: `the names of shared packages were not compared: ${silent.join(' and ')} does not tell them`,
      how: 'build again with this version of the platform',
    },
  ];
}

function wrongRoutes(
  { manifest: { name, routes } }: ReleaseToJudge,
  { live, shells }: ReleaseGateContext,
): GateFinding[] {
  const table = shells.flatMap((shell) => shell.routes ?? []);
  return routes.flatMap((route, index) => {
    const { path } = route;
    const owner = findReservedOwner(path, table);
    if (owner)
      return error(
        'GF-634',
        `the route ${path} is the ${owner}'s`,
        `choose an address of your own: /${name.slice('mfe-'.length)}`,
      );
    const taken = findConflictingRoute(route, name, { table, live });
    if (taken) {
      const team = live.find((other) => other.name === taken.owner)?.team;
      return error(
        'GF-604',
        `the route ${path} answers addresses of ${taken.owner}${team ? ` (team ${team})` : ''}: ${taken.path}`,
        'choose another address, or agree with that team on who gives it up first',
      );
    }
    if (routes.findIndex((other) => getPathPatternShape(other.path) === getPathPatternShape(path)) !== index)
      return error('GF-604', `the route ${path} is declared twice`, 'declare it once in src/remote.ts');
    if (isRouteWithoutAccess(route))
      return error(
        'GF-635',
        `nobody may open the route ${path}: it does not say who`,
        "say it in src/remote.ts: access: ['active']",
      );
    return [];
  });
}

/** The shell shows no menu entry to an address that nobody answers. */
function strayMenus({ manifest }: ReleaseToJudge, { live }: ReleaseGateContext): GateFinding[] {
  const present = [manifest, ...live.filter(({ name }) => name !== manifest.name)];
  const routes = present.flatMap((release) => release.routes);
  const isAnswered = (to: string) =>
    routes.some(({ path }) => getPathPatternShape(path) === getPathPatternShape(to) || matchesPath(path, to));
  const stray = (what: string, how: string): GateFinding => ({
    code: 'GF-619',
    severity: 'warning',
    what,
    how,
  });
  return (manifest.menus ?? []).flatMap(({ id, to, under, group }) => {
    if (!isAnswered(to))
      return stray(
        `the menu ${id} leads to ${to}, which no area answers: nobody will see it`,
        'declare the route in src/remote.ts, or correct the address',
      );
    const isHeld = (entry: MenuContribution) => entry.id === under && entry.group === group;
    if (under !== undefined && !present.some(({ menus = [] }) => menus.some(isHeld)))
      return stray(
        `the menu ${id} stands under ${under}, which no area has in ${group}: nobody will see it`,
        'correct under or group in src/remote.ts, or leave under out',
      );
    return [];
  });
}

function slotConflicts(
  { manifest: { name, slots, exposes } }: ReleaseToJudge,
  { live }: ReleaseGateContext,
): GateFinding[] {
  const getKey = ({ slot, id }: (typeof slots)[number]) => `${slot} ${id}`;
  return slots.flatMap((contribution, index) => {
    const isSame = (other: typeof contribution) => getKey(other) === getKey(contribution);
    const findings = live
      .filter((other) => other.name !== name && other.slots.some(isSame))
      .map((other) =>
        error(
          'GF-605',
          `the slot ${getKey(contribution)} is filled by ${other.name} (team ${other.team})`,
          'choose another id, or agree with that team on who gives it up first',
        ),
      );
    if (slots.findIndex(isSame) !== index)
      findings.push(
        error(
          'GF-605',
          `the slot ${getKey(contribution)} is filled twice`,
          'give each contribution its own id',
        ),
      );
    if (!exposes.includes(contribution.module))
      findings.push(
        error(
          'GF-605',
          `the slot ${getKey(contribution)} names ${contribution.module}, which is not exposed`,
          'expose the module in src/remote.ts',
        ),
      );
    return findings;
  });
}

/** Returns findings (GF-643) for kinds of notification without the area's name, without words, or declared twice. */
function findWrongNotifications({ manifest: { name, notifications = [] } }: ReleaseToJudge): GateFinding[] {
  return notifications.flatMap(({ kind, label, reason }, index) => {
    const findings: GateFinding[] = [];
    if (!isAreaNotificationKind(kind, name))
      findings.push(
        error(
          'GF-643',
          `the kind of notification ${kind} does not begin with the name of the area`,
          `name it ${name}/ and a word of letters, digits and hyphens: ${name}/${kind.split('/').at(-1)}`,
        ),
      );
    if (label.trim() === '' || reason.trim() === '')
      findings.push(
        error(
          'GF-643',
          `the kind of notification ${kind} has no ${label.trim() === '' ? 'label' : 'reason'}: nobody could choose it`,
          'give it a label and a reason in src/remote.ts, in Portuguese',
        ),
      );
    if (notifications.findIndex((other) => other.kind === kind) !== index)
      findings.push(
        error(
          'GF-643',
          `the kind of notification ${kind} is declared twice`,
          'declare it once in src/remote.ts',
        ),
      );
    return findings;
  });
}

/**
 * Returns findings (GF-606) for modules, slots and routes of the live release that are missing, unless the version
 * announces a breaking change.
 */
function findBrokenPromises({ manifest }: ReleaseToJudge, { live }: ReleaseGateContext): GateFinding[] {
  const before = live.find(({ name }) => name === manifest.name);
  if (!before || isBreakingVersion(before.version, manifest.version)) return [];
  const slotKeys = (release: RemoteManifest) => release.slots.map(({ slot, id }) => `${slot} ${id}`);
  const gone = (had: string[], has: string[]) => had.filter((item) => !has.includes(item));
  const how = 'keep it, or raise the version as for a breaking change (before 1.0 the second number)';
  return [
    ...gone(before.exposes, manifest.exposes).map((module) =>
      error('GF-606', `${module} was exposed by ${before.version} and is not any more`, how),
    ),
    ...gone(
      (before.notifications ?? []).map(({ kind }) => kind),
      (manifest.notifications ?? []).map(({ kind }) => kind),
    ).map((kind) =>
      error('GF-606', `${before.version} declares the notification ${kind}, this release does not`, how),
    ),
    ...gone(slotKeys(before), slotKeys(manifest)).map((slot) =>
      error('GF-606', `${before.version} fills the slot ${slot}, this release does not`, how),
    ),
    ...gone(
      before.routes.map(({ path }) => getPathPatternShape(path)),
      manifest.routes.map(({ path }) => getPathPatternShape(path)),
    ).map((path) => error('GF-606', `${before.version} answers ${path}, this release does not`, how)),
  ];
}

/**
 * Returns true if the version `after` announces a breaking change against `before`: a higher major version,
 * or below 1.0 a higher minor version.
 */
export function isBreakingVersion(before: string, after: string): boolean {
  const [old, next] = [semver.coerce(before), semver.coerce(after)];
  if (!old || !next) return false;
  return next.major > old.major || (next.major === 0 && old.major === 0 && next.minor > old.minor);
}

const kB = (bytes: number) => `${Math.round(bytes / 1024)} kB`;

function overweight({ manifest, sizes }: ReleaseToJudge): GateFinding[] {
  const first = [manifest.entry, ...(manifest.preload['./lifecycles']?.files ?? [])];
  const firstBytes = [...new Set(first)].reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  const how = 'import screens and libraries lazily; look for a package the shell already provides';
  return [
    ...(firstBytes > FIRST_LIMIT
      ? [error('GF-607', `opening the area costs ${kB(firstBytes)} gz, the limit is ${kB(FIRST_LIMIT)}`, how)]
      : []),
    ...Object.entries(sizes)
      .filter(([, bytes]) => bytes > FILE_LIMIT)
      .map(
        ([name, bytes]): GateFinding => ({
          code: 'GF-607',
          severity: 'warning',
          what: `${name} is ${kB(bytes)} gz, more than ${kB(FILE_LIMIT)}`,
          how,
        }),
      ),
  ];
}

function gapsInIntegrity({ manifest, sizes }: ReleaseToJudge): GateFinding[] {
  const named = [manifest.entry, ...Object.values(manifest.preload).flatMap(({ files }) => files)];
  const needed = new Set([...named, ...Object.keys(sizes)]);
  return [...needed]
    .filter((name) => !manifest.integrity[name])
    .map((name) =>
      error(
        'GF-608',
        `${name} has no hash in remote.json`,
        'build with createRemoteConfig; add no file afterwards',
      ),
    );
}
