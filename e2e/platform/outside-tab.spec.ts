import { rmSync } from 'node:fs';
import { logIn } from '../support/api';
import { type Deployment, getPortBeside, openHome, startDeployment } from '../support/deployment';
import { expect, test } from '../support/journey';
import { copyRelease, createGirassolCommand } from '../support/releases';

const NAME = 'mfe-medidas';
const VERSION = '1.0.0-jornada';

// A server of its own, which makes its demonstration data first.
test.setTimeout(180_000);

let deployment: Deployment | undefined;
test.afterEach(async () => {
  await deployment?.stop();
  deployment = undefined;
});

/** A team that nobody of the product knew: what it draws is another area's screen, under names of its own. */
const itsManifest = {
  name: NAME,
  title: 'Medidas',
  team: 'medidas',
  routes: [],
  menus: [],
  slots: [
    {
      slot: 'board-item.tab/v1',
      id: 'medidas',
      title: 'Medidas',
      icon: 'truck',
      order: 15,
      module: './proposals-tab',
      when: { boardKinds: ['SALES'], permission: 'salesKanban' },
    },
  ],
};

test('a tab of a team that the product does not know stands in the panel where it says, and nowhere else', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const admin = await logIn(deployment.origin, 'admin');
  const girassol = createGirassolCommand(deployment.origin, admin.session.token);
  const release = copyRelease('mfe-proposals', { version: VERSION, manifest: itsManifest });
  expect(await girassol('publish', NAME, '--release', release, '--without-browser')).toMatchObject({
    ok: true,
  });
  rmSync(release, { recursive: true });
  await girassol('rollout', NAME, VERSION, '--why', 'primeira aba');

  const { page, checkTrouble, close } = await openHome(browser, deployment);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const firstItem = page.getByRole('button', { name: /^#\d{5}/ }).first();
  const names = () => page.getByRole('tab').allTextContents();

  await menu.getByRole('link', { name: 'Vendas', exact: true }).click();
  await firstItem.click();
  await page.getByRole('tab', { name: 'Medidas' }).click();
  await expect(page).toHaveURL(/[?&]aba=medidas/);
  await expect(page.getByRole('tabpanel', { name: 'Medidas' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Medidas' }).locator('[data-slot-failure]')).toHaveCount(0);
  expect((await names()).map((name) => name.trim()).slice(0, 3)).toEqual(['Notas', 'Propostas', 'Medidas']);
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Medidas' })).toBeVisible();
  await page.keyboard.press('Escape');

  await menu.getByRole('link', { name: 'Projetos', exact: true }).click();
  await firstItem.click();
  await expect(page.getByRole('tab', { name: 'UCs' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Medidas' })).toHaveCount(0);
  checkTrouble();
  await close();
});
