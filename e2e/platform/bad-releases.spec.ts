import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { type Deployment, getPortBeside, openHome, startDeployment } from '../support/deployment';
import { expect, test } from '../support/journey';
import { createGirassolCommand, publishRelease } from '../support/releases';

const BOARDS = 'mfe-crm-boards';

// Each has a server of its own, which makes its demonstration data first.
test.setTimeout(180_000);

let deployment: Deployment | undefined;
test.afterEach(async () => {
  await deployment?.stop();
  deployment = undefined;
});

const openSales = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Vendas', exact: true })
    .click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

/** Changes the files of a published release that match, as somebody with access to the store could. */
function tamperInStore({ storeDir }: Deployment, version: string, files: RegExp): void {
  const folder = join(storeDir, BOARDS, version);
  for (const name of readdirSync(folder).filter((file) => files.test(file))) {
    appendFileSync(join(folder, name), ';window.wasTamperedWith=true');
    for (const form of ['br', 'gz']) rmSync(join(folder, `${name}.${form}`), { force: true });
  }
}

async function createOperatorCommand({ origin }: Deployment) {
  const admin = await logIn(origin, 'admin');
  return createGirassolCommand(origin, admin.session.token);
}

test('a release that throws on mount for one account: they see the page of the area, everybody else works', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const girassol = await createOperatorCommand(deployment);
  const { session } = await logIn(deployment.origin, 'partner');
  await publishRelease(girassol, BOARDS, {
    version: '0.1.1-so-para-uma',
    append: (name, { container }) =>
      name.startsWith('entry.')
        ? `;{const own=${container};${container}={init:own.init,get:async(name)=>{const make=await own.get(name);return name.includes('lifecycles')?()=>({...make(),mount:async()=>{throw new Error('de propósito')}}):make}}}`
        : '',
  });
  await girassol('rollout', BOARDS, '0.1.1-so-para-uma', '--account', session.managerId, '--why', 'piloto');

  const theirs = await openHome(browser, deployment, 'partner');
  // The browser tells who worked in it last, so that the page of the next visit is theirs.
  await theirs.page
    .context()
    .addCookies([{ name: 'girassol_visitor', value: `5.${session.managerId}`, url: deployment.origin }]);
  await theirs.page.goto('/inicio');
  await openSales(theirs.page);
  await expect(heading(theirs.page, 'CRM e quadros não abriu')).toBeVisible({ timeout: 30_000 });
  await expect(theirs.page.getByText('GF-206')).toBeVisible();

  const others = await openHome(browser, deployment);
  await openSales(others.page);
  await expect(heading(others.page, 'Vendas')).toBeVisible();

  await girassol('rollback', BOARDS, '--account', session.managerId, '--why', 'quebrou só para ela');
  await theirs.page.reload();
  await expect(heading(theirs.page, 'Vendas')).toBeVisible();
  others.checkTrouble();
  await theirs.close();
  await others.close();
});

test('a file that was tampered with in the store does not run: the version before steps in, and its release is named', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const girassol = await createOperatorCommand(deployment);
  const version = '0.1.1-mexida';
  await publishRelease(girassol, BOARDS, { version });
  await girassol('rollout', BOARDS, version, '--why', 'jornada');
  tamperInStore(deployment, version, /^entry\..*\.js$/);
  const { page, close } = await openHome(browser, deployment);
  await openSales(page);
  await expect(heading(page, 'Vendas')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'wasTamperedWith' in window)).toBe(false);
  const getFailures = async () => {
    const { releases } = await girassol('status', BOARDS);
    return releases.find((release: { version: string }) => release.version === version).figures.failures;
  };
  await expect.poll(getFailures, { timeout: 20_000 }).toBeGreaterThan(0);
  await close();
});

test('a screen that was tampered with, asked for while the area is open: the version before steps in', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const girassol = await createOperatorCommand(deployment);
  const version = '0.1.1-tela-mexida';
  await publishRelease(girassol, BOARDS, { version });
  await girassol('rollout', BOARDS, version, '--why', 'jornada');
  tamperInStore(deployment, version, /^agenda\..*\.js$/);
  const { page, close } = await openHome(browser, deployment);
  await openSales(page);
  await expect(heading(page, 'Vendas')).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('navigation', { name: 'Páginas de Vendas' })
    .getByRole('link', { name: 'Agenda' })
    .click();
  await expect(heading(page, 'Agenda de Vendas')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'wasTamperedWith' in window)).toBe(false);
  await close();
});

test('errors nobody caught, long tasks and how it feels are counted for the release that did it', async ({
  browser,
  origin,
}) => {
  deployment = await startDeployment(getPortBeside(origin));
  const girassol = await createOperatorCommand(deployment);
  const version = '0.1.1-lenta';
  await publishRelease(girassol, BOARDS, {
    version,
    append: (name) =>
      name.startsWith('entry.')
        ? `;setTimeout(()=>{const end=Date.now()+300;while(Date.now()<end);throw new Error('CPF 123.456.789-09')},6000)`
        : '',
  });
  await girassol('rollout', BOARDS, version, '--why', 'jornada');
  const { page, close } = await openHome(browser, deployment);
  const broken = page.waitForEvent('pageerror');
  await openSales(page);
  await expect(heading(page, 'Vendas')).toBeVisible();
  await broken;
  // The browser tells of a long task after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // Leaving the page sends all pending reports.
  await page.goto('about:blank');
  const figures = async () => {
    const status = await girassol('status');
    const boards = status.remotes.find(({ remote }: { remote: string }) => remote === BOARDS);
    const { figures: own } = boards.releases.find(
      (release: { version: string }) => release.version === version,
    );
    return {
      errors: own.errors,
      hasLongTasks: own.longTasks > 0,
      hasLcp: status.shell.figures.vitals.LCP > 0,
    };
  };
  await expect.poll(figures, { timeout: 20_000 }).toEqual({ errors: 1, hasLongTasks: true, hasLcp: true });
  await close();
});
