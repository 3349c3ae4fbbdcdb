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

const release: Omit<RemoteManifest, 'name' | 'title' | 'team' | 'container' | 'routes'> = {
  version: '1.0.0',
  slots: [],
  exposes: ['./lifecycles'],
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  entry: 'entry.js',
  integrity: { 'entry.js': `sha384-${'A'.repeat(64)}` },
  preload: { './lifecycles': { files: [], shared: [] } },
  builtAt: '2026-01-31T12:00:00.000Z',
};

/**
 * Creates a build folder for tests with the remote of proposals. Without this remote the server has no public
 * pages of proposals.
 */
export const createBuildWithProposals = (): string =>
  createBuildWithRemote({
    ...release,
    name: 'mfe-proposals',
    title: 'Propostas',
    team: 'propostas',
    container: 'proposals',
    routes: [{ path: '/proposta/final/:pid' }],
  });

/** Creates a build folder for tests with the remote of the account, and the public pages of the product. */
export const createBuildWithAccount = (): string =>
  createBuildWithRemote({
    ...release,
    name: 'mfe-account',
    title: 'Conta',
    team: 'conta',
    container: 'account',
    routes: [{ path: '/sobre' }],
  });

/** Creates a build folder for tests with the remote of support, and its pages of help. */
export const createBuildWithSupport = (): string =>
  createBuildWithRemote({
    ...release,
    name: 'mfe-support',
    title: 'Suporte',
    team: 'suporte',
    container: 'support',
    routes: [{ path: '/ajuda' }],
  });

function createBuildWithRemote(remote: RemoteManifest): string {
  const buildDir = mkdtempSync(join(tmpdir(), 'girassol-build-'));
  const write = (path: string, value: object) => {
    mkdirSync(join(buildDir, path, '..'), { recursive: true });
    writeFileSync(join(buildDir, path), JSON.stringify(value));
  };
  const folder = `releases/${remote.name}/${remote.version}`;
  write('shell/shell.json', shell);
  write(`${folder}/remote.json`, remote);
  writeFileSync(join(buildDir, folder, 'entry.js'), '');
  return buildDir;
}

/** Requests an HTML page in a test with the headers that a browser sends. */
export function requestPage(
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

/** Returns the visible text of a page, without markup and styles. */
export const getVisibleText = ({ body }: Pick<LightMyRequestResponse, 'body'>): string =>
  body
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Form fields of the person who accepts a proposal in tests. */
export const acceptingPerson = {
  name: 'Maria da Conceição Souza',
  document: '529.982.247-25',
  hasAgreed: 'sim',
};

const hidden = (body: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

/** Reads version and hash of the offer in a test, from the acceptance form on the page of a proposal. */
export async function readOfferVersionAndHash(
  api: TestApi,
  frontId: string,
): Promise<{ version: string; hash: string }> {
  const { body } = await requestPage(api, `/proposta/final/${frontId}`);
  return { version: hidden(body, 'version'), hash: hidden(body, 'hash') };
}

/** Submits the acceptance form on the page of a proposal in a test. */
export const sendAcceptance = (
  api: TestApi,
  frontId: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  requestPage(api, `/proposta/final/${frontId}`, {
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Opens the page of a proposal as the customer, and accepts the proposal. */
export async function acceptOnPage(api: TestApi, frontId: string): Promise<void> {
  await sendAcceptance(api, frontId, {
    ...acceptingPerson,
    ...(await readOfferVersionAndHash(api, frontId)),
  });
}
