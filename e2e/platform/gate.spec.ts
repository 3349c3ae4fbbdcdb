import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import { expect, test } from '../support/journey';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const girassol = join(root, 'federation', 'bin', 'girassol.mjs');
const builds = mkdtempSync(join(tmpdir(), 'girassol-gate-'));
const run = promisify(execFile);

test.setTimeout(240_000);
test.afterAll(() => rmSync(builds, { recursive: true, force: true }));

/** Builds a fixture, and answers the codes and words of what `girassol check` finds in it. */
async function findingsIn(origin: string, fixture: string): Promise<string[]> {
  const env = { ...process.env, BUILD_DIR: builds };
  const folder = join(root, 'federation', 'test', 'fixtures', fixture);
  await run(process.execPath, [girassol, 'build'], { cwd: folder, env });
  const { session } = await logIn(origin, 'admin');
  const surroundings = {
    ...env,
    GIRASSOL_SERVER: origin,
    GIRASSOL_TOKEN: session.token,
    CHROMIUM_PATH: chromiumPath,
  };
  const words = [girassol, 'check', fixture, '--long', '--json'];
  const { stdout } = await run(process.execPath, words, { cwd: root, env: surroundings }).catch(
    (refused: { stdout: string }) => refused,
  );
  const { error } = JSON.parse(stdout);
  expect(error.code).toBe('GF-600');
  return error.findings.map(({ code, what }: { code: string; what: string }) => `${code} ${what}`);
}

test('a release that does things to the page is refused, each with where it comes from', async ({
  origin,
  as,
}) => {
  const found = await findingsIn(origin, 'mfe-rough');
  for (const words of [
    /^GF-609 it styles h2, which is not the area's alone, from \/releases\/mfe-rough\//,
    /^GF-612 it breaks the security policy when “Calcular” was pressed on \/rude\/:botao, .*, from \/releases\/mfe-rough\//,
    /^GF-612 when “Quem sou eu” was pressed on \/rude\/:botao, the page said: ninguém <session>/,
    /^GF-637 it changes window\.fetch, from \/releases\/mfe-rough\//,
    /^GF-637 it changes history\.pushState, from \/releases\/mfe-rough\//,
    /^GF-637 it changes Array\.prototype\.ultimo, from \/releases\/mfe-rough\//,
    /^GF-638 it takes away <header.*, from \/releases\/mfe-rough\//,
    /^GF-638 it changes style of <html.*, from \/releases\/mfe-rough\//,
    /^GF-638 it changes classList of <body.*, from \/releases\/mfe-rough\//,
    /^GF-639 it brings a React of its own: React DOM \d.*, from \/releases\/mfe-rough\//,
    /^GF-640 a BroadcastChannel stays open, from \/releases\/mfe-rough\/.*, each time the area is left$/,
    /^GF-641 \d+ kB stay in memory, each time the area is left$/,
    /^GF-642 it reads a file of mfe-proposals, which is another remote's, from \/releases\/mfe-rough\//,
    /^GF-642 it reads window\.mfe_proposals_\w+, which is another remote's, from \/releases\/mfe-rough\//,
  ])
    expect(found).toContainEqual(expect.stringMatching(words));
  const { session } = await as('owner');
  const said = found.join('\n');
  for (const secret of [session.email, session.userId, session.managerId, session.personalData.name])
    expect(said).not.toContain(secret);
});

test('a release that does not come to an end is refused with the place of its loop, and at once', async ({
  origin,
}) => {
  const began = Date.now();
  const found = await findingsIn(origin, 'mfe-endless');
  for (const words of [
    /^GF-636 \/sem-fim is drawn again and again, \d+ times a second, at \/releases\/mfe-endless\//,
    /^GF-636 \/sem-fim\/funda does not open: .*185/,
    /^GF-636 the page does not answer any more, at \/releases\/mfe-endless\//,
  ])
    expect(found).toContainEqual(expect.stringMatching(words));
  // With the build, on a busy machine; without an end it would be five minutes.
  expect(Date.now() - began).toBeLessThan(120_000);
});

test('a copy of react without a DOM of its own is refused with the file that holds it', async ({
  origin,
}) => {
  expect(await findingsIn(origin, 'mfe-two-reacts')).toContainEqual(
    expect.stringMatching(/^GF-639 it brings a React of its own, in \S+\.js:\d+:\d+$/),
  );
});
