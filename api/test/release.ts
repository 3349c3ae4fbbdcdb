import { createHash } from 'node:crypto';
import {
  type LocalCheckResults,
  RELEASE_CHECKS_HEADER,
  type RemoteManifest,
  type ShellManifest,
} from '@girassol/federation/registry';

const computeIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Manifest of a built shell with a single script, for tests. */
export const sampleShell: ShellManifest = {
  version: '1.0.0',
  scripts: ['shell.js'],
  fonts: [],
  integrity: {},
  parts: {},
  shared: {},
  exports: {},
};

/** Release for tests as a team uploads it: manifest and files. */
export interface SampleRelease {
  manifest: RemoteManifest;
  files: Record<string, string>;
}

/** Builds a small release of a remote for tests, which passes all checks of the registry. */
export function buildSampleRelease(
  name: string,
  version: string,
  changes: Partial<RemoteManifest> = {},
  more: Record<string, string> = {},
): SampleRelease {
  const files = {
    ...more,
    'entry.js': `window.${name.replaceAll('-', '_')}='${version}'`,
    'app.js': `// ${version}`,
  };
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, computeIntegrity(text)]),
  );
  return {
    files,
    manifest: {
      name,
      version,
      title: 'Área de teste',
      team: 'teste',
      routes: [{ path: `/${name}`, access: ['active'] }],
      slots: [],
      exposes: ['./lifecycles'],
      requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
      entry: 'entry.js',
      container: name.replaceAll('-', '_'),
      integrity,
      preload: { './lifecycles': { files: ['app.js'], shared: [] } },
      builtAt: '2026-01-01T00:00:00.000Z',
      uses: {},
      ...changes,
    },
  };
}

/**
 * Results of local checks for tests, as the machine of a team sends them for a release that was tested in a
 * browser.
 */
export const sampleChecks: LocalCheckResults = {
  browser: { browser: 'Chromium 156', pages: 1, rounds: 50 },
  contract: 'none',
};

const BOUNDARY = 'girassol-release';

/**
 * Builds the multipart form that uploads a release in tests. Tests can remove, change or reorder its `parts`.
 */
export function buildReleaseForm(
  { manifest, files }: SampleRelease,
  parts: [string, string][] = [['remote.json', JSON.stringify(manifest)], ...Object.entries(files)],
) {
  const written = parts.map(
    ([name, text]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${text}\r\n`,
  );
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      [RELEASE_CHECKS_HEADER]: JSON.stringify(sampleChecks),
    },
    payload: `${written.join('')}--${BOUNDARY}--\r\n`,
  };
}
