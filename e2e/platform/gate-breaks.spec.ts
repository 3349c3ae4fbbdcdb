import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeBrokenRelease } from '../../federation/test/breaks/broken-release';
import { type BrowserBreak, browserBreaks } from '../../federation/test/breaks/browser-breaks';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import { expect, test } from '../support/journey';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const girassol = join(root, 'federation', 'bin', 'girassol.mjs');
const fixture = join(root, 'federation', 'test', 'fixtures', 'mfe-broken');
const folder = mkdtempSync(join(tmpdir(), 'girassol-breaks-'));
const run = promisify(execFile);

interface Finding {
  code: string;
  severity: string;
  what: string;
  how: string;
}

// Each check has a browser of its own, but all have the one build of the fixture.
test.setTimeout(480_000);
test.beforeAll(async () => {
  await run(process.execPath, [girassol, 'build'], {
    cwd: fixture,
    env: { ...process.env, BUILD_DIR: folder },
  });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `girassol check` on the fixture with a break written into it, and returns everything that it finds. */
async function findIn(
  origin: string,
  one: Pick<BrowserBreak, 'on' | 'script' | 'routes' | 'isLong'>,
): Promise<Finding[]> {
  const builds = join(folder, 'releases', 'mfe-broken');
  const [built = ''] = readdirSync(builds).filter((name) => !name.startsWith('.'));
  const { folder: release } = writeBrokenRelease(join(builds, built), mkdtempSync(join(folder, 'one-')), one);
  const { session } = await logIn(origin, 'admin');
  const words = [girassol, 'check', 'mfe-broken', '--release', release, '--json'];
  const { stdout } = await run(process.execPath, [...words, ...(one.isLong ? ['--long'] : [])], {
    cwd: root,
    env: {
      ...process.env,
      GIRASSOL_SERVER: origin,
      GIRASSOL_TOKEN: session.token,
      CHROMIUM_PATH: chromiumPath,
    },
  }).catch((refused: { stdout: string }) => refused);
  const { findings, error } = JSON.parse(stdout);
  return error?.findings ?? findings;
}

test('an area without a break is not refused @full', async ({ origin }) => {
  const found = await findIn(origin, { on: 'opened', script: '', isLong: true });
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
});

/** Leads to the home page whoever opens the page more often than this. */
const leadOnAfter = (visits: number) =>
  `sessionStorage.visitas = Number(sessionStorage.visitas ?? 0) + 1; if (sessionStorage.visitas > ${visits}) { history.replaceState(null, "", "/inicio"); dispatchEvent(new PopStateEvent("popstate")); }`;

/** Lists what an area may do, though it resembles a break. */
const harmless: { what: string; script: string; isLong?: true; warning?: string }[] = [
  {
    what: 'keeps Tab among its cells until Esc',
    script:
      'let keeps = true; area.addEventListener("keydown", (event) => { if (event.key === "Escape") keeps = false; if (event.key === "Tab" && keeps) { event.preventDefault(); area.querySelector("input").focus(); } })',
  },
  {
    what: 'leads on from a step whose draft is gone, when it is opened a second time',
    script: leadOnAfter(1),
    warning: 'pages that led elsewhere when they were opened again: /quebra',
  },
  {
    what: 'leads on from a step whose draft is gone, among fifty mounts',
    script: leadOnAfter(8),
    isLong: true,
    warning: 'pages that led elsewhere when they were opened again: /quebra',
  },
];

for (const { what, warning, ...one } of harmless)
  test(`an area that ${what} is not refused @full`, async ({ origin }) => {
    const found = await findIn(origin, { on: 'opened', ...one });
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (warning) expect(found).toContainEqual(expect.objectContaining({ code: 'GF-632', what: warning }));
  });

for (const one of browserBreaks)
  test(`an area that ${one.what} is named in the browser: ${one.code} @full`, async ({ origin }) => {
    expect(await findIn(origin, one)).toContainEqual(
      expect.objectContaining({
        code: one.code,
        what: expect.stringContaining(one.says),
        how: one.how,
      }),
    );
  });
