import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import { getPortBeside, startDeployment } from '../support/deployment';
import { expect, test } from '../support/journey';
import { createGirassolCommand } from '../support/releases';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const girassol = join(root, 'federation', 'bin', 'girassol.mjs');
const leaky = join(root, 'federation', 'test', 'fixtures', 'mfe-leaky');
const builds = mkdtempSync(join(tmpdir(), 'girassol-leaky-'));
const remotes = readdirSync(join(root, 'build', 'releases'));
const run = promisify(execFile);

// Each check has a browser of its own.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(720_000);
test.afterAll(() => rmSync(builds, { recursive: true, force: true }));

interface Checked {
  ok: boolean;
  checks?: { browser: { pages: number; rounds: number } | null };
  findings?: { code: string; what: string }[];
  error?: { code: string; findings: { code: string; what: string }[] };
}

/** Runs `girassol check` on the newest build of a remote as an admin, and returns its result. */
async function runCheck(origin: string, remote: string, env: Record<string, string> = {}): Promise<Checked> {
  const { session } = await logIn(origin, 'admin');
  const surroundings = {
    ...process.env,
    GIRASSOL_SERVER: origin,
    GIRASSOL_TOKEN: session.token,
    CHROMIUM_PATH: chromiumPath,
    ...env,
  };
  const words = [girassol, 'check', remote, '--long', '--json'];
  const { stdout } = await run(process.execPath, words, { cwd: root, env: surroundings }).catch(
    (refused: { stdout: string }) => refused,
  );
  return JSON.parse(stdout);
}

const buildLeaky = () =>
  run(process.execPath, [girassol, 'build'], { cwd: leaky, env: { ...process.env, BUILD_DIR: builds } });

/**
 * Contributions that the gate cannot see, by remote: the person it logs in as has more than the basic plan, is no operator,
 * and the account is not new.
 */
const notSeen: Record<string, string[]> = {
  'mfe-crm-boards': ['comece-por-aqui', 'proximos-passos'],
  'mfe-account': ['primeiros-passos', 'leads-de-hoje', 'cobrancas'],
  'mfe-support': ['recuperacao', 'chamados-a-responder', 'contas-a-ver', 'visitas-da-operacao'],
};

/** Areas of many pages: the long look at one takes minutes, so it is a part of the full run. */
const withManyPages = ['mfe-crm-boards', 'mfe-proposals'];

for (const remote of remotes)
  test(`${remote}: fifty visits leave nothing behind, and its pages can be used by everybody${
    withManyPages.includes(remote) ? ' @full' : ''
  }`, async ({ origin }) => {
    const { ok, checks, findings, error } = await runCheck(origin, remote);
    expect(error?.findings ?? []).toEqual([]);
    expect(ok).toBe(true);
    expect(checks?.browser?.rounds).toBeGreaterThanOrEqual(50);
    const unseen = findings?.filter(({ code }) => code === 'GF-633').map(({ what }) => what) ?? [];
    expect(unseen).toEqual((notSeen[remote] ?? []).map((id) => expect.stringContaining(id)));
  });

test('an area that leaves things behind is refused, each with where it comes from', async ({ origin }) => {
  await buildLeaky();
  const { error } = await runCheck(origin, 'mfe-leaky', { BUILD_DIR: builds });
  expect(error?.code).toBe('GF-600');
  const found = error?.findings.map(({ code, what }) => `${code} ${what}`) ?? [];
  for (const words of [
    /^GF-613 a listener resize on window stays, from \/releases\/mfe-leaky\/.*addEventListener\("resize"/,
    // Of a page that only a link of another leads to.
    /^GF-613 a listener offline on window stays/,
    /^GF-614 a timer setInterval stays on, from \/releases\/mfe-leaky\//,
    /^GF-615 1\.0 style sheets stay/,
    /^GF-616 \d+ nodes stay in memory \(.*main/,
    /^GF-617 \/goteira: .*\(label\)/,
    /^GF-617 settings\.section\/v1 goteira: .*\(label\)/,
    /^GF-632 .*nothing links to\): \/goteira\/:gota\/respingo$/,
    /^GF-617 home\.tab\/v1 goteira: .*\(label\)/,
  ])
    expect(found).toContainEqual(expect.stringMatching(words));
});

test('what its sender left out the inspection of the server finds, and it does not go live', async ({
  origin,
}) => {
  test.setTimeout(300_000);
  await buildLeaky();
  const port = getPortBeside(origin);
  const server = await startDeployment(port, undefined, { RELEASE_INSPECTION: 'required' });
  try {
    const { session } = await logIn(server.origin, 'admin');
    const operator = createGirassolCommand(server.origin, session.token);
    const [version = ''] = readdirSync(join(builds, 'releases', 'mfe-leaky'));
    const release = join(builds, 'releases', 'mfe-leaky', version);
    const sent = await operator('publish', 'mfe-leaky', '--release', release, '--without-browser');
    expect(sent).toMatchObject({ ok: true, isNew: true });
    const rollOut = () => operator('rollout', 'mfe-leaky', version, '--why', 'jornada');
    expect(await rollOut()).toMatchObject({ ok: false, error: { code: 'GF-526' } });

    const order = { remote: 'inspection', name: 'Conferência' };
    const made = await fetch(`${server.origin}/federation/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const { token } = await made.json();
    const { inspected } = await createGirassolCommand(server.origin, token)('inspect');
    expect(inspected).toMatchObject([{ remote: 'mfe-leaky', version, isPassed: false }]);
    const refused = await rollOut();
    expect(refused.error.code).toBe('GF-526');
    const codes = refused.error.findings.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['GF-613', 'GF-614', 'GF-617']));
    const { releases } = await operator('status', 'mfe-leaky');
    expect(releases[0].inspection).toMatchObject({ isPassed: false, by: 'token Conferência' });
  } finally {
    await server.stop();
  }
});

test('where there is no Chromium, or nobody to log in, it is said in words and nothing breaks', async ({
  origin,
}) => {
  const [remote = ''] = remotes;
  const withoutBrowser = await runCheck(origin, remote, { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(withoutBrowser).toMatchObject({ ok: true, checks: { browser: null } });
  const unknown = { GIRASSOL_EMAIL: 'ninguem@girassol.test', GIRASSOL_PASSWORD: 'errada' };
  expect(await runCheck(origin, remote, unknown)).toMatchObject({ ok: true, checks: { browser: null } });
});
