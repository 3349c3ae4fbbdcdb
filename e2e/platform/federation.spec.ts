import { expect, type Page, test } from '@playwright/test';
import { signIn, watchForPageErrors } from '../support/product';
import { type FileFailure, fileFailures, readPageRegistryRemote } from '../support/remote-files';

const BOARDS = 'mfe-crm-boards';

/** Signed in, at the home page, before any area has been opened. */
async function atHome(page: Page): Promise<void> {
  await signIn(page, 'owner');
  await expect(page).toHaveURL(/\/inicio$/);
}

const openSales = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Vendas' }).click();
const board = (page: Page) => page.getByRole('heading', { name: 'Vendas', level: 1 });
/** Entry script of every release of the area: an older release that works would serve instead. */
const anyEntry = `**/releases/${BOARDS}/*/entry.*.js`;
const areaFailed = (page: Page) => page.getByRole('heading', { name: 'CRM e quadros não abriu' });

test.describe('one copy of what areas share', () => {
  /** Package -> words that only its own code contains. */
  const marks = {
    react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    'styled-components': 'data-styled-version',
    '@tanstack/react-query': 'No QueryClient set',
    'shared-auth': 'girassol.session',
  };

  test('each singleton arrives once, and the areas use the copy of the shell', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await atHome(page);
    // The last area of the home page: with it all of them have come.
    await expect(page.getByRole('heading', { name: 'Crédito pré-aprovado' })).toBeVisible();
    await openSales(page);
    await expect(board(page)).toBeVisible();

    const sources = await Promise.all(scripts);
    for (const [name, mark] of Object.entries(marks))
      expect(
        sources.filter((source) => source.includes(mark)),
        name,
      ).toHaveLength(1);

    const sharedPackages = () =>
      page.evaluate(() => {
        const [shell] = Reflect.get(window, '__FEDERATION__').__INSTANCES__;
        return Object.entries<Record<string, { useIn: string[] }>>(shell.shareScopeMap.default).map(
          ([name, versions]) => ({ name, users: Object.values(versions).map(({ useIn }) => useIn) }),
        );
      });
    // The board and the areas on the home page all work with the one React, each from when it has come. Others may have come
    // too: the corner of the page does when the page is quiet.
    await expect
      .poll(async () => {
        const react = (await sharedPackages()).find(({ name }) => name === 'react');
        return react?.users[0]?.map((user) => user.replace(/_[0-9a-f]{8}$/, ''));
      })
      .toEqual(expect.arrayContaining(['mfe_crm_boards', 'mfe_financing', 'mfe_proposals']));
    for (const { name, users } of await sharedPackages()) expect(users, name).toHaveLength(1);
    expect(await page.locator('style[data-styled]').count()).toBe(1);
  });
});

test.describe('an area that does not load', () => {
  // Two attempts that never end take twenty seconds, and the home page has cards of the same area.
  test.setTimeout(150_000);
  const failing: [FileFailure, code: string][] = [
    ['is not there (404)', 'GF-202'],
    ['breaks on the server (500)', 'GF-202'],
    ['is something else', 'GF-203'],
    ['was tampered with', 'GF-203'],
    ['never arrives', 'GF-202'],
  ];

  for (const [mishap, code] of failing)
    test(`an entry that ${mishap} costs that area only, until it is tried again`, async ({ page }) => {
      let latest = 0;
      await page.route(anyEntry, (route) => {
        latest = Date.now();
        return fileFailures[mishap](route);
      });
      await atHome(page);
      await openSales(page);
      await expect(areaFailed(page)).toBeVisible({ timeout: 40_000 });
      await expect(page.getByText(code)).toBeVisible();

      // The rest works: the menu, the home page, and the card of the other area on it.
      await page.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
      await expect(page.getByText('Clientes e propostas', { exact: true })).toBeVisible();
      await expect(page.getByText('Não foi possível carregar “Negócios ganhos”.')).toBeVisible({
        timeout: 40_000,
      });
      // Whatever is still on its way, also of an older release or for what draws nothing (the dates of an agenda), would
      // fail the next attempt with it.
      const oneAttempt = mishap === 'never arrives' ? 12_000 : 3_000;
      await expect.poll(() => Date.now() - latest, { timeout: 60_000 }).toBeGreaterThan(oneAttempt);

      await page.unroute(anyEntry);
      await openSales(page);
      await expect(board(page)).toBeVisible();
    });

  test('"Tentar novamente" brings the area back without leaving the page', async ({ page }) => {
    await page.route(anyEntry, fileFailures['breaks on the server (500)']);
    await atHome(page);
    await openSales(page);
    await expect(areaFailed(page)).toBeVisible({ timeout: 40_000 });

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(board(page)).toBeVisible();
    await expect(areaFailed(page)).toBeHidden();
  });
});

test('where the registry does not answer, the page goes on with the one it came with', async ({ page }) => {
  const noTrouble = watchForPageErrors(page);
  await page.route('**/federation/**', (route) => route.abort());
  await atHome(page);
  await openSales(page);
  await expect(board(page)).toBeVisible();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Propostas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Propostas', level: 1 })).toBeVisible();

  // Nothing is offered while nothing is known; as soon as it answers again, what is new is.
  const update = page.getByRole('button', { name: /^Atualização Disponível/ });
  await expect(update).toBeHidden();
  await page.unroute('**/federation/**');
  await page.route('**/federation/revision', (route) =>
    route.fulfill({ json: { revision: 'outra', shell: null } }),
  );
  await expect(update).toBeVisible({ timeout: 40_000 });
  noTrouble();
});

test.describe('integrity', () => {
  test('a lazy part that was tampered with does not run, and the area recovers', async ({ page }) => {
    await page.goto('/login');
    const { baseUrl, entry, preload } = await readPageRegistryRemote(page, BOARDS);
    const first = new Set([entry, ...Object.values(preload).flatMap(({ files }) => files)]);
    await atHome(page);
    await openSales(page);
    await expect(board(page)).toBeVisible();

    await page.route(`**${baseUrl}*.js`, (route) => {
      const name = new URL(route.request().url()).pathname.replace(baseUrl, '');
      return first.has(name) ? route.continue() : fileFailures['was tampered with'](route);
    });
    await page.getByRole('link', { name: 'Registrar venda' }).click();
    await expect(areaFailed(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('GF-203')).toBeVisible();
    expect(await page.evaluate(() => 'wasTamperedWith' in window)).toBe(false);

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Registr/ })).toBeVisible();
  });

  test('a script without a known hash is refused, whoever adds it', async ({ page }) => {
    await page.goto('/login');
    const outcome = await page.evaluate(() => {
      const attempts = {
        'unknown address': () => {
          document.createElement('script').src = '/api/health';
        },
        'other origin': () => {
          document.createElement('script').src = 'https://example.com/x.js';
        },
        'markup from text': () => {
          document.createElement('div').innerHTML = '<img src=x>';
        },
        'code from text': () => {
          document.createElement('script').text = 'window.wasTamperedWith = true';
        },
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: allowed`;
        } catch {
          return `${name}: refused`;
        }
      });
    });
    expect(outcome).toEqual([
      'unknown address: refused',
      'other origin: refused',
      'markup from text: refused',
      'code from text: refused',
    ]);
  });

  test('no page of a whole visit breaks the security policy', async ({ page }) => {
    const noTrouble = watchForPageErrors(page);
    await atHome(page);
    await openSales(page);
    await expect(board(page)).toBeVisible();
    await page
      .getByRole('button', { name: /^#\d{5}/ })
      .first()
      .click();
    await expect(page.getByRole('tab', { name: 'Notas' })).toBeVisible();
    await page.getByRole('tab', { name: 'Propostas' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Propostas' })).toBeVisible();
    noTrouble();
  });
});

test.describe('what the server answers', () => {
  const html = { accept: 'text/html' };

  test('a file that does not exist is no page', async ({ request }) => {
    for (const path of [
      '/assets/nada.js',
      '/releases/mfe-nada/1.0.0/entry.js',
      '/api/nada',
      '/federation/nada',
    ]) {
      const answer = await request.get(path, { headers: html });
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-type'], path).not.toContain('html');
    }
  });

  test('released files are kept for ever, the page is asked for every time', async ({ page, request }) => {
    const index = await page.goto('/login');
    expect(index?.headers()['cache-control']).toContain('no-cache');
    const { baseUrl, entry } = await readPageRegistryRemote(page, BOARDS);
    const file = await request.get(baseUrl + entry, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers()['content-encoding']).toBe('br');
  });

  test('a host that is not the product is told so, and a partner gets its own name', async ({ request }) => {
    const pageAt = async (host: string) => {
      const text = await (await request.get('/', { headers: { ...html, host } })).text();
      const [, json = ''] = text.match(/id="girassol-page"[^>]*>(.*)<\/script>/) ?? [];
      return JSON.parse(json);
    };
    expect((await pageAt('solar-da-maria.com.br')).host.isProduct).toBe(false);
    const partner = await pageAt('serrana.localhost');
    expect(partner.host.isProduct).toBe(true);
    expect(partner.distribution.brand.name).toBe('Serrana Solar');
  });

  test('the page of a person who works here announces the files of the area at that address', async ({
    page,
  }) => {
    await atHome(page);
    const userId = await page.evaluate(
      () => JSON.parse(localStorage.getItem('girassol.session') ?? '{}').userId,
    );
    const index = await page.goto(`/vendas/funil/${userId}`);
    await expect(board(page)).toBeVisible();
    const { baseUrl, entry, preload } = await readPageRegistryRemote(page, BOARDS);
    const source = (await index?.text()) ?? '';
    for (const file of [entry, ...(preload['./lifecycles']?.files ?? [])])
      expect(source).toContain(`<link rel="preload" as="script" href="${baseUrl}${file}"`);
  });
});
