import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../support/api';
import { chromiumPath } from '../support/chromium';
import {
  builtShellFolder,
  getPortBeside,
  listPackageVersions,
  openHome,
  setShellPackageVersions,
  startDeployment,
} from '../support/deployment';
import { exerciseComponentGallery } from '../support/gallery';
import { readGuideCommands } from '../support/guide-commands';
import { expect, test } from '../support/journey';
import {
  buildNextMinorShell,
  CURRENT_PACKAGE_VERSION,
  importAddedExports,
  NEXT_MINOR_PACKAGE_VERSION,
  packagesWithAddedExport,
  replaceBuildByShell,
  setPackageVersion,
} from '../support/next-minor';
import { installOutsideTeam, type OutsideRemoteFolder, type OutsideTeam } from '../support/outside-team';
import { locateOverrideStrip, overrideVersion, replaceSession } from '../support/overrides';
import { type DemoLogin, signIn, watchForPageErrors } from '../support/product';
import { createGirassolCommand } from '../support/releases';

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
/** Text on the page of a new area. */
const newAreaText = 'Esta é a página da nova área.';
/** Locates the strip that shows why the code in development does not run. */
const locateErrorNotice = (page: Page) => page.locator('[data-in-work]');

/** Tells later whether the page was loaded again. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.watched = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.watched === 'yes');
}

/** Edits the area under the eyes of somebody: nothing loads the page but another definition of the area. */
async function changesArrive(page: Page, { edit }: OutsideTeam): Promise<void> {
  const isSamePage = await markPage(page);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 240 });
  const scrolled = () => page.getByRole('main').evaluate((main) => main.scrollTop);
  await page.getByRole('main').evaluate((main) => main.scrollTo({ top: 40 }));
  expect(await scrolled()).toBe(40);

  const restore = edit('src/home/HomePage.tsx', (text) =>
    text.replace(newAreaText, 'Mudou enquanto se olhava.'),
  );
  await expect(page.getByText('Mudou enquanto se olhava.')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/visitas$/);
  await expect.poll(scrolled).toBe(40);
  if (viewport) await page.setViewportSize(viewport);

  const mend = edit('src/home/HomePage.tsx', (text) => `${text}\nconst = 1;`);
  await expect(locateErrorNotice(page)).toContainText('não compila');
  await expect(page.getByText('Mudou enquanto se olhava.')).toBeVisible();
  mend();
  await expect(locateErrorNotice(page)).toBeHidden();

  const calm = edit('src/home/HomePage.tsx', (text) => `${text}\nthrow new Error('de propósito');`);
  await expect(page.getByRole('heading', { name: 'Visitas técnicas não abriu' })).toBeVisible();
  await expect(locateErrorNotice(page)).toContainText('lançou um erro: Error: de propósito');
  calm();
  await expect(locateErrorNotice(page)).toBeHidden();
  await expect(page.getByText('Mudou enquanto se olhava.')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
  await expect(card(page)).toBeVisible();
  const plain = edit('src/card/ExampleCard.tsx', (text) => text.replace(' clientes<', ' pessoas<'));
  await expect(card(page).getByText(/^\d+ pessoas$/)).toBeVisible();
  plain();
  restore();
  await menu(page).click();
  await expect(page.getByText(newAreaText)).toBeVisible();
  expect(await isSamePage()).toBe(true);

  const rename = edit('src/remote.ts', (text) => text.replace("label: 'Visitas", "label: 'Minhas visitas"));
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Minhas visitas' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await isSamePage()).toBe(false);
  rename();
}

// Follows the steps of docs/remotes.md for a team in another repository, word for word.
const guide = readGuideCommands('remotes.md', '## A new area');
let team: OutsideTeam;
test.beforeAll('packs the platform, creates the area and installs what it needs', async ({ origin }) => {
  test.setTimeout(300_000);
  const begin = [guide.next('npx --yes ../packages/girassol-create-remote-*.tgz'), guide.next('npm install')];
  team = await installOutsideTeam(VISITS, begin, {
    GIRASSOL_SERVER: origin,
    GIRASSOL_TOKEN: await deployToken(origin, VISITS),
    CHROMIUM_PATH: chromiumPath,
  });
});
test.afterAll(() => team?.leave());

test('a team outside the workspace tests its new area, publishes it to one account, and takes it back', async ({
  browser,
  origin,
}) => {
  test.setTimeout(480_000);
  /** Somebody's own browser, on a page that was asked for after the login. */
  async function homeAt(baseURL: string, account: DemoLogin): Promise<Page> {
    const page = await (await browser.newContext({ baseURL })).newPage();
    await signIn(page, account);
    await expect(page).toHaveURL(/\/(inicio|admin1)$/);
    return page;
  }

  await test.step('tests it with the doubles of the platform, and checks its types', async () => {
    await team.type(guide.next('npm test'));
    await team.type(guide.next('npm run types'));
  });

  await test.step('looks at every component, as its folder has them, under the policy of the product', async () => {
    const port = Number(new URL(origin).port) + 6;
    const [, , ...words] = guide.next('npx girassol gallery').split(' ');
    const gallery = await team.start(...words, '--port', String(port));
    const page = await (await browser.newContext()).newPage();
    const checkTrouble = watchForPageErrors(page);
    await page.goto(`http://localhost:${port}`);
    await expect(page.getByRole('heading', { name: 'Galeria', level: 1 })).toBeVisible();
    await exerciseComponentGallery(page);
    checkTrouble();
    await page.context().close();
    await gallery.stop();
  });

  await test.step('works on it inside the shell of the product, with all other areas as they are live', async () => {
    const port = Number(new URL(origin).port) + 7;
    const [, , ...dev] = guide.next('npx girassol dev').split(' ');
    const developed = await team.start(...dev, '--port', String(port));
    const page = await homeAt(`http://localhost:${port}`, 'owner');
    const checkTrouble = watchForPageErrors(page);
    await expect(page.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
    await menu(page).click();
    await expect(page.getByRole('heading', { name: 'Visitas técnicas', level: 1 })).toBeVisible();

    await changesArrive(page, team);
    checkTrouble();
    await page.context().close();
    await developed.stop();
  });

  await test.step('builds, checks and publishes it: it is live for nobody', async () => {
    await team.type(guide.next('npx girassol build'));
    // In a browser it is tried by the publication.
    const check = `${guide.next('npx girassol check')} --without-browser`;
    expect(await team.ask(check)).toMatchObject({ ok: true });
    const published = await team.ask(guide.next('npx girassol publish'));
    expect(published).toMatchObject({ ok: true, isNew: true, findings: [] });
    const tried = { browser: { pages: 1, rounds: 50 }, contract: 'none' };
    const status = await team.ask(`npx girassol status ${VISITS}`);
    expect(status).toMatchObject({ live: [], releases: [{ checks: tried }] });
  });

  const owner = await homeAt(origin, 'owner');
  const neighbour = await homeAt(origin, 'neighbour');
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
  await expect(menu(owner)).toBeHidden();

  await test.step('one account gets it: route, menu and card', async () => {
    await team.ask(guide.next('npx girassol rollout'));
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

  await test.step('one browser sees it from a development server, and goes back when that server is gone', async () => {
    const port = Number(new URL(origin).port) + 4;
    const served = await team.start('serve', String(port), '--released-shell');
    const page = await homeAt(origin, 'admin');
    await overrideVersion(page, 'Visitas técnicas', `Servidor de desenvolvimento http://localhost:${port}`);
    await replaceSession(page, (await logIn(origin, 'owner')).session);
    await menu(page).click();
    await expect(page.getByText(newAreaText)).toBeVisible();
    const isSamePage = await markPage(page);
    const restore = team.edit('src/home/HomePage.tsx', (text) =>
      text.replace(newAreaText, 'Só neste navegador.'),
    );
    await expect(page.getByText('Só neste navegador.')).toBeVisible({ timeout: 20_000 });
    expect(await isSamePage()).toBe(true);
    restore();

    await served.stop();
    await expect(locateErrorNotice(page)).toContainText('não responde');
    await page.reload();
    await expect(locateOverrideStrip(page)).toContainText(
      'não está disponível, e a versão no ar está em uso',
    );
    await expect(page.getByText(newAreaText)).toBeVisible();
    await locateOverrideStrip(page).getByRole('button', { name: 'Usar a versão no ar' }).click();
    await expect(locateOverrideStrip(page)).toBeHidden();
    await expect(page.getByText(newAreaText)).toBeVisible();
    await page.context().close();
  });

  await test.step('one step back, and it is gone', async () => {
    await team.ask(guide.next('npx girassol rollback'));
    expect(guide.rest()).toEqual([]);
    await owner.goto('/inicio');
    await expect(owner.getByRole('heading', { name: 'Negócios em aberto' })).toBeVisible();
    await expect(menu(owner)).toBeHidden();
    await expect(card(owner)).toBeHidden();
  });
});

/** An area of that title, compiled against these versions of the shared packages. Answers the folder of its release. */
async function areaBuiltAgainst(version: string, remote: string, title: string): Promise<string> {
  const area = team.beside(remote, {
    change: (folder, name) => setPackageVersion(folder, name, version),
  });
  await area.ask(`npx girassol create ${remote} --title ${title} --team campo --packages ../packages`);
  // A new area asks for the older one.
  if (version !== CURRENT_PACKAGE_VERSION)
    area.edit('src/remote.ts', (text) => text.replace(/('shared-(?:ui|auth)': )'.*'/g, `$1'^${version}'`));
  // Which copies it got, for the journey to compare.
  area.edit('src/card/ExampleCard.tsx', (text) => {
    const own = `${text}\nReflect.set(window, '${remote}', [HomeCard, useApiQuery]);\n`;
    return version === NEXT_MINOR_PACKAGE_VERSION ? importAddedExports(own) : own;
  });
  await area.type('npx girassol build');
  const releases = join(team.place, remote, 'build', 'releases', remote);
  const [release = ''] = readdirSync(releases);
  return join(releases, release);
}

// Versions as they come about: the next minor of two shared packages, in the shell and in one area.
test('areas built against different minor versions share the one copy of the shell; an older shell refuses the one that needs more', async ({
  browser,
  origin,
}) => {
  test.setTimeout(180_000);
  const [shell, older, newer] = await test.step('compiles a shell and two areas', () =>
    Promise.all([
      buildNextMinorShell(join(team.place, 'next-minor')),
      areaBuiltAgainst(CURRENT_PACKAGE_VERSION, 'mfe-antiga', 'Antiga'),
      areaBuiltAgainst(NEXT_MINOR_PACKAGE_VERSION, 'mfe-nova', 'Nova'),
    ]));
  const deployment = await startDeployment(getPortBeside(origin), (build) =>
    replaceBuildByShell(build, shell),
  );
  const girassol = createGirassolCommand(
    deployment.origin,
    (await logIn(deployment.origin, 'admin')).session.token,
  );
  for (const [remote, release] of [
    ['mfe-antiga', older],
    ['mfe-nova', newer],
  ] as const) {
    const answer = await girassol('publish', remote, '--release', release, '--without-browser');
    expect(answer).toMatchObject({ ok: true });
    await girassol('rollout', remote, 'latest', '--why', 'jornada');
  }
  const { page, checkTrouble, close } = await openHome(browser, deployment);
  const region = (name: string) => page.getByRole('region', { name });

  await test.step('both run on one page, with one copy of each package', async () => {
    await expect(region('Antiga').getByText(/^\d+ clientes$/)).toBeVisible();
    await expect(region('Nova').getByText('sessão da versão 1.1')).toBeVisible();
    await expect(region('Nova').getByText('Desenho da versão 1.1')).toBeVisible();
    const [one, other] = ['mfe-antiga', 'mfe-nova'];
    expect(await page.evaluate(sameCopies, [one, other])).toEqual([true, true]);
    for (const name of packagesWithAddedExport)
      expect(await listPackageVersions(page, `@girassol/${name}`)).toEqual([NEXT_MINOR_PACKAGE_VERSION]);
    checkTrouble();
  });

  await test.step('the shell before: one works on, the other says what it needs', async () => {
    replaceBuildByShell(deployment.buildDir, builtShellFolder);
    setShellPackageVersions(deployment.buildDir, {
      '@girassol/shared-ui': CURRENT_PACKAGE_VERSION,
      '@girassol/shared-auth': CURRENT_PACKAGE_VERSION,
    });
    await deployment.restart();
    await page.reload();
    await expect(region('Antiga').getByText(/^\d+ clientes$/)).toBeVisible();
    await expect(page.getByText('Não foi possível carregar “Nova”.')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Nova', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nova não abriu' })).toBeVisible();
    await expect(page.getByText('GF-204')).toBeVisible();
    await expect(page.getByText('Esta área precisa de uma versão mais nova do aplicativo.')).toBeVisible();
    const { releases } = await girassol('status', 'mfe-nova');
    expect(releases[0].unmet).toContainEqual({
      kind: 'names',
      of: '@girassol/shared-ui',
      names: ['AddedInMinor'],
    });
  });
  await close();
  await deployment.stop();
});

/** Runs in the page: are the parts that two areas got one by one the same? */
const sameCopies = ([one = '', other = '']: string[]): boolean[] =>
  Reflect.get(window, one).map((part: unknown, index: number) => part === Reflect.get(window, other)[index]);

/** Tools that can build a remote besides webpack, with the packages that a remote of theirs installs. */
const otherTools = {
  vite: { name: 'mfe-vistorias', title: 'Vistorias', packages: ['vite', '@module-federation/vite'] },
  rspack: { name: 'mfe-roteiros', title: 'Roteiros', packages: ['@rspack/core', '@rspack/cli'] },
} as const;

/** Makes a remote with another tool, builds it, and asks what the gate says of its files. */
async function buildWith(tool: keyof typeof otherTools, origin: string): Promise<OutsideRemoteFolder> {
  const { name, title, packages } = otherTools[tool];
  const area = team.beside(name, { packages, env: { GIRASSOL_TOKEN: await deployToken(origin, name) } });
  const create = `npx girassol create ${name} --title ${title} --team campo --with ${tool} --packages ../packages`;
  expect(await area.ask(create)).toMatchObject({ ok: true });
  await area.type('npx girassol build');
  return area;
}

for (const tool of ['vite', 'rspack'] as const)
  test(`a remote that ${tool} builds is published, verified in every part, and updated under an open tab`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(180_000);
    const { name, title } = otherTools[tool];
    const path = name.replace('mfe-', '/');
    const area = await buildWith(tool, origin);
    const publish = async () => {
      const published = await area.ask(`npx girassol publish ${name} --without-browser`);
      // That nobody looked at it in a browser is the only thing to say of it.
      expect(published).toMatchObject({ ok: true, isNew: true, findings: [{ code: 'GF-611' }] });
      await area.ask(`npx girassol rollout ${name} latest --account dono@girassol.test --why jornada`);
    };
    const open = async (address: string) => {
      const { session } = await logIn(origin, 'owner');
      const localStorage = [{ name: 'girassol.session', value: JSON.stringify(session) }];
      const context = await browser.newContext({
        baseURL: origin,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      const page = await context.newPage();
      // The server knows the account of a browser from its first call on.
      await page.goto('/inicio');
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
      return { page, go: () => page.goto(address), close: () => context.close() };
    };
    await publish();
    const tab = await open('/inicio');
    const checkTrouble = watchForPageErrors(tab.page);

    await test.step('its card and its page open, in a page that refuses scripts without a hash', async () => {
      const answer = await tab.go();
      expect(answer?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
      await expect(tab.page.getByRole('region', { name: title }).getByText(/^\d+ clientes$/)).toBeVisible();
    });

    await test.step('each of its files comes over the network once, whoever asks for it first', async () => {
      const fetched = await tab.page.evaluate(
        (folder) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter((entry) => entry.transferSize > 0 && entry.name.includes(folder))
            .map((entry) => entry.name),
        `/releases/${name}/`,
      );
      expect(fetched.length).toBeGreaterThan(0);
      expect(fetched).toHaveLength(new Set(fetched).size);
    });

    await test.step('a part of it that was tampered with does not run', async () => {
      const other = await open(path);
      await other.page.route(
        /\/releases\/mfe-[^/]+\/[^/]+\/(home|HomePage)[.-][\w-]+\.js$/,
        async (route) => {
          const answer = await route.fetch();
          const body = `${await answer.text()};globalThis.wasTamperedWith=true`;
          await route.fulfill({ response: answer, body });
        },
      );
      await other.go();
      await expect(other.page.getByRole('heading', { name: `${title} não abriu` })).toBeVisible({
        timeout: 20_000,
      });
      expect(await other.page.evaluate(() => Reflect.get(window, 'wasTamperedWith'))).toBeUndefined();
      await other.close();
    });

    await test.step('the open tab keeps the release that it began with, until it is loaded again', async () => {
      area.edit('src/home/HomePage.tsx', (text) => text.replace(newAreaText, 'A versão seguinte.'));
      area.edit('package.json', (text) => text.replace('"version": "0.1.0"', '"version": "0.1.1"'));
      await area.type('npx girassol build');
      await publish();
      await tab.page.getByRole('navigation').getByRole('link', { name: title, exact: true }).click();
      await expect(tab.page.getByText(newAreaText)).toBeVisible();
      await tab.page.reload();
      await expect(tab.page.getByText('A versão seguinte.')).toBeVisible();
      checkTrouble();
      await tab.close();
    });
    await area.ask(`npx girassol rollback ${name} --account dono@girassol.test --why jornada`);
    await area.ask(`npx girassol rollback ${name} --account dono@girassol.test --why jornada`);
  });
