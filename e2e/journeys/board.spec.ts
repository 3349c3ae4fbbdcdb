import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addSales,
  boardOf,
  boxOf,
  card,
  column,
  decimal,
  dragOver,
  expectNames,
  money,
  moveAnswer,
  namesIn,
  newTag,
  readBoard,
} from '../support/board';
import { expect, test } from '../support/journey';

const [FIRST, SECOND, THIRD] = ['Contato inicial', 'Visita técnica', 'Proposta enviada'] as const;

const errorDialog = (page: Page) => page.getByRole('alertdialog', { name: 'ERRO' });

test('[boards-003, boards-004, boards-005, shell-002, shell-003] columns, sums, counts and cards are those of the API', async ({
  as,
  enter,
}) => {
  // Nobody else changes this board.
  const partner = await as('partner');
  const columns = await readBoard(partner);
  expect(columns).toHaveLength(6);
  const page = await enter(partner, boardOf(partner.session.managerId));

  for (const { title, count, amount, names } of columns) {
    const lane = column(page, title);
    await expect(lane.getByRole('heading', { level: 2 })).toHaveText(title);
    await lane.scrollIntoViewIfNeeded();
    await expect(lane).toContainText(money(amount));
    await expect(lane.getByText(String(count), { exact: true })).toBeVisible();
    await expectNames(lane, names);
  }
  const [total, sum] = columns.reduce(
    ([items, amounts], { count, amount }) => [items + count, amounts + amount],
    [0, 0],
  );
  await expect(page.getByText(`${total} em aberto · ${money(sum)}`)).toBeVisible();

  const [first] = columns.flatMap(({ cards }) => cards);
  if (!first) throw new Error('the board is empty');
  await column(page, FIRST).scrollIntoViewIfNeeded();
  const face = card(page, first.name);
  await expect(face).toContainText(`#${String(first.id).padStart(5, '0')} ${first.name}`);
  await expect(face).toContainText(first.customer.name);
  await expect(face).toContainText(money(first.amount));
  await expect(face).toContainText(`${decimal(first.power)} kWp`);
  await expect(face).toContainText(first.user?.personalData.name ?? 'GERENTE');
});

test('[boards-100] a card dragged by mouse lands in another column, sums follow, and a reload keeps it', async ({
  as,
  enter,
}) => {
  const neighbour = await as('neighbour');
  const tag = newTag();
  await addSales(neighbour, { tag, names: ['Arrastada'] });
  const page = await enter(neighbour, boardOf(neighbour.session.managerId));
  const before = await readBoard(neighbour);
  const target = column(page, SECOND);
  const moving = card(page, `Arrastada ${tag}`);
  const { y } = await boxOf(column(page, SECOND).getByRole('listitem').first());

  await dragOver(page, moving, { column: target, y: y + 4 });
  const answered = moveAnswer(page);
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);

  await expect(card(target, `Arrastada ${tag}`)).toBeVisible();
  await expect(card(column(page, FIRST), `Arrastada ${tag}`)).toBeHidden();
  const amount = 12_345.67;
  for (const [index, title] of [FIRST, SECOND].entries()) {
    const was = before[index];
    const sign = index === 0 ? -1 : 1;
    await expect(column(page, title)).toContainText(money((was?.amount ?? 0) + sign * amount));
    await expect(
      column(page, title).getByText(String((was?.count ?? 0) + sign), { exact: true }),
    ).toBeVisible();
  }

  const shown = await namesIn(target);
  await page.reload();
  await expect.poll(() => namesIn(column(page, SECOND))).toEqual(shown);
  const [, second] = await readBoard(neighbour);
  expect(second?.names.slice(0, shown.length)).toEqual(shown);
  expect(second?.names[0]).toBe(`Arrastada ${tag}`);
});

test('[boards-100] a card dragged by mouse changes its place within a column, and a reload keeps the order', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Um', 'Dois', 'Três'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  const lane = column(page, FIRST);
  await expectNames(lane, [`Um ${tag}`, `Dois ${tag}`, `Três ${tag}`]);

  const last = await boxOf(card(lane, `Três ${tag}`));
  await dragOver(page, card(lane, `Um ${tag}`), { column: lane, y: last.y + last.height });
  const answered = moveAnswer(page);
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);
  const moved = [`Dois ${tag}`, `Três ${tag}`, `Um ${tag}`];
  await expectNames(lane, moved);
  await page.reload();
  await expectNames(column(page, FIRST), moved);
  expect((await readBoard(owner, tag))[0]?.names).toEqual(moved);
});

test('[boards-100] the keyboard moves a card within and between columns, says where it is, and can give up', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Um', 'Dois'] });
  await addSales(owner, { tag, names: ['Ao lado'], column: 1 });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  const spoken = page.locator('[aria-live="assertive"]').filter({ hasText: tag });
  const moving = () => card(page, `Um ${tag}`);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText(`na mão: coluna ${FIRST}, posição 1 de 2`);
  await page.keyboard.press('Escape');
  await expect(spoken).toContainText('Movimento desfeito.');
  await expectNames(column(page, FIRST), [`Um ${tag}`, `Dois ${tag}`]);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText('na mão');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Coluna ${FIRST}, posição 2 de 2.`)).toBeAttached();
  const within = moveAnswer(page);
  await page.keyboard.press('Space');
  expect((await within).ok()).toBe(true);
  await expectNames(column(page, FIRST), [`Dois ${tag}`, `Um ${tag}`]);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText('na mão');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`Coluna ${SECOND}, posição \\d de 2\\.`))).toBeAttached();
  const between = moveAnswer(page);
  await page.keyboard.press('Space');
  expect((await between).ok()).toBe(true);
  await expectNames(column(page, FIRST), [`Dois ${tag}`]);
  await expect(card(column(page, SECOND), `Um ${tag}`)).toBeVisible();

  const shown = await namesIn(column(page, SECOND));
  await page.reload();
  await expectNames(column(page, SECOND), shown);
  expect((await readBoard(owner, tag))[1]?.names).toEqual(shown);
});

test('arrow keys walk the board from card to card, and Enter opens one', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Um', 'Dois'] });
  await addSales(owner, { tag, names: ['Ao lado'], column: 2 });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  await card(page, `Um ${tag}`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, `Dois ${tag}`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, `Ao lado ${tag}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(`Ao lado ${tag}`) })).toBeVisible();
});

test('"Mover para" moves a card without dragging, and the snackbar takes it back', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Pelo menu', 'Outra'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  await page.getByRole('button', { name: `Ações de Pelo menu ${tag}` }).click();
  const menu = page.getByRole('menu', { name: `Ações de Pelo menu ${tag}` });
  const target = menu.getByRole('group', { name: 'Mover para' });
  await expect(target.getByText(FIRST)).toBeVisible();
  await target.getByText(THIRD).click();
  await expect(card(column(page, THIRD), `Pelo menu ${tag}`)).toBeVisible();
  await expect.poll(async () => (await readBoard(owner, tag))[2]?.names).toEqual([`Pelo menu ${tag}`]);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectNames(column(page, FIRST), [`Pelo menu ${tag}`, `Outra ${tag}`]);
  await expect
    .poll(async () => (await readBoard(owner, tag))[0]?.names)
    .toEqual([`Pelo menu ${tag}`, `Outra ${tag}`]);
});

test('[shell.errors-001] a refused move puts the card back and says why', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Recusada', 'Vizinha'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  await page.route('**/api/kanbans/single/item/order/**', (route) =>
    route.fulfill({ status: 409, json: { message: 'Este item não está mais no quadro.' } }),
  );
  const lane = column(page, FIRST);
  const { y } = await boxOf(lane);
  await dragOver(page, card(lane, `Recusada ${tag}`), { column: column(page, SECOND), y: y + 100 });
  await page.mouse.up();
  await expect(errorDialog(page)).toContainText('Este item não está mais no quadro.');
  await errorDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(errorDialog(page)).toBeHidden();
  await expectNames(lane, [`Recusada ${tag}`, `Vizinha ${tag}`]);
});

test('[shell.session-008] "Acesso proibido" ends the session once its dialog is closed', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Proibida'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  await page.route('**/api/kanbans/single/item/order/**', (route) =>
    route.fulfill({ status: 403, json: { title: 'ATENÇÃO', message: 'Acesso proibido' } }),
  );
  await page.getByRole('button', { name: `Ações de Proibida ${tag}` }).click();
  await page.getByRole('group', { name: 'Mover para' }).getByText(THIRD).click();
  const dialog = page.getByRole('alertdialog', { name: 'ATENÇÃO' });
  await expect(dialog).toContainText('Acesso proibido');
  await expect(page).toHaveURL(/\/vendas\/funil\//);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a move to a column that is gone is refused by the server, and the card goes back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Sem destino'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  // What a browser sends that still shows a column somebody has deleted.
  await page.route('**/api/kanbans/single/item/order/**', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), column: randomUUID() } }),
  );
  const lane = column(page, FIRST);
  const { y } = await boxOf(lane);
  await dragOver(page, card(lane, `Sem destino ${tag}`), { column: column(page, SECOND), y: y + 100 });
  const answered = moveAnswer(page);
  await page.mouse.up();
  expect((await answered).status()).toBe(404);
  await expect(errorDialog(page)).toContainText('coluna');
  await errorDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expectNames(lane, [`Sem destino ${tag}`]);
  expect((await readBoard(owner, tag))[0]?.names).toEqual([`Sem destino ${tag}`]);
});

test('[shell.errors-005, shell.errors-006, shell.errors-007, shell.updates-004, shell.chrome-010] a connection that drops in the middle of a drag loses nothing', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['No túnel'] });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`));
  await expect(page.getByRole('img', { name: 'App Atualizado' })).toBeVisible();
  const lane = column(page, FIRST);
  const { y } = await boxOf(lane);
  await dragOver(page, card(lane, `No túnel ${tag}`), { column: column(page, SECOND), y: y + 100 });
  await page.context().setOffline(true);
  await page.mouse.up();

  await expect(errorDialog(page)).toContainText('Ocorreu um erro indeterminado. Por favor, tente novamente.');
  await errorDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expectNames(lane, [`No túnel ${tag}`]);
  await expect(page.getByText(/^Sem conexão\. /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'App Offline' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Conexão restabelecida.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'App Atualizado' })).toBeVisible();
  await expectNames(lane, [`No túnel ${tag}`]);
  expect((await readBoard(owner, tag))[0]?.names).toEqual([`No túnel ${tag}`]);

  const answered = moveAnswer(page);
  await dragOver(page, card(lane, `No túnel ${tag}`), { column: column(page, SECOND), y: y + 100 });
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);
});

test('[shell-017] the next cards of a long column come while scrolling, and only what is near is drawn', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const page = await enter(owner, boardOf(owner.session.managerId));
  const lane = column(page, FIRST);
  await expect(card(lane, '').first()).toBeVisible();
  const [{ count } = { count: 0 }] = await readBoard(owner);
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

test('search and filters live in the address, survive a reload, and say when nothing fits', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Quente'], fields: { leadTemperature: 2 } });
  await addSales(owner, { tag, names: ['Fria'], fields: { leadTemperature: 0 } });
  const page = await enter(owner, boardOf(owner.session.managerId));

  await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill(tag);
  await expectNames(column(page, FIRST), [`Fria ${tag}`, `Quente ${tag}`]);
  await expect(page).toHaveURL(new RegExp(`[?&]busca=${tag}`));
  await expect(page.getByText(`2 em aberto · ${money(2 * 12_345.67)}`)).toBeVisible();

  await page.getByRole('button', { name: 'Temperatura: todas' }).click();
  await page.getByRole('option', { name: 'Quente' }).click();
  await expectNames(column(page, FIRST), [`Quente ${tag}`]);
  await expect(page).toHaveURL(/[?&]temperatura=2/);
  await page.reload();
  await expectNames(column(page, FIRST), [`Quente ${tag}`]);
  await expect(page.getByRole('searchbox', { name: 'Buscar no quadro' })).toHaveValue(tag);

  await page.getByRole('button', { name: 'Inativos' }).click();
  await expect(page).toHaveURL(/[?&]inativos=1/);
  await expect(page.getByText('NENHUM RESULTADO', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).not.toHaveURL(/busca|temperatura|inativos/);
  await expect(card(column(page, FIRST), '').nth(2)).toBeVisible();
});

test('a second browser of the account sees a move at once; another account hears nothing', async ({
  as,
  enter,
  origin,
}) => {
  const [owner, vendorOfOther] = [await as('owner'), await as('neighbour')];
  const tag = newTag();
  const { Viva } = await addSales(owner, { tag, names: ['Viva'] });
  if (!Viva) throw new Error('the sale was not made');
  const address = boardOf(owner.session.managerId, `busca=${tag}`);
  const [here, there] = [await enter(owner, address), await enter(owner, address)];
  const elsewhere = await enter(vendorOfOther, boardOf(vendorOfOther.session.managerId));
  const heard: string[] = [];
  elsewhere.on('request', (request) => heard.push(request.url()));
  for (const page of [here, there]) await expectNames(column(page, FIRST), [`Viva ${tag}`]);
  await expect(card(elsewhere, '').first()).toBeVisible();

  const stream = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${vendorOfOther.session.token}` },
  });
  const told: string[] = [];
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const listening = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      told.push(part.value);
  })();

  const { y } = await boxOf(column(here, FIRST));
  await dragOver(here, card(here, `Viva ${tag}`), { column: column(here, SECOND), y: y + 100 });
  const answered = moveAnswer(here);
  await here.mouse.up();
  await answered;
  await expect(card(column(there, SECOND), `Viva ${tag}`)).toBeVisible({ timeout: 2_000 });
  await expect(card(column(there, FIRST), `Viva ${tag}`)).toBeHidden();

  await reader?.cancel();
  await listening;
  expect(told.join('')).not.toContain(Viva._id);
  expect(told.join('')).not.toContain('data:');
  expect(heard.filter((url) => url.includes('/api/kanbans'))).toEqual([]);
});

test('two people who move the same card at once end with one board', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Disputada'] });
  const address = boardOf(owner.session.managerId, `busca=${tag}`);
  const hands = [
    { page: await enter(owner, address), to: SECOND },
    { page: await enter(owner, address), to: THIRD },
  ];
  for (const { page, to } of hands) {
    await page.getByRole('button', { name: `Ações de Disputada ${tag}` }).click();
    await expect(page.getByRole('group', { name: 'Mover para' }).getByText(to)).toBeVisible();
  }
  const answers = hands.map(({ page }) => moveAnswer(page));
  await Promise.all(
    hands.map(({ page, to }) => page.getByRole('group', { name: 'Mover para' }).getByText(to).click()),
  );
  for (const answer of await Promise.all(answers)) expect(answer.ok()).toBe(true);

  const kept = (await readBoard(owner, tag)).find(({ count }) => count === 1)?.title ?? '';
  expect([SECOND, THIRD]).toContain(kept);
  for (const { page } of hands) {
    await expect(card(column(page, kept), `Disputada ${tag}`)).toBeVisible();
    await expect(card(page, `Disputada ${tag}`)).toHaveCount(1);
  }
});

test('[shell-010, boards-013] a vendor sees only the own cards, and the company board stays closed', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const { userId, managerId } = vendor.session;
  const columns = await readBoard(vendor, '', userId);
  const page = await enter(vendor, boardOf(userId));
  const shown = page.getByRole('group', { name: 'Colunas do quadro' }).locator('[data-card]');
  await expect(shown.first()).toBeVisible();
  for (const label of await shown.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? '')))
    expect(label).toContain('Responsável: Rafael Nunes');
  const total = columns.reduce((sum, { count }) => sum + count, 0);
  await expect(page.getByText(`${total} em aberto`)).toBeVisible();

  await page.goto(boardOf(managerId));
  await expect(page.getByText('Este quadro não está aberto para você')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test('[shell.menus-004] the basic plan reads what the board would bring, and nothing is asked of the server', async ({
  as,
  enter,
}) => {
  const basic = await as('basic');
  const asked: string[] = [];
  const page = await enter(basic, '/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(boardOf(basic.session.userId));
  await expect(page.getByText('Vendas não faz parte do seu plano')).toBeVisible();
  expect(asked.filter((path) => /^\/api\/(kanbans|sales)/.test(path))).toEqual([]);
});

test('[shell-013] the address of another account shows nothing of it', async ({ as, enter }) => {
  const neighbour = await as('neighbour');
  const owner = await as('owner');
  const page = await enter(owner, boardOf(neighbour.session.managerId));
  await expect(page.getByText('Este quadro não está aberto para você')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  const refused = await owner.attempt('POST /kanbans/single/:id', {
    params: { id: neighbour.session.managerId },
    body: { type: 'SALES' },
  });
  expect([403, 404]).toContain(refused.status);
});

test('the search of the top bar finds a sale anywhere and opens it', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['Procurada'] });
  const page = await enter(owner, '/inicio');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar páginas, vendas e clientes' }).fill(tag);
  await expect(page.getByRole('option', { name: new RegExp(`Procurada ${tag}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(`Procurada ${tag}$`) })).toBeVisible();
});

test('on a phone the columns come one by one, and cards are moved by their menu', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = newTag();
  await addSales(owner, { tag, names: ['No bolso'] });
  await addSales(owner, { tag, names: ['Longe'], column: 2 });
  const page = await enter(owner, boardOf(owner.session.managerId, `busca=${tag}`), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await expect(card(page, `No bolso ${tag}`)).toBeInViewport();
  await expect(column(page, THIRD)).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'Coluna na tela' }).getByRole('button', { name: THIRD }).tap();
  await expect(card(page, `Longe ${tag}`)).toBeInViewport();

  await page.getByRole('navigation', { name: 'Coluna na tela' }).getByRole('button', { name: FIRST }).tap();
  await page.getByRole('button', { name: `Ações de No bolso ${tag}` }).tap();
  await page.getByRole('group', { name: 'Mover para' }).getByText(SECOND).tap();
  await expect.poll(async () => (await readBoard(owner, tag))[1]?.names).toEqual([`No bolso ${tag}`]);
});
