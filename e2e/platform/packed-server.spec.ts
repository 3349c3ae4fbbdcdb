import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPortBeside, openHome } from '../support/deployment';
import { expect, test } from '../support/journey';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'girassol-packed-'));

// Packs, unpacks, and makes demonstration data.
test.setTimeout(300_000);

let server: ChildProcess | undefined;
test.afterAll(async () => {
  if (server && server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('the packed server starts where nothing of the workspace is, and a person works in it @full', async ({
  browser,
  origin,
}) => {
  execFileSync(process.execPath, [join(root, 'tools', 'pack-server.mjs'), folder], { stdio: 'ignore' });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder]);
  const unpacked = join(folder, archive.replace('.tar.gz', ''));
  const port = getPortBeside(origin);
  server = spawn(process.execPath, ['server/server.mjs'], {
    cwd: unpacked,
    stdio: 'ignore',
    // Nothing of what this machine sets: no path to programs or packages.
    env: { PORT: String(port), HOST: '127.0.0.1', HOME: folder },
  });
  const address = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 180_000 }).toBe(true);

  const { page, checkTrouble, close } = await openHome(browser, { origin: address });
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Vendas', exact: true })
    .click();
  await expect(page.getByRole('button', { name: /^#\d{5}/ }).first()).toBeVisible();
  checkTrouble();
  await close();
});
