import type { AvailableRelease, LiveRelease, LiveVersionChange, LiveVersionHistory } from './index';
import {
  buildLiveHistories,
  findReplacementRelease,
  type RegistryResolveContext,
  resolveRegistry,
} from './index';
import { buildManifest } from './testing';

const release = (name: string, version: string, builtAt: string): AvailableRelease => ({
  manifestIntegrity: `sha384-${version}`,
  manifest: buildManifest(name, { version, builtAt }),
});

const releases = [
  release('mfe-a', '1.0.0-old', '2026-01-01T00:00:00.000Z'),
  release('mfe-a', '1.1.0-mid', '2026-02-01T00:00:00.000Z'),
  release('mfe-a', '1.2.0-new', '2026-03-01T00:00:00.000Z'),
  release('mfe-b', '1.0.0-only', '2026-01-01T00:00:00.000Z'),
];
const line = (version: string, change: Partial<LiveRelease> = {}): LiveRelease => ({
  remote: 'mfe-a',
  version,
  scope: 'all',
  target: '',
  share: 100,
  isLive: true,
  ...change,
});
const anybody: RegistryResolveContext = {
  host: 'app.girassol.test',
  distribution: 'girassol',
  accountId: null,
  bucket: 50,
  included: null,
};

const versionFor = (live: LiveRelease[] | null, question: Partial<RegistryResolveContext> = {}) =>
  resolveRegistry(
    { releases, live },
    { ...anybody, ...question },
    ({ version }) => `/${version}/`,
  ).remotes.find(({ name }) => name === 'mfe-a')?.version;

test('the narrowest scope decides: account, then host, then distribution, then everybody', () => {
  const live = [
    line('1.0.0-old'),
    line('1.1.0-mid', { scope: 'distribution', target: 'SERRANA' }),
    line('1.2.0-new', { scope: 'account', target: 'conta-1' }),
  ];
  expect(versionFor(live)).toBe('1.0.0-old');
  expect(versionFor(live, { distribution: 'SERRANA' })).toBe('1.1.0-mid');
  expect(versionFor(live, { distribution: 'SERRANA', accountId: 'conta-1' })).toBe('1.2.0-new');
  expect(versionFor([...live, line('1.1.0-mid', { scope: 'host', target: 'app.girassol.test' })])).toBe(
    '1.1.0-mid',
  );
});

test('a rollout reaches its share of the browsers, and always the same ones', () => {
  const live = [line('1.0.0-old'), line('1.2.0-new', { share: 20 })];
  expect(versionFor(live, { bucket: 19 })).toBe('1.2.0-new');
  expect(versionFor(live, { bucket: 20 })).toBe('1.0.0-old');
  const reached = Array.from({ length: 100 }, (_, bucket) => versionFor(live, { bucket }));
  expect(reached.filter((version) => version === '1.2.0-new')).toHaveLength(20);
});

test('a withdrawn remote is absent, the others are not', () => {
  const { remotes } = resolveRegistry(
    { releases, live: [line('1.2.0-new', { isLive: false }), line('1.0.0-only', { remote: 'mfe-b' })] },
    anybody,
    () => '/',
  );
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-b']);
});

test('what is live for some is absent for everybody else', () => {
  const pilot = [
    line('1.2.0-new', { scope: 'account', target: 'conta-1' }),
    line('1.1.0-mid', { share: 20 }),
  ];
  expect(versionFor(pilot, { accountId: 'conta-1' })).toBe('1.2.0-new');
  expect(versionFor(pilot, { bucket: 19 })).toBe('1.1.0-mid');
  expect(versionFor(pilot, { bucket: 20 })).toBeUndefined();
  expect(versionFor([])).toBeUndefined();
});

test('before the registry was read, the newest release at hand serves', () => {
  expect(versionFor(null)).toBe('1.2.0-new');
});

/** Builds the changes of one scope from texts: `1.0.0-old`, `rollback 1.0.0-old`, `10% 1.1.0-mid`. */
function buildSteps(
  steps: string[],
  place: Pick<LiveVersionChange, 'scope' | 'target'> = { scope: 'all', target: '' },
) {
  let versionBefore: string | null = null;
  return steps.map((text): LiveVersionChange => {
    const [, isShare, action = 'rollout', version = ''] =
      /^(\d+% )?(?:(rollback|return|pause) )?(\S+)$/.exec(text) ?? [];
    const step = { ...place, remote: 'mfe-a', version, versionBefore: isShare ? null : versionBefore };
    if (!isShare) versionBefore = version;
    return {
      ...step,
      action: action === 'return' || action === 'rollback' ? action : 'rollout',
      isShare: !!isShare,
    };
  });
}
/** Returns the version that serves and the one to fall back to, where all other versions are missing. */
function resolveVersions(
  steps: LiveVersionChange[],
  live: LiveRelease[],
  missing: string[] = [],
  accountId: string | null = null,
) {
  const history: LiveVersionHistory[] = buildLiveHistories(steps);
  const state = {
    releases: releases.filter(({ manifest }) => !missing.includes(manifest.version)),
    live,
    history,
  };
  const [served] = resolveRegistry(state, { ...anybody, accountId }, () => '/').remotes;
  const [line] = live;
  return [served?.version, served?.previous?.version, line && findReplacementRelease(line, state)?.version];
}

test('what was live before steps in, not what is newest', () => {
  const back = buildSteps(['1.2.0-new', '1.0.0-old', '1.1.0-mid']);
  expect(resolveVersions(back, [line('1.1.0-mid')])).toEqual(['1.1.0-mid', '1.0.0-old', undefined]);
  expect(resolveVersions(back, [line('1.1.0-mid')], ['1.1.0-mid'])).toEqual([
    '1.0.0-old',
    '1.2.0-new',
    '1.0.0-old',
  ]);
});

test.each(['rollback', 'return'])('what a %s left behind never steps in', (step) => {
  const steps = buildSteps(['1.0.0-old', '1.2.0-new', `${step} 1.0.0-old`, '1.1.0-mid']);
  expect(resolveVersions(steps, [line('1.1.0-mid')])).toEqual(['1.1.0-mid', '1.0.0-old', undefined]);
  expect(resolveVersions(steps, [line('1.1.0-mid')], ['1.1.0-mid', '1.0.0-old'])).toEqual([
    undefined,
    undefined,
    null,
  ]);
  const again = [...steps, ...buildSteps(['1.2.0-new']), ...buildSteps(['1.1.0-mid'])];
  expect(resolveVersions(again, [line('1.1.0-mid')])).toEqual(['1.1.0-mid', '1.2.0-new', undefined]);
});

test('a version that only a share had, or nobody, does not step in', () => {
  const steps = buildSteps(['1.0.0-old', '10% 1.2.0-new', '1.1.0-mid']);
  expect(resolveVersions(steps, [line('1.1.0-mid')], ['1.0.0-old'])).toEqual([
    '1.1.0-mid',
    undefined,
    undefined,
  ]);
});

test('where the own scope has nothing before, the wider one steps in, and not what that left behind', () => {
  const place = { scope: 'account', target: 'conta-1' } as const;
  const all = buildSteps(['1.0.0-old', '1.1.0-mid', 'rollback 1.0.0-old']);
  const live = [line('1.2.0-new', place), line('1.0.0-old')];
  const steps = [...all, ...buildSteps(['1.1.0-mid', '1.2.0-new'], place)];
  expect(resolveVersions(steps, live, ['1.2.0-new'], 'conta-1')).toEqual([
    '1.0.0-old',
    undefined,
    '1.0.0-old',
  ]);
  const paused = [line('1.2.0-new', place), line('1.0.0-old', { isLive: false })];
  expect(resolveVersions(steps, paused, ['1.2.0-new'], 'conta-1')[0]).toBeUndefined();
});

test('a share falls back to what everybody else has', () => {
  const steps = buildSteps(['1.1.0-mid', '1.0.0-old', '50% 1.2.0-new']);
  const live = [line('1.2.0-new', { share: 60 }), line('1.0.0-old')];
  expect(resolveVersions(steps, live)).toEqual(['1.2.0-new', '1.0.0-old', undefined]);
  expect(resolveVersions(steps, live, ['1.2.0-new'])).toEqual(['1.0.0-old', '1.1.0-mid', '1.0.0-old']);
});

test('what steps in is named with its address and the hash of its manifest', () => {
  const { remotes } = resolveRegistry(
    {
      releases,
      live: [line('1.2.0-new'), line('1.0.0-only', { remote: 'mfe-b' })],
      history: buildLiveHistories(buildSteps(['1.1.0-mid', '1.2.0-new'])),
    },
    anybody,
    ({ version }) => `/${version}/`,
  );
  expect(remotes[0]?.previous).toEqual({
    version: '1.1.0-mid',
    baseUrl: '/1.1.0-mid/',
    manifestIntegrity: 'sha384-1.1.0-mid',
  });
  expect(remotes[1]?.previous).toBeUndefined();
});

test('what the shell lacks for a release travels with it; only one that fits may step in', () => {
  const marked = releases.map((found) =>
    /mid|new/.test(found.manifest.version) ? { ...found, unmet: 'Gauge of @girassol/shared-ui' } : found,
  );
  const history = buildLiveHistories(buildSteps(['1.0.0-old', '1.1.0-mid', '1.2.0-new']));
  const state = { releases: marked, live: [line('1.2.0-new')], history };
  expect(resolveRegistry(state, anybody, () => '/').remotes[0]).toMatchObject({
    unmet: 'Gauge of @girassol/shared-ui',
    previous: { version: '1.0.0-old' },
  });
  expect(findReplacementRelease(line('1.2.0-new'), state)).toEqual({ version: '1.0.0-old', code: 'GF-406' });
});

test('a distribution leaves remotes out', () => {
  const { remotes } = resolveRegistry(
    { releases, live: null },
    { ...anybody, included: ['mfe-b'] },
    () => '/',
  );
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-b']);
});
