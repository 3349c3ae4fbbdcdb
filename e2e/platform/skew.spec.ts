import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import {
  type Deployment,
  getPortBeside,
  listPackageVersions,
  openHome,
  removeShellExport,
  setRemoteRequirements,
  setShellPackageVersions,
  startDeployment,
} from '../support/deployment';
import { expect, test } from '../support/journey';
import { createGirassolCommand, publishRelease } from '../support/releases';

const BOARDS = 'mfe-crm-boards';
const PROPOSALS = 'mfe-proposals';
const UI = '@girassol/shared-ui';
const AUTH = '@girassol/shared-auth';

// Each has a server of its own, which makes its demonstration data first.
test.setTimeout(180_000);

let deployment: Deployment | undefined;
test.afterEach(async () => {
  await deployment?.stop();
  deployment = undefined;
});

const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

/** Both areas work: screens, a field of the shared design system, and a tab of one in the panel of the other. */
async function worksWhole(page: Page): Promise<void> {
  await open(page, 'Vendas');
  await expect(heading(page, 'Vendas')).toBeVisible();
  await page
    .getByRole('button', { name: /^#\d{5}/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Propostas' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Propostas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Registrar venda' }).click();
  await expect(page.getByRole('form', { name: 'Registrar venda' })).toBeVisible();
  await open(page, 'Propostas');
  await expect(heading(page, 'Propostas')).toBeVisible();
}

test('a new shell and old remotes: what was built against less works with more', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin), (build) =>
    setShellPackageVersions(build, { [UI]: '1.9.0', [AUTH]: '1.4.0' }),
  );
  const { page, checkTrouble, close } = await openHome(browser, deployment);
  await worksWhole(page);
  expect(await listPackageVersions(page, UI)).toEqual(['1.9.0']);
  expect(await listPackageVersions(page, AUTH)).toEqual(['1.4.0']);
  checkTrouble();
  await close();
});

test('an old shell and a new remote: published under an open page, it serves the next one', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const { page, checkTrouble, close } = await openHome(browser, deployment);
  await worksWhole(page);
  const admin = await logIn(deployment.origin, 'admin');
  const girassol = createGirassolCommand(deployment.origin, admin.session.token);
  await publishRelease(girassol, BOARDS, {
    version: '0.1.1-nova',
    append: (name) => (name.startsWith('entry.') ? ';document.documentElement.dataset.quadros="novos"' : ''),
    // Fields that this shell has never heard of.
    manifest: { announces: ['x'], builtWith: '9.0.0' },
  });
  await girassol('rollout', BOARDS, '0.1.1-nova', '--why', 'jornada');
  await page.goto('/inicio');
  await worksWhole(page);
  await expect(page.locator('html')).toHaveAttribute('data-quadros', 'novos');
  checkTrouble();
  await close();
});

test('two remotes built against different minor versions share the one copy of the shell', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin), (build) => {
    setShellPackageVersions(build, { [UI]: '1.3.0', [AUTH]: '1.2.0' });
    setRemoteRequirements(build, BOARDS, '1.0.0-antiga', { [UI]: '^1.1.0', [AUTH]: '^1.0.0' });
    setRemoteRequirements(build, PROPOSALS, '1.0.0-recente', { [UI]: '^1.3.0', [AUTH]: '^1.2.0' });
  });
  const { page, checkTrouble, close } = await openHome(browser, deployment);
  await worksWhole(page);
  for (const [name, version] of [
    [UI, '1.3.0'],
    [AUTH, '1.2.0'],
  ] as const)
    expect(await listPackageVersions(page, name)).toEqual([version]);
  checkTrouble();
  await close();
});

test('a requirement that is not met: refused at the gate, and in the browser the area says so while the rest lives', async ({
  browser,
  origin,
}) => {
  // Came with the server's own build, past the gate of the command.
  deployment = await startDeployment(getPortBeside(origin), (build) => {
    setRemoteRequirements(build, BOARDS, '0.2.0-adiantada', { [UI]: '^1.2.0' });
    // The settings use it, of the same version.
    removeShellExport(build, UI, 'askToLeave');
  });
  const { page, close } = await openHome(browser, deployment);
  await open(page, 'Vendas');
  await expect(heading(page, 'CRM e quadros não abriu')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('GF-204')).toBeVisible();
  await expect(page.getByText('Esta área precisa de uma versão mais nova do aplicativo.')).toBeVisible();
  await open(page, 'Propostas');
  await expect(heading(page, 'Propostas')).toBeVisible();
  await open(page, 'Início');
  await expect(page.getByText('Clientes e propostas', { exact: true })).toBeVisible();

  await page.goto('/configuracoes');
  await expect(heading(page, 'Conta não abriu')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('GF-204')).toBeVisible();

  const { session } = await logIn(deployment.origin, 'admin');
  const girassol = createGirassolCommand(deployment.origin, session.token);
  const { releases } = await girassol('status', 'mfe-account');
  expect(releases[0].unmet).toEqual([{ kind: 'names', of: UI, names: ['askToLeave'] }]);
  await expect(publishRelease(girassol, 'mfe-account', { version: '0.3.0-adiantada' })).rejects.toThrow(
    /GF-630.*askToLeave/,
  );
  await expect(
    publishRelease(girassol, BOARDS, {
      version: '0.3.0-adiantada',
      manifest: {
        requires: { shell: '^1.0.0', 'shared-ui': '^1.3.0', 'shared-auth': '^1.0.0', api: '^1.0.0' },
      },
    }),
  ).rejects.toThrow(/GF-602/);
  await close();
});
