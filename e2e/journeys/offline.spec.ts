import type { Locator, Page } from '@playwright/test';
import { createSale, getSalesBoardPath, locateCard, locateColumn } from '../support/board';
import { loadItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { addNoteByApi } from '../support/notes';
import {
  locateConnectionStrip,
  OFFLINE_CACHE,
  readDevice,
  waitUntilKept,
  withWorker,
} from '../support/offline';

/** Counts placeholders on screen; boards have others in columns that are scrolled away. */
const countPlaceholders = (page: Page): Promise<number> =>
  page.locator('[data-skeleton], [data-area-loading]').evaluateAll(
    (placeholders) =>
      placeholders.filter((placeholder) => {
        const { left, top } = placeholder.getBoundingClientRect();
        return left < window.innerWidth && top < window.innerHeight;
      }).length,
  );

/** A screen that is opened with and without a signal. */
interface ReadScreen {
  path: string;
  /** Area whose files it needs, and the call whose answer it shows. */
  area: string;
  call: string;
  /** Part of it that only its own answers show. */
  content: (page: Page) => Locator;
}

/** Waits until a screen shows its own content and has no placeholders, and expects that all of its parts came. */
async function expectWhole(page: Page, { content }: ReadScreen): Promise<void> {
  await expect(content(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => countPlaceholders(page), { timeout: 30_000 }).toBe(0);
  await expect(page.locator('body')).not.toContainText(/ainda não foi abert|Não foi possível/);
}

const firstRow = (page: Page) => page.getByRole('main').getByRole('row').nth(1);

/** Lists the screens that open without a signal once they were seen (shell.offline-001). */
function listReadScreens(
  { managerId }: { managerId: string },
  sale: { _id: string; name: string },
): ReadScreen[] {
  const boards = { area: 'mfe-crm-boards' };
  const proposals = { area: 'mfe-proposals' };
  return [
    {
      ...boards,
      path: '/inicio',
      call: '/analytics/customers-and-proposals-totals/',
      content: (page) =>
        page.getByRole('region', { name: 'Clientes e propostas' }).getByRole('definition').first(),
    },
    {
      ...boards,
      path: getSalesBoardPath(managerId),
      call: '/kanbans/single/',
      content: (page) => page.locator('[data-card]').first(),
    },
    {
      ...boards,
      path: getSalesBoardPath(managerId, `item=${sale._id}`),
      call: '/notes/sale/',
      content: (page) => locatePanel(page, sale.name).getByText('Telhado de cerâmica'),
    },
    {
      ...boards,
      path: `/vendas/agenda/${managerId}?v=lista`,
      call: '/notes/schedules/',
      content: (page) => page.getByRole('main').getByRole('listitem').first(),
    },
    { ...boards, path: '/vendas/finalizadas', call: '/sales/finished/filtered/', content: firstRow },
    { ...boards, path: `/clientes/lista/${managerId}`, call: '/customers/filtered/', content: firstRow },
    { ...proposals, path: `/propostas/lista/${managerId}`, call: '/proposals/', content: firstRow },
    { ...proposals, path: `/kits/lista/${managerId}`, call: '/kits/', content: firstRow },
  ];
}

test('[shell.offline-001] what was opened once opens whole without a signal, with its time; what was not says so', async ({
  as,
  enter,
}) => {
  test.slow();
  const owner = await as('owner');
  const { managerId } = owner.session;
  const { sale, name } = await createSale(owner);
  await addNoteByApi(owner, sale._id, 'Telhado de cerâmica');
  const screens = listReadScreens(owner.session, { _id: sale._id, name });
  const page = await enter(owner, '/inicio', withWorker);
  for (const screen of screens) {
    await page.goto(screen.path);
    await expectWhole(page, screen);
    await waitUntilKept(page, screen.area, screen.call);
  }

  await page.context().setOffline(true);
  for (const screen of screens)
    await test.step(screen.path, async () => {
      await page.goto(screen.path);
      await expectWhole(page, screen);
      await expect(locateConnectionStrip(page)).toContainText(/Dados de \d\d:\d\d/);
    });

  // By a link instead of a new page.
  await page.goto(getSalesBoardPath(managerId));
  await expect(page.getByRole('group', { name: 'Colunas do quadro' })).toBeVisible();
  await page.getByRole('link', { name: 'Clientes', exact: true }).first().click();
  await expect(firstRow(page)).toBeVisible();
  await expect(locateConnectionStrip(page)).toContainText(/Dados de \d\d:\d\d/);

  // An area that was never opened on this device.
  await page.goto(`/editar-website/${managerId}`);
  await expect(page.getByRole('main')).toContainText('ainda não foi aberta neste aparelho', {
    timeout: 60_000,
  });

  await page.context().setOffline(false);
  await expect(locateConnectionStrip(page)).toBeHidden({ timeout: 60_000 });
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
  await expect(page.getByText('Tudo foi enviado')).toBeVisible();
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
  await expect(page.getByText('Tudo foi enviado')).toBeVisible({ timeout: 60_000 });
  const { notes } = await owner.call('GET /notes/sale/:saleId/:multiplier', {
    params: { saleId: sale._id, multiplier: 1 },
  });
  expect(notes.filter(({ content }) => content.includes(tag))).toHaveLength(1);
});

test('a file that was changed on the device does not run, and is fetched again', async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId), withWorker);
  await waitUntilKept(page, 'mfe-crm-boards');
  await page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    for (const request of await cache.keys())
      if (request.url.includes('/offline-files/'))
        await cache.put(
          request,
          new Response('window.wasTampered = true', { headers: { 'content-type': 'text/javascript' } }),
        );
  }, OFFLINE_CACHE);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Colunas do quadro' })).toBeVisible();
  expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
});
