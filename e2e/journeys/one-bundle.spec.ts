import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { logIn } from '../support/api';
import { addSales, boardOf, newTag } from '../support/board';
import { signIn, watchForTrouble } from '../support/product';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const port = Number(process.env.E2E_PORT ?? 8790) + 1;
const origin = `http://localhost:${port}`;

let server: ChildProcess;

test.use({ baseURL: origin });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const build = spawn(process.execPath, [join(root, 'tools', 'build-mono.mjs')], { stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  expect(code).toBe(0);
  server = spawn(process.execPath, [join(root, 'e2e', 'support', 'serve.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), BUILD_DIR: join(root, 'build', 'mono') },
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

test('the same product works as one bundle: home, board, item panel, and no code of a remote is asked for', async ({
  page,
}) => {
  const check = watchForTrouble(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await signIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();

  const owner = await logIn(origin, 'owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Galpão'] });
  await page.goto(boardOf(owner.session.managerId, `busca=${tag}`));
  await page
    .getByRole('button', { name: new RegExp(`Galpão ${tag}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: new RegExp(`Galpão ${tag}`) })).toBeVisible();
  await page.getByRole('tab', { name: 'Propostas' }).click();
  await expect(page.getByText(/Este cliente não possui nenhuma proposta|#\d{5}/).first()).toBeVisible();

  expect(asked.filter((path) => /^\/releases\/.*\.js$/.test(path))).toEqual([]);
  check();
});
