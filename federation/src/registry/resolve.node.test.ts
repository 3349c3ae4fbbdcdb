import type { LiveRelease, ReleaseAtHand } from './index';
import { type RegistryQuestion, resolveRegistry } from './index';
import { sampleManifest } from './testing';

const release = (name: string, version: string, builtAt: string): ReleaseAtHand => ({
  manifestIntegrity: `sha384-${version}`,
  manifest: sampleManifest(name, { version, builtAt }),
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
const anybody: RegistryQuestion = {
  host: 'app.girassol.test',
  distribution: 'girassol',
  accountId: null,
  bucket: 50,
  included: null,
};

const versionFor = (live: LiveRelease[] | null, question: Partial<RegistryQuestion> = {}) =>
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

test('without a registry, or with files missing, the newest release at hand serves', () => {
  expect(versionFor(null)).toBe('1.2.0-new');
  expect(versionFor([line('9.9.9-gone')])).toBe('1.2.0-new');
});

test('each remote names the release before it, for when it does not load', () => {
  const { remotes } = resolveRegistry(
    { releases, live: [line('1.2.0-new'), line('1.0.0-only', { remote: 'mfe-b' })] },
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
  const { remotes } = resolveRegistry({ releases: marked, live: [line('1.2.0-new')] }, anybody, () => '/');
  expect(remotes[0]).toMatchObject({
    unmet: 'Gauge of @girassol/shared-ui',
    previous: { version: '1.0.0-old' },
  });
});

test('a distribution leaves remotes out', () => {
  const { remotes } = resolveRegistry(
    { releases, live: null },
    { ...anybody, included: ['mfe-b'] },
    () => '/',
  );
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-b']);
});
