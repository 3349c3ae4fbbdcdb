import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteStatusReport } from '../registry/operations';
import { buildManifest } from '../registry/testing';
import { main } from './main';

const state: RemoteStatusReport = {
  remote: 'mfe-x',
  title: 'X',
  team: 'crm',
  revision: 7,
  live: [{ version: '1.0.0', scope: 'all', target: '', share: 100, isLive: true }],
  releases: [
    {
      version: '1.1.0',
      builtAt: '2026-02-01T00:00:00.000Z',
      enteredAt: 0,
      publishedBy: 'token CI',
      checks: null,
      isAtHand: true,
      figures: {
        opens: 90,
        failures: 10,
        meanOpenMs: 240,
        longTasks: 0,
        violations: 0,
        errors: 0,
        vitals: {},
      },
    },
  ],
  history: [],
};

/** A server that answers as it is told, and remembers what it was asked. */
let server: Server;
let asked: { method: string; url: string; token: string; language: string; body: string }[] = [];
let answer: { status: number; body: object };
/** The token is of another remote: `status` is refused as well. */
let foreign = false;
const folder = mkdtempSync(join(tmpdir(), 'girassol-cli-'));

const readText = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** Writes a release of `mfe-x` 1.1.0, with other fields of its manifest where given, and its files. */
function writeRelease(release: string, changes: object, files: Record<string, string>): void {
  mkdirSync(release, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(release, name), text);
  const manifest = buildManifest('mfe-x', { version: '1.1.0' });
  writeFileSync(join(release, 'remote.json'), JSON.stringify({ ...manifest, ...changes }));
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { authorization: token = '', 'accept-language': language = '' } = headers;
    asked.push({ method, url, token, language, body: await readText(request) });
    const isStatus = url.startsWith('/federation/status') && !foreign;
    const { status, body } = isStatus
      ? { status: 200, body: { environment: 'test', shell: null, remotes: [state] } }
      : answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const hash = `sha384-${createHash('sha384').update('entry').digest('base64')}`;
  writeRelease(
    join(folder, 'build', 'releases', 'mfe-x', '1.1.0'),
    { integrity: { 'entry.js': hash } },
    { 'entry.js': 'entry' },
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  galleries = [];
  answer = { status: 200, body: state };
});

/** Requests to start the gallery server. */
let galleries: { folder: string; port: number }[] = [];

async function girassol(words: string, env: NodeJS.ProcessEnv = {}) {
  const { port } = server.address() as AddressInfo;
  const [name = '', ...rest] = words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  let [out, err] = ['', ''];
  const code = await main(name, rest, {
    env: { GIRASSOL_SERVER: `http://127.0.0.1:${port}`, GIRASSOL_TOKEN: 'gdt_x', ...env },
    folder,
    workspace: null,
    buildDir: join(folder, 'build'),
    developInShell: async () => undefined,
    serveGallery: async (options) => void galleries.push(options),
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { code, out, err };
}
const lastBody = () => JSON.parse(asked.at(-1)?.body ?? 'null');

test('a rollout names the revision it saw, its share and why', async () => {
  const { code, out } = await girassol(
    'rollout mfe-x latest --share 20 --distribution SERRANA --why "piloto"',
  );
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('mfe-x') });
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    url: '/federation/remotes/mfe-x/rollout',
    token: 'Bearer gdt_x',
  });
  expect(lastBody()).toEqual({
    scope: 'distribution',
    target: 'SERRANA',
    why: 'piloto',
    expected: 7,
    version: '1.1.0',
    share: 20,
  });
});

test('rollback and pause say for whom', async () => {
  await girassol('rollback mfe-x --why "quadro travado"');
  expect(lastBody()).toEqual({ scope: 'all', target: '', why: 'quadro travado', expected: 7 });
  await girassol('pause mfe-x --host app.test --why "fim" --end');
  expect(lastBody()).toMatchObject({ scope: 'host', target: 'app.test', isPaused: false });
});

test('status tells a person the figures, and a program everything', async () => {
  expect((await girassol('status mfe-x')).out).toContain('10.0 % of 100 failed, 240 ms');
  expect(JSON.parse((await girassol('status --json')).out)).toMatchObject({ ok: true, remotes: [state] });
});

test('status names a release that the shell cannot carry', async () => {
  const [release] = state.releases;
  if (release) release.unmet = [{ kind: 'names', of: '@girassol/shared-ui', names: ['Gauge'] }];
  const { out } = await girassol('status mfe-x');
  if (release) delete release.unmet;
  expect(out).toContain('does not fit the shell: it lacks Gauge of @girassol/shared-ui');
});

test('status says what is served where that is not what is live, and why', async () => {
  const [live] = state.live;
  if (live) live.standIn = { version: '0.9.0', code: 'GF-403' };
  const { out } = await girassol('status mfe-x');
  if (live) delete live.standIn;
  expect(out).toContain(
    'everybody: 1.0.0, BUT 0.9.0 is served: its files are not there as they were published',
  );
});

test('the token of another remote is told so; a name without a release says whose it is', async () => {
  foreign = true;
  answer = {
    status: 403,
    body: { code: 'GF-513', message: 'This token is of mfe-y and no good for mfe-x.' },
  };
  expect((await girassol('rollout mfe-x latest --why "piloto"')).err).toContain(
    'GF-513 This token is of mfe-y',
  );
  const reserved = [{ remote: 'mfe-nova', team: 'campo', by: 'a', at: 0 }];
  answer = { status: 200, body: { remotes: [], reserved } };
  expect((await girassol('status mfe-nova')).err).toContain('GF-706 mfe-nova is reserved for team campo');
  foreign = false;
});

test('the command speaks English: it asks for it, and says in its own words what the server did by itself', async () => {
  const [before, why] = [null, '12 de 40 aberturas falharam nos últimos 10 minutos'];
  const place = { scope: 'all', target: '' } as const;
  state.history = [
    {
      id: 1,
      remote: 'mfe-x',
      at: 0,
      by: 'retorno automático',
      why,
      action: 'return',
      before,
      after: null,
      ...place,
    },
  ];
  const { out } = await girassol('status mfe-x');
  state.history = [];
  expect(out).toContain('the server: 12 of 40 opens failed in 10 minutes');
  expect(out).not.toContain('aberturas');
  expect(asked.at(-1)).toMatchObject({ language: 'en' });
  answer = { status: 500, body: { code: 'ERRO', message: 'Algo deu errado' } };
  expect((await girassol('rollback mfe-x --why "volta"')).err).toContain('GF-702 The server answered 500');
});

test('what cannot be inspected here is given back, and nothing is said of it', async () => {
  const task = { claim: 'c1', remote: 'mfe-x', version: '1.1.0', until: 0 };
  // To the question for the release itself the server has no good answer.
  answer = { status: 200, body: { task } };
  expect((await girassol('inspect mfe-x 1.1.0')).code).toBe(1);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /federation/inspections',
    'GET /releases/mfe-x/1.1.0/remote.json',
    'DELETE /federation/inspections/c1',
  ]);
  answer = { status: 200, body: { task: null } };
  expect(await girassol('inspect')).toMatchObject({ code: 0, out: 'No release waits for an inspection.' });
});

test('publish sends remote.json first, and every file', async () => {
  answer = { status: 200, body: { remote: 'mfe-x', version: '1.1.0', isNew: true, findings: [] } };
  const { code, out } = await girassol('publish mfe-x --without-browser');
  expect(code).toBe(0);
  expect(out).toMatch(/^mfe-x 1\.1\.0 is published\.\nTime: files and manifest \d+\.\d s, types \d+\.\d s$/);
  expect(lastForm()).toEqual(['remote.json', 'entry.js']);
});

test('where there is no Chromium, check says so and publish sends nothing', async () => {
  answer = { status: 200, body: { findings: [] } };
  const none = { CHROMIUM_PATH: '/nowhere/chromium' };
  expect(await girassol('check mfe-x', none)).toMatchObject({
    code: 0,
    out: expect.stringContaining('! GF-611 it was not tried in a browser: There is no Chromium'),
  });
  asked = [];
  expect(await girassol('publish mfe-x', none)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/GF-720 There is no Chromium .*publish --without-browser/),
  });
  expect(asked.map(({ method }) => method)).not.toContain('PUT');
});
const lastForm = () =>
  [...(asked.at(-1)?.body ?? '').matchAll(/filename="([^"]+)"/g)].map(([, name]) => name);

test('what the gate found is told with what mends it, and ends in 1', async () => {
  const finding = {
    code: 'GF-602',
    severity: 'error',
    what: 'requires shell ^2',
    how: 'build against the live one',
  };
  answer = { status: 200, body: { findings: [finding] } };
  const { code, err } = await girassol('check mfe-x');
  expect(code).toBe(1);
  expect(err).toContain('GF-602 requires shell ^2\n  build against the live one');
  expect(JSON.parse((await girassol('check mfe-x --json')).out).error).toMatchObject({
    code: 'GF-600',
    findings: [finding],
  });
});

test('what the files and what the server find comes in one round, each with its place', async () => {
  const release = join(folder, 'build', 'releases', 'mfe-y', '1.0.0');
  const css = '.a{}\n  header{}';
  const hash = `sha384-${createHash('sha384').update(css).digest('base64')}`;
  writeRelease(release, { name: 'mfe-y', entry: 'a.css', integrity: { 'a.css': hash } }, { 'a.css': css });
  const finding = { code: 'GF-604', severity: 'error', what: 'the route /x is taken', how: 'choose another' };
  answer = { status: 200, body: { findings: [finding] } };
  for (const command of ['check', 'publish']) {
    const { code, err } = await girassol(`${command} mfe-y --without-browser`);
    expect(code).toBe(1);
    expect(err).toContain('GF-609 a.css:2:3 styles header');
    expect(err).toContain('GF-604 the route /x is taken');
    expect(err).toContain('GF-611 it was not tried in a browser');
  }
  expect(asked.map(({ method }) => method)).not.toContain('PUT');
});

test('a manifest that is none is refused with the fields that are wrong', async () => {
  const release = join(folder, 'build', 'releases', 'mfe-z', '1.0.0');
  writeRelease(release, { name: 'mfe-z', routes: [{ path: 'visitas' }], builtAt: 'ontem' }, {});
  const { code, err } = await girassol('check mfe-z');
  expect(code).toBe(1);
  expect(err).toMatch(/GF-704 .*remote\.json is not a manifest: .*routes\.0\.path: .*; .*builtAt: /);
  writeFileSync(join(release, 'remote.json'), '{');
  expect((await girassol('check mfe-z')).err).toMatch(/GF-704 .*JSON/);
});

test('a file that was changed after the build is not sent', async () => {
  writeFileSync(join(folder, 'build', 'releases', 'mfe-x', '1.1.0', 'extra.js'), '1');
  const { code, err } = await girassol('publish mfe-x');
  expect({ code, err, asked }).toMatchObject({
    code: 1,
    err: expect.stringContaining('GF-608 extra.js'),
    asked: [],
  });
  rmSync(join(folder, 'build', 'releases', 'mfe-x', '1.1.0', 'extra.js'));
});

test.each([
  ['rollout mfe-x', 'GF-701', 2],
  ['rollout mfe-x 1.1.0', 'GF-701', 2],
  ['rollout mfe-x 1.1.0 --why ab', 'GF-701 --why takes 3 to 300 characters, not 2', 2],
  ['rollout mfe-x 1.1.0 --why x --share 0', 'GF-701', 2],
  ['rollout mfe-x 1.1.0 --why "piloto" --host a --account b', 'GF-701', 2],
  ['rollback ../x --why "volta"', 'GF-701', 2],
  ['status --nonsense', 'GF-701', 2],
  ['nonsense', 'GF-701', 2],
  ['status mfe-nobody', 'GF-706', 1],
  ['publish mfe-nobody', 'GF-703', 1],
])('%s: %s, exit code %i', async (words, code, exit) => {
  expect(await girassol(words)).toMatchObject({ code: exit, err: expect.stringContaining(code), out: '' });
});

test('without a token, or a server, it says so', async () => {
  expect((await girassol('status', { GIRASSOL_TOKEN: '' })).err).toContain('GF-705');
  expect((await girassol('status', { GIRASSOL_SERVER: 'http://127.0.0.1:1' })).err).toContain('GF-702');
});

test('a refusal of the server keeps its code and words', async () => {
  answer = { status: 409, body: { code: 'GF-524', message: 'mfe-x changed meanwhile' } };
  expect((await girassol('rollback mfe-x --why "volta"')).err).toContain('GF-524 mfe-x changed meanwhile');
});

test('every command has its help', async () => {
  for (const name of ['check', 'publish', 'rollout', 'rollback', 'pause', 'status'])
    expect((await girassol(`${name} --help`)).out).toContain(`girassol ${name}`);
});

describe('distribution', () => {
  const document = {
    key: 'BOREAL',
    hosts: ['boreal.test'],
    brand: { name: 'Boreal', title: 'Boreal', description: 'Sol do norte.' },
  };
  const report = { key: 'BOREAL', revision: 12, live: { version: 3, document }, history: [] };
  const write = (text: string) => writeFileSync(join(folder, 'boreal.json'), text);

  test('publish names the revision that was seen, and why; back and show the same distribution', async () => {
    write(JSON.stringify(document));
    answer = { status: 200, body: { distributions: [report], ...report, isNew: true, findings: [] } };
    expect((await girassol('distribution publish boreal.json --why "contrato"')).out).toBe(
      'BOREAL is live, version 3.',
    );
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', url: '/federation/distributions/BOREAL' });
    expect(lastBody()).toEqual({ document, why: 'contrato', expected: 12 });
    await girassol('distribution back BOREAL --why "cores"');
    expect(lastBody()).toEqual({ why: 'cores', expected: 12 });
    expect(JSON.parse((await girassol('distribution show BOREAL')).out)).toEqual(document);
    expect((await girassol('distribution list')).out).toContain('BOREAL  Boreal  (version 3, revision 12)');
  });

  test('a preview answers the address where an operator sees it', async () => {
    write(JSON.stringify(document));
    answer = { status: 200, body: { id: 'abc', until: 0, findings: [] } };
    const { out } = await girassol('distribution preview boreal.json');
    expect(out).toContain('/operacao/distribuicoes?previa=abc');
  });

  test('what is wrong is named before anything is sent', async () => {
    write('{ "key": ');
    expect((await girassol('distribution check boreal.json')).err).toContain('GF-710');
    write(JSON.stringify({ ...document, marca: 'x' }));
    const { code, err } = await girassol('distribution publish boreal.json --why "contrato"');
    expect({ code, err, asked }).toMatchObject({
      code: 1,
      err: expect.stringContaining('GF-620'),
      asked: [],
    });
    for (const [words, wrong] of [
      ['distribution', 'GF-701'],
      ['distribution nonsense', 'GF-701'],
      ['distribution check', 'GF-701'],
      ['distribution check nada.json', 'GF-710'],
    ])
      expect((await girassol(words ?? '')).err).toContain(wrong);
    answer = { status: 200, body: { distributions: [] } };
    expect((await girassol('distribution show BOREAL')).err).toContain('GF-711');
  });
});

test('the gallery is of the folder the command is called in, at the port one names', async () => {
  expect(await girassol('gallery')).toMatchObject({
    code: 0,
    out: expect.stringContaining('localhost:8101'),
  });
  expect(JSON.parse((await girassol('gallery --port 9200 --json')).out)).toEqual({
    ok: true,
    url: 'http://localhost:9200',
  });
  expect(galleries).toEqual([
    { folder, port: 8101 },
    { folder, port: 9200 },
  ]);
  expect(await girassol('gallery --port many')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--port is a number'),
  });
  expect((await girassol('gallery --help')).out).toContain('--port PORT');
});
