import type { Page } from '@playwright/test';
import { createSale, getSalesBoardPath, locateCard, locateColumn } from '../support/board';
import { loadItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';

/** The worker of the product, which all other journeys leave out. */
const withWorker = { serviceWorkers: 'allow' } as const;

const strip = (page: Page) => page.getByRole('region', { name: 'Conexão' });

/** Areas of the page that the worker has stored for times without a signal. */
const listKeptAreas = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await (await caches.open('girassol-offline-1')).match('/offline-page');
    return found ? (await found.json()).areas : [];
  });

/** Waits until the worker has stored the product with the area, and the page the answers that it got. */
async function waitUntilKept(page: Page, area: string): Promise<void> {
  await expect.poll(() => listKeptAreas(page), { timeout: 60_000 }).toContain(area);
  await expect.poll(async () => (await readDevice(page)).answers, { timeout: 20_000 }).not.toBe('');
}

/** Everything that the browser has stored of the product, as text: answers of the API, and what the worker has stored. */
const readDevice = (page: Page): Promise<{ answers: string; cached: string[] }> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    const texts = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const database = request.result;
            const names = [...database.objectStoreNames];
            const transaction = database.transaction(names);
            const found = names.map((store) => transaction.objectStore(store).getAll());
            transaction.oncomplete = () => {
              database.close();
              resolve(found.map(({ result }) => (result.length > 0 ? JSON.stringify(result) : '')).join(''));
            };
          };
        }),
    );
    return { answers: (await Promise.all(texts)).join(''), cached };
  });

/** Counts placeholders on screen; boards have others in columns that are scrolled away. */
const countPlaceholders = (page: Page): Promise<number> =>
  page.locator('[data-skeleton], [data-area-loading]').evaluateAll(
    (placeholders) =>
      placeholders.filter((placeholder) => {
        const { left, top } = placeholder.getBoundingClientRect();
        return left < window.innerWidth && top < window.innerHeight;
      }).length,
  );

/** Waits until a screen has no placeholders, and expects that all of its parts came. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => countPlaceholders(page), { timeout: 30_000 }).toBe(0);
  await expect(page.locator('body')).not.toContainText(/ainda não foi abert|Não foi possível/);
}

// The walk goes on from a screen as soon as it has no placeholders, which may be before its calls were made; what it left too
// early has no answers later. To be mended: wait for the content of each screen.
test.fixme('what was opened once opens whole without a signal, with its time; what was not says so', async ({
  as,
  enter,
}) => {
  test.slow();
  const owner = await as('owner');
  const { managerId } = owner.session;
  const { sale, name } = await createSale(owner);
  const board = getSalesBoardPath(managerId);
  const item = getSalesBoardPath(managerId, `item=${sale._id}`);
  const screens = [
    '/inicio',
    board,
    item,
    `/vendas/agenda/${managerId}`,
    '/vendas/finalizadas',
    `/clientes/lista/${managerId}`,
  ];
  const page = await enter(owner, '/inicio', withWorker);
  for (const path of screens) {
    await page.goto(path);
    await expectWhole(page);
  }
  await waitUntilKept(page, 'mfe-crm-boards');

  await page.context().setOffline(true);
  for (const path of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expectWhole(page);
      await expect(strip(page)).toContainText(/Dados de \d\d:\d\d/);
    });
  await page.goto(item);
  await expect(locatePanel(page, name)).toBeVisible();

  // By a link instead of a new page.
  await page.goto(board);
  await expect(page.getByRole('group', { name: 'Colunas do quadro' })).toBeVisible();
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();

  // An area that was never opened on this device.
  await page.goto(`/editar-website/${managerId}`);
  await expect(page.getByRole('main')).toContainText('ainda não foi aberta neste aparelho', {
    timeout: 60_000,
  });

  await page.context().setOffline(false);
  await expect(strip(page)).toBeHidden({ timeout: 60_000 });
});

test('a card moved without a signal waits in its new column, and asks where somebody was faster', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag, name } = await createSale(owner);
  const board = getSalesBoardPath(owner.session.managerId, `busca=${tag}`);
  const page = await enter(owner, board, withWorker);
  await expect(locateCard(page, name)).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards');
  const { kanban } = await owner.call('GET /kanbans/single/columns/:type', { params: { type: 'SALES' } });
  const [, mine, theirs] = kanban.columns.toSorted((one, other) => one.order - other.order);
  if (!mine || !theirs) throw new Error('the board has too few columns');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  const menu = page.getByRole('menu', { name: `Ações de ${name}` });
  await menu.getByRole('group', { name: 'Mover para' }).getByText(mine.title).click();
  const moved = locateCard(locateColumn(page, mine.title), name);
  await expect(moved).toBeVisible();
  await expect(page.getByRole('region', { name: 'Esperando sinal' })).toContainText(
    '1 alteração espera sinal',
  );
  await page.reload();
  await expect(moved).toBeVisible();

  // Meanwhile a colleague moves it elsewhere.
  await owner.call('PUT /kanbans/single/item/order/:kid/:itemId', {
    params: { kid: kanban._id, itemId: sale._id },
    body: { order: 0, column: theirs._id, fetchId: owner.session.managerId },
  });
  await page.goto('/esperando-sinal');
  await page.context().setOffline(false);
  await expect(page.getByRole('article')).toContainText(`Na coluna "${theirs.title}"`, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Enviar o meu' }).click();
  await expect(page.getByText('Nada espera')).toBeVisible();
  const { kanbanData } = await loadItem(owner, sale);
  expect(kanbanData.column).toBe(mine._id);
});

test('after the logout nothing of the account is left on the device, and calls were never in the worker’s cache', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId), withWorker);
  await waitUntilKept(page, 'mfe-crm-boards');
  const other = await page.context().newPage();
  await other.goto('/inicio');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const { cached } = await readDevice(page);
  expect(cached.length).toBeGreaterThan(50);
  expect(cached.filter((url) => url.includes('/api/'))).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: new RegExp(owner.session.personalData.name) }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect.poll(async () => (await readDevice(page)).answers).toBe('');
  await expect.poll(async () => (await readDevice(other)).answers).toBe('');
  // The other tab has left too, and opens nothing of it again.
  await other.goto(getSalesBoardPath(owner.session.managerId));
  await expect(other.getByRole('group', { name: 'Colunas do quadro' })).toBeHidden();
});

test('a note written without a signal waits on the device, survives a reload, and is sent once', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag } = await createSale(owner);
  const board = getSalesBoardPath(owner.session.managerId, `item=${sale._id}`);
  const page = await enter(owner, board, withWorker);
  await expect(locatePanel(page, sale.name)).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards');

  await page.context().setOffline(true);
  await locatePanel(page, sale.name).getByRole('button', { name: 'Escreva uma nota…' }).click();
  await page.getByRole('textbox', { name: /^Nota/ }).fill(`Telhado de cerâmica ${tag}`);
  await page.keyboard.press('Control+Enter');
  const waiting = page.getByRole('list', { name: 'Notas que esperam sinal' });
  await expect(waiting).toContainText('Esperando sinal');

  await page.goto('/esperando-sinal');
  await expect(page.getByRole('article')).toContainText(`Telhado de cerâmica ${tag}`);
  await page.reload();
  await expect(page.getByRole('article')).toContainText(`Telhado de cerâmica ${tag}`);

  // Leaving would delete it: that is asked first.
  await page.getByRole('button', { name: new RegExp(owner.session.personalData.name) }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();

  await page.context().setOffline(false);
  await expect(page.getByText('Nada espera')).toBeVisible({ timeout: 60_000 });
  const { notes } = await owner.call('GET /notes/sale/:saleId/:multiplier', {
    params: { saleId: sale._id, multiplier: 1 },
  });
  expect(notes.filter(({ content }) => content.includes(tag))).toHaveLength(1);
});

test('a file that was changed on the device does not run, and is fetched again', async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId), withWorker);
  await waitUntilKept(page, 'mfe-crm-boards');
  await page.evaluate(async () => {
    const cache = await caches.open('girassol-offline-1');
    for (const request of await cache.keys())
      if (request.url.includes('/offline-files/'))
        await cache.put(
          request,
          new Response('window.wasTampered = true', { headers: { 'content-type': 'text/javascript' } }),
        );
  });
  await page.reload();
  await expect(page.getByRole('group', { name: 'Colunas do quadro' })).toBeVisible();
  expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
});
