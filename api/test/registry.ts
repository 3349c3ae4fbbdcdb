import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryStatus, RemoteStatusReport, ShellManifest } from '@girassol/federation/registry';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { defaultTestDatabases, type TestDatabase } from './databases';
import { buildReleaseForm, buildSampleRelease, type SampleRelease, sampleShell } from './release';
import { createTestPeople, type TestPeople } from './test-people';

/** Manifest of the shell in tests of the registry, with the versions that the shell provides. */
export const registryShell: ShellManifest = {
  ...sampleShell,
  version: '1.4.0-abc',
  provides: { shell: '1.4.0', 'shared-ui': '1.2.0', 'shared-auth': '1.0.0', api: '1.0.0', react: '19.3.1' },
  exports: { react: ['useEffect', 'useState'] },
};

/** A server with a registry. */
interface RunningRegistry {
  app: FastifyInstance;
  database: TestDatabase;
  people: TestPeople;
  folder: string;
}

/** Registry under test, with functions that call its API. */
export type TestRegistry = ReturnType<typeof createRegistryTestClient>;

/**
 * Describes tests of the registry and runs them on every available database. All tests of a file share one
 * server, and each test uses its own remote. The error rate at which a release is rolled back is set low.
 */
export function describeRegistry(title: string, describeTests: (registry: TestRegistry) => void): void {
  describe.each(defaultTestDatabases)(`${title} ($name)`, ({ open }) => {
    const running = {} as RunningRegistry; // filled by beforeAll
    const start = async (variables: Record<string, string> = {}) => {
      running.app = await buildApp({
        database: running.database.database,
        config: parseConfig({
          BUILD_DIR: join(running.folder, 'build'),
          DATA_DIR: join(running.folder, 'data'),
          DEMO: 'off',
          TRUST_PROXY: 'loopback',
          RELEASE_ERROR_OPENS: '4',
          RELEASE_ERROR_ADDRESSES: '2',
          ...variables,
        }),
      });
    };

    beforeAll(async () => {
      running.folder = mkdtempSync(join(tmpdir(), 'girassol-registry-'));
      writeShell(running.folder, registryShell);
      running.database = await open();
      await start();
      running.people = await createTestPeople(running.database.database);
      const { userId } = running.people.owner;
      await running.database.query('update users set is_admin = true where id = $1', [userId]);
    }, TEST_TIMEOUTS_MS.process);
    afterAll(async () => {
      await running.app?.close();
      await running.database?.drop();
      rmSync(running.folder, { recursive: true, force: true });
    });

    describeTests(createRegistryTestClient(running, start));
  });
}

function writeShell(folder: string, shell: ShellManifest): void {
  mkdirSync(join(folder, 'build', 'shell'), { recursive: true });
  writeFileSync(join(folder, 'build', 'shell', 'shell.json'), JSON.stringify(shell));
}

/** Creates helpers for the calls of teams, operators and browsers. Calls without a person are made by the admin. */
function createRegistryTestClient(
  running: RunningRegistry,
  start: (variables?: Record<string, string>) => Promise<void>,
) {
  const admin = () => running.people.owner.token;

  async function send(options: InjectOptions, token: string | null = admin()) {
    const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await running.app.inject({ ...options, headers });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  }
  const publish = (
    release: SampleRelease,
    {
      token = admin(),
      form = buildReleaseForm(release),
    }: { token?: string; form?: ReturnType<typeof buildReleaseForm> } = {},
  ) => {
    const { name, version } = release.manifest;
    return send({ method: 'PUT', url: `/federation/releases/${name}/${version}`, ...form }, token);
  };
  const status = async (): Promise<RegistryStatus> => (await send({ url: '/federation/status' })).body;
  const getStatus = async (remote: string): Promise<RemoteStatusReport | undefined> =>
    (await status()).remotes.find((found) => found.remote === remote);
  /** Rollout, rollback or pause, against the state that is there. */
  const change = async (remote: string, what: string, order: object, token = admin()) => {
    const expected = (await getStatus(remote))?.revision ?? 0;
    const payload = { why: 'teste do registro', expected, ...order };
    return send({ method: 'POST', url: `/federation/remotes/${remote}/${what}`, payload }, token);
  };

  return {
    get app() {
      return running.app;
    },
    /** The owner is an admin of the platform. */
    get people() {
      return running.people;
    },
    /** Folder of the builds (`build`) and of the server's data (`data`). */
    get folder() {
      return running.folder;
    },
    /** SQL as the owner of the tables. */
    get query() {
      return running.database.query;
    },
    send,
    publish,
    status,
    statusOf: getStatus,
    change,
    /** The server sees another build of the shell. */
    deployShell: (shell: ShellManifest) => writeShell(running.folder, shell),
    /** Ends the server and starts another one on the same data, with other settings. */
    async restart(variables?: Record<string, string>) {
      await running.app.close();
      await start(variables);
    },
    /** Sends a browser's report: of a stranger, unless the headers name a signed-in user. */
    report: (
      payload: object[],
      address = '10.0.9.9',
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> =>
      running.app.inject({
        method: 'POST',
        url: '/federation/reports',
        headers: { 'x-forwarded-for': address, ...headers },
        payload,
      }),
    /** The version a browser gets, undefined where the area is absent. */
    async servedTo(
      remote: string,
      { host = 'localhost', visitor = '50.' } = {},
    ): Promise<string | undefined> {
      const answer = await running.app.inject({
        url: '/federation/registry',
        headers: { host, cookie: `girassol_visitor=${visitor}` },
      });
      return answer.json().remotes.find((found: { name: string }) => found.name === remote)?.version;
    },
    async newToken(remote: string): Promise<{ id: string; token: string }> {
      const payload = { remote, name: `CI ${remote}` };
      return (await send({ method: 'POST', url: '/federation/tokens', payload })).body;
    },
    /** Two versions of a remote, the first of them live. */
    async twoVersions(remote: string) {
      await publish(buildSampleRelease(remote, '1.0.0'));
      await publish(buildSampleRelease(remote, '1.1.0', { builtAt: '2026-02-01T00:00:00.000Z' }));
      await change(remote, 'rollout', { version: '1.0.0' });
    },
  };
}
