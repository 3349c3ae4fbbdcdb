import { createHash } from 'node:crypto';
import {
  CHECKS_HEADER,
  type ReleaseChecks,
  type RemoteManifest,
  type ShellManifest,
} from '@girassol/federation/registry';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A built shell of one file. */
export const sampleShell: ShellManifest = {
  version: '1.0.0',
  scripts: ['shell.js'],
  fonts: [],
  integrity: {},
  parts: {},
  shared: {},
  exports: {},
};

/** A release as a team would send it, and the form it travels in. */
export interface SampleRelease {
  manifest: RemoteManifest;
  files: Record<string, string>;
}

/** A small release that passes every check. */
export function sampleRelease(
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
  const integrity = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)]));
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

/** What the command says of a release that it tried. */
export const sampleChecks: ReleaseChecks = {
  browser: { browser: 'Chromium 156', pages: 1, rounds: 50 },
  contract: 'none',
};

const BOUNDARY = 'girassol-release';

/** The form of a release. `parts` may be cut, changed or put in another order to see what becomes of it. */
export function releaseForm(
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
      [CHECKS_HEADER]: JSON.stringify(sampleChecks),
    },
    payload: `${written.join('')}--${BOUNDARY}--\r\n`,
  };
}
