import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import { expect, test } from '../support/journey';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const girassol = join(root, 'federation', 'bin', 'girassol.mjs');
const leaky = join(root, 'federation', 'test', 'fixtures', 'mfe-leaky');
const builds = mkdtempSync(join(tmpdir(), 'girassol-leaky-'));
const remotes = readdirSync(join(root, 'build', 'releases'));
const run = promisify(execFile);

// Each check has a browser of its own.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(120_000);
test.afterAll(() => rmSync(builds, { recursive: true, force: true }));

interface Checked {
  ok: boolean;
  checks?: { browser: { pages: number; rounds: number } | null };
  error?: { code: string; findings: { code: string; what: string }[] };
}

/** What `girassol check` says of the newest build of a remote, asked by an admin. */
async function check(origin: string, remote: string, env: Record<string, string> = {}): Promise<Checked> {
  const { session } = await logIn(origin, 'admin');
  const surroundings = {
    ...process.env,
    GIRASSOL_SERVER: origin,
    GIRASSOL_TOKEN: session.token,
    CHROMIUM_PATH: chromiumPath,
    ...env,
  };
  const words = [girassol, 'check', remote, '--json'];
  const { stdout } = await run(process.execPath, words, { cwd: root, env: surroundings }).catch(
    (refused: { stdout: string }) => refused,
  );
  return JSON.parse(stdout);
}

for (const remote of remotes)
  test(`${remote}: fifty visits leave nothing behind, and its pages can be used by everybody`, async ({
    origin,
  }) => {
    const { ok, checks, error } = await check(origin, remote);
    expect(error?.findings ?? []).toEqual([]);
    expect({ ok, browser: checks?.browser }).toMatchObject({ ok: true, browser: { rounds: 50 } });
  });

test('an area that leaves things behind is refused, each with where it comes from', async ({ origin }) => {
  await run(process.execPath, [girassol, 'build'], {
    cwd: leaky,
    env: { ...process.env, BUILD_DIR: builds },
  });
  const { error } = await check(origin, 'mfe-leaky', { BUILD_DIR: builds });
  expect(error?.code).toBe('GF-600');
  const found = error?.findings.map(({ code, what }) => `${code} ${what}`) ?? [];
  for (const words of [
    /^GF-613 a listener resize on window stays, from \/releases\/mfe-leaky\/.*addEventListener\("resize"/,
    /^GF-614 a timer setInterval stays on, from \/releases\/mfe-leaky\//,
    /^GF-615 1\.0 style sheets stay/,
    /^GF-616 \d+ nodes stay in memory \(.*main/,
    /^GF-617 \/goteira: .*\(label\)/,
  ])
    expect(found).toContainEqual(expect.stringMatching(words));
});

test('where there is no Chromium, or nobody to log in, it is said in words and nothing breaks', async ({
  origin,
}) => {
  const [remote = ''] = remotes;
  const withoutBrowser = await check(origin, remote, { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(withoutBrowser).toMatchObject({ ok: true, checks: { browser: null } });
  const unknown = { GIRASSOL_EMAIL: 'ninguem@girassol.test', GIRASSOL_PASSWORD: 'errada' };
  expect(await check(origin, remote, unknown)).toMatchObject({ ok: true, checks: { browser: null } });
});
