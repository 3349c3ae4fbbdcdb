import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest, ShellManifest } from '@girassol/federation/registry';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApi } from './harness';

const shell: ShellManifest = {
  version: '1.0.0',
  scripts: ['shell.js'],
  fonts: ['figtree.woff2'],
  integrity: {},
  parts: {},
  shared: {},
};

const proposals: RemoteManifest = {
  name: 'mfe-proposals',
  version: '1.0.0',
  title: 'Propostas',
  team: 'propostas',
  routes: [{ path: '/proposta/final/:pid' }],
  slots: [],
  exposes: ['./lifecycles'],
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  entry: 'entry.js',
  container: 'proposals',
  integrity: { 'entry.js': `sha384-${'A'.repeat(64)}` },
  preload: { './lifecycles': { files: [], shared: [] } },
  builtAt: '2026-01-31T12:00:00.000Z',
};

/** A build folder in which the area of proposals is there: without it the pages are not. */
export function buildWithProposals(): string {
  const buildDir = mkdtempSync(join(tmpdir(), 'girassol-build-'));
  const write = (path: string, value: object) => {
    mkdirSync(join(buildDir, path, '..'), { recursive: true });
    writeFileSync(join(buildDir, path), JSON.stringify(value));
  };
  write('shell/shell.json', shell);
  write('releases/mfe-proposals/1.0.0/remote.json', proposals);
  writeFileSync(join(buildDir, 'releases/mfe-proposals/1.0.0/entry.js'), '');
  return buildDir;
}

/** Asks for a page the way a browser does. */
export function visit(
  api: TestApi,
  url: string,
  options: Omit<InjectOptions, 'url'> = {},
): Promise<LightMyRequestResponse> {
  return api.send({
    method: 'GET',
    ...options,
    url,
    headers: { host: 'localhost:8080', accept: 'text/html', 'user-agent': 'Firefox', ...options.headers },
  });
}

/** What is read of a page: no markup, no styles. */
export const textOf = ({ body }: LightMyRequestResponse): string =>
  body
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Who takes a proposal in tests, as the form sends it. */
export const person = { name: 'Maria da Conceição Souza', document: '529.982.247-25', hasAgreed: 'sim' };

const hidden = (body: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** What the form of a page says it is about. */
export async function offerOf(api: TestApi, frontId: string): Promise<{ version: string; hash: string }> {
  const { body } = await visit(api, `/proposta/final/${frontId}`);
  return { version: hidden(body, 'version'), hash: hidden(body, 'hash') };
}

/** Sends the form of a page. */
export const sendAcceptance = (
  api: TestApi,
  frontId: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  visit(api, `/proposta/final/${frontId}`, {
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** The customer opens the page of a proposal and takes it. */
export async function takeOnPage(api: TestApi, frontId: string): Promise<void> {
  await sendAcceptance(api, frontId, { ...person, ...(await offerOf(api, frontId)) });
}
