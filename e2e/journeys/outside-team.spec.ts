import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import { expect, test } from '../support/journey';
import { type OutsideTeam, outsideTeam, quietly } from '../support/outside-team';
import { type Account, signIn } from '../support/product';

const VISITS = 'mfe-visitas';

/** A deploy token for one remote, as an admin makes it. */
async function deployToken(origin: string, remote: string): Promise<string> {
  const { session } = await logIn(origin, 'admin');
  const answer = await fetch(`${origin}/federation/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ remote, name: 'CI da equipe de campo' }),
  });
  return (await answer.json()).token;
}

const menu = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Visitas técnicas' });
const card = (page: Page) => page.getByRole('region', { name: 'Visitas técnicas' });

let team: OutsideTeam;
test.afterAll(() => team?.leave());

// What docs/remotes.md tells a team in another repository to do, word for word.
test('a team outside the workspace makes an area, tests it, publishes it to one account, and takes it back', async ({
  browser,
  origin,
}) => {
  test.setTimeout(300_000);
  /** Somebody's own browser, on a page that was asked for after the login. */
  async function homeAt(baseURL: string, account: Account): Promise<Page> {
    const page = await (await browser.newContext({ baseURL })).newPage();
    await signIn(page, account);
    await expect(page).toHaveURL(/\/inicio$/);
    return page;
  }

  await test.step('packs and installs the platform, and creates the area', async () => {
    const token = await deployToken(origin, VISITS);
    team = await outsideTeam(VISITS, {
      GIRASSOL_SERVER: origin,
      GIRASSOL_TOKEN: token,
      CHROMIUM_PATH: chromiumPath,
    });
    const words = ['--title', 'Visitas técnicas', '--team', 'campo', '--packages', '../packages'];
    expect(await team.girassol('create', VISITS, ...words)).toMatchObject({ ok: true, remote: VISITS });
    await team.run('npm', 'install', ...quietly);
  });

  await test.step('tests it with the doubles of the platform, and checks its types', async () => {
    await team.run('npm', 'test');
    await team.run('npm', 'run', 'types');
  });

  await test.step('works on it inside the shell of the product, with all other areas as they are live', async () => {
    const port = Number(new URL(origin).port) + 3;
    const dev = await team.start('dev', VISITS, '--port', String(port));
    const page = await homeAt(`http://localhost:${port}`, 'owner');
    await expect(page.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
    await menu(page).click();
    await expect(page.getByRole('heading', { name: 'Visitas técnicas', level: 1 })).toBeVisible();

    const source = join(team.folder, 'src', 'home', 'HomePage.tsx');
    const before = readFileSync(source, 'utf8');
    writeFileSync(source, before.replace('Esta é a página da nova área.', 'Mudou enquanto se olhava.'));
    await expect(page.getByText('Mudou enquanto se olhava.')).toBeVisible({ timeout: 20_000 });
    writeFileSync(source, before);
    await page.context().close();
    await dev.stop();
  });

  await test.step('builds, checks and publishes it: it is live for nobody', async () => {
    await team.run('npx', 'girassol', 'build');
    expect(await team.girassol('publish', VISITS)).toMatchObject({ ok: true, isNew: true, findings: [] });
    const tried = { browser: { pages: 1, rounds: 50 }, contract: 'none' };
    expect(await team.girassol('status', VISITS)).toMatchObject({ live: [], releases: [{ checks: tried }] });
  });

  const account = (await logIn(origin, 'owner')).session.managerId;
  const owner = await homeAt(origin, 'owner');
  const neighbour = await homeAt(origin, 'neighbour');
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
  await expect(menu(owner)).toBeHidden();

  await test.step('one account gets it: route, menu and card', async () => {
    await team.girassol('rollout', VISITS, 'latest', '--account', account, '--why', 'piloto');
    await owner.reload();
    await expect(card(owner).getByText(/^\d+ clientes$/)).toBeVisible();
    await menu(owner).click();
    await expect(owner).toHaveURL(/\/visitas$/);
    await expect(owner.getByRole('heading', { name: 'Visitas técnicas', level: 1 })).toBeVisible();
  });

  await test.step('another account sees nothing of it', async () => {
    await neighbour.reload();
    await expect(neighbour.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu(neighbour)).toBeHidden();
    await neighbour.goto('/visitas');
    await expect(neighbour).toHaveURL(/\/inicio$/);
  });

  await test.step('one step back, and it is gone', async () => {
    await team.girassol('rollback', VISITS, '--account', account, '--why', 'fim do piloto');
    await owner.goto('/inicio');
    await expect(owner.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
    await expect(menu(owner)).toBeHidden();
    await expect(card(owner)).toBeHidden();
  });
});
