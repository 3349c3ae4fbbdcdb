import type { RemoteManifest } from './manifest';

/** Builds a minimal manifest of a release for tests, with the given parts. */
export const buildManifest = (name: string, parts: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name,
  version: '1.0.0',
  title: name,
  team: 'crm',
  routes: [],
  slots: [],
  exposes: [],
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  entry: 'entry.js',
  container: name,
  integrity: {},
  preload: {},
  builtAt: '2026-01-01T00:00:00.000Z',
  ...parts,
});
