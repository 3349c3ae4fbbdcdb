import { formatItemNumber } from '@girassol/shared-domain';
import {
  addSales,
  createUniqueWord,
  expectCardNames,
  formatDecimal,
  formatMoney,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
} from '../support/board';
import { expect, test } from '../support/journey';

const [FIRST, SECOND, THIRD] = ['Contato inicial', 'Visita técnica', 'Proposta enviada'] as const;

test('[boards-003, boards-004, boards-005, shell-002, shell-003] columns, sums, counts and cards are those of the API', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  // Nobody else changes this board.
  const partner = await as('partner');
  const columns = await loadBoard(partner);
  expect(columns).toHaveLength(6);
  const page = await enter(partner, getSalesBoardPath(partner.session.managerId));

  for (const { title, count, amount, names } of columns) {
    const lane = locateColumn(page, title);
    await expect(lane.getByRole('heading', { level: 2 })).toHaveText(title);
    await lane.scrollIntoViewIfNeeded();
    await expect(lane).toContainText(formatMoney(amount));
    await expect(lane.getByText(String(count), { exact: true })).toBeVisible();
    await expectCardNames(lane, names);
  }
  const [total, sum] = columns.reduce(
    ([items, amounts], { count, amount }) => [items + count, amounts + amount],
    [0, 0],
  );
  await expect(page.getByText(`${total} em aberto · ${formatMoney(sum)}`)).toBeVisible();

  const [first] = columns.flatMap(({ cards }) => cards);
  if (!first) throw new Error('the board is empty');
  await locateColumn(page, FIRST).scrollIntoViewIfNeeded();
  const face = locateCard(page, first.name);
  await expect(face).toContainText(`${formatItemNumber(first.id)} ${first.name}`);
  await expect(face).toContainText(first.customer.name);
  await expect(face).toContainText(formatMoney(first.amount));
  await expect(face).toContainText(`${formatDecimal(first.power)} kWp`);
  await expect(face).toContainText(first.user?.personalData.name ?? 'GERENTE');
});

test('arrow keys walk the board from card to card, and Enter opens one', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Um', 'Dois'] });
  await addSales(owner, { tag, names: ['Ao lado'], column: 2 });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await locateCard(page, `Um ${tag}`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(locateCard(page, `Dois ${tag}`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(locateCard(page, `Ao lado ${tag}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(`Ao lado ${tag}`) })).toBeVisible();
});

test('[shell-017] the next cards of a long column come while scrolling, and only what is near is drawn', {
  tag: ['@one-bundle', '@full'],
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId));
  const lane = locateColumn(page, FIRST);
  await expect(locateCard(lane, '').first()).toBeVisible();
  const [{ count } = { count: 0 }] = await loadBoard(owner);
  expect(count).toBeGreaterThan(25);

  const last = lane.locator(`[aria-posinset="${count}"]`);
  await expect(async () => {
    await page.getByRole('group', { name: 'Colunas do quadro' }).evaluate((scroller) => {
      scroller.scrollTop = scroller.scrollHeight;
    });
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  expect(await lane.getByRole('listitem').count()).toBeLessThan(count);
});

test('search and filters live in the address, survive a reload, and say when nothing fits', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Quente'], fields: { leadTemperature: 2 } });
  await addSales(owner, { tag, names: ['Fria'], fields: { leadTemperature: 0 } });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId));

  await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill(tag);
  await expectCardNames(locateColumn(page, FIRST), [`Fria ${tag}`, `Quente ${tag}`]);
  await expect(page).toHaveURL(new RegExp(`[?&]busca=${tag}`));
  await expect(page.getByText(`2 em aberto · ${formatMoney(2 * 12_345.67)}`)).toBeVisible();

  await page.getByRole('button', { name: 'Temperatura Temperatura' }).click();
  await page.getByRole('option', { name: 'Quente' }).click();
  await expectCardNames(locateColumn(page, FIRST), [`Quente ${tag}`]);
  await expect(page).toHaveURL(/[?&]temperatura=2/);
  await page.reload();
  await expectCardNames(locateColumn(page, FIRST), [`Quente ${tag}`]);
  await expect(page.getByRole('searchbox', { name: 'Buscar no quadro' })).toHaveValue(tag);

  await page.getByRole('button', { name: 'Inativos' }).click();
  await expect(page).toHaveURL(/[?&]inativos=1/);
  await expect(page.getByText('NENHUM RESULTADO', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).not.toHaveURL(/busca|temperatura|inativos/);
  await expect(locateCard(locateColumn(page, FIRST), '').nth(2)).toBeVisible();
});

test('[shell-010, boards-013] a vendor sees only the own cards, and the company board stays closed', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const { userId, managerId } = vendor.session;
  const columns = await loadBoard(vendor, '', userId);
  const page = await enter(vendor, getSalesBoardPath(userId));
  const shown = page.getByRole('group', { name: 'Colunas do quadro' }).locator('[data-card]');
  await expect(shown.first()).toBeVisible();
  for (const label of await shown.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? '')))
    expect(label).toContain('Responsável: Rafael Nunes');
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  await expect(page.getByText(`${total} em aberto`)).toBeVisible();

  await page.goto(getSalesBoardPath(managerId));
  await expect(page.getByText('Este quadro não está aberto para você')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('[shell.menus-004] the basic plan reads what the board would bring, and nothing is asked of the server', {
  tag: '@full',
}, async ({ as, enter }) => {
  const basic = await as('basic');
  const asked: string[] = [];
  const page = await enter(basic, '/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(getSalesBoardPath(basic.session.userId));
  await expect(page.getByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(asked.filter((path) => /^\/api\/(kanbans|sales)/.test(path))).toEqual([]);
});

test('[shell-013] the address of another account shows nothing of it', async ({ as, enter }) => {
  const neighbour = await as('neighbour');
  const owner = await as('owner');
  const page = await enter(owner, getSalesBoardPath(neighbour.session.managerId));
  await expect(page.getByText('Este quadro não está aberto para você')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  const refused = await owner.attempt('POST /kanbans/single/:id', {
    params: { id: neighbour.session.managerId },
    body: { type: 'SALES' },
  });
  expect([403, 404]).toContain(refused.status);
});

test('the search of the top bar finds a sale anywhere and opens it', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Procurada'] });
  const page = await enter(owner, '/inicio');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar tudo' }).fill(tag);
  await expect(page.getByRole('option', { name: new RegExp(`Procurada ${tag}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(`Procurada ${tag}$`) })).toBeVisible();
});

test('on a phone the columns come one by one, and cards are moved by their menu', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['No bolso'] });
  await addSales(owner, { tag, names: ['Longe'], column: 2 });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(locateCard(page, `No bolso ${tag}`)).toBeInViewport();
  await expect(locateColumn(page, THIRD)).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Coluna na tela' }).getByRole('button', { name: THIRD }).tap();
  await expect(locateCard(page, `Longe ${tag}`)).toBeInViewport();

  await page.getByRole('navigation', { name: 'Coluna na tela' }).getByRole('button', { name: FIRST }).tap();
  await page.getByRole('button', { name: `Ações de No bolso ${tag}` }).tap();
  await page.getByRole('group', { name: 'Mover para' }).getByText(SECOND).tap();
  await expect.poll(async () => (await loadBoard(owner, tag))[1]?.names).toEqual([`No bolso ${tag}`]);
});
