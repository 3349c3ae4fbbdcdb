import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addSales,
  createUniqueWord,
  dragCardOver,
  expectCardNames,
  formatMoney,
  getBox,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
  readCardNames,
  waitForMove,
} from '../support/board';
import { expect, test } from '../support/journey';

const [FIRST, SECOND, THIRD] = ['Contato inicial', 'Visita técnica', 'Proposta enviada'] as const;

const errorDialog = (page: Page) => page.getByRole('alertdialog', { name: 'ERRO' });

test('[boards-100] a card dragged by mouse lands in another column, sums follow, and a reload keeps it', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const neighbour = await as('neighbour');
  const tag = createUniqueWord();
  await addSales(neighbour, { tag, names: ['Arrastada'] });
  const page = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId));
  const before = await loadBoard(neighbour);
  const target = locateColumn(page, SECOND);
  const moving = locateCard(page, `Arrastada ${tag}`);
  const { y } = await getBox(locateColumn(page, SECOND).getByRole('listitem').first());

  await dragCardOver(page, moving, { column: target, y: y + 4 });
  const answered = waitForMove(page);
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);

  await expect(locateCard(target, `Arrastada ${tag}`)).toBeVisible();
  await expect(locateCard(locateColumn(page, FIRST), `Arrastada ${tag}`)).toBeHidden();
  const amount = 12_345.67;
  for (const [index, title] of [FIRST, SECOND].entries()) {
    const was = before[index];
    const sign = index === 0 ? -1 : 1;
    await expect(locateColumn(page, title)).toContainText(formatMoney((was?.amount ?? 0) + sign * amount));
    await expect(
      locateColumn(page, title).getByText(String((was?.count ?? 0) + sign), { exact: true }),
    ).toBeVisible();
  }

  const shown = await readCardNames(target);
  await page.reload();
  await expect.poll(() => readCardNames(locateColumn(page, SECOND))).toEqual(shown);
  const [, second] = await loadBoard(neighbour);
  expect(second?.names.slice(0, shown.length)).toEqual(shown);
  expect(second?.names[0]).toBe(`Arrastada ${tag}`);
});

test('[boards-100] a card dragged by mouse changes its place within a column, and a reload keeps the order', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Um', 'Dois', 'Três'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  const lane = locateColumn(page, FIRST);
  await expectCardNames(lane, [`Um ${tag}`, `Dois ${tag}`, `Três ${tag}`]);

  const last = await getBox(locateCard(lane, `Três ${tag}`));
  await dragCardOver(page, locateCard(lane, `Um ${tag}`), { column: lane, y: last.y + last.height });
  const answered = waitForMove(page);
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);
  const moved = [`Dois ${tag}`, `Três ${tag}`, `Um ${tag}`];
  await expectCardNames(lane, moved);
  await page.reload();
  await expectCardNames(locateColumn(page, FIRST), moved);
  expect((await loadBoard(owner, tag))[0]?.names).toEqual(moved);
});

test('[boards-100] the keyboard moves a card within and between columns, says where it is, and can give up', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Um', 'Dois'] });
  await addSales(owner, { tag, names: ['Ao lado'], column: 1 });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  const spoken = page.locator('[aria-live="assertive"]').filter({ hasText: tag });
  const moving = () => locateCard(page, `Um ${tag}`);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText(`na mão: coluna ${FIRST}, posição 1 de 2`);
  await page.keyboard.press('Escape');
  await expect(spoken).toContainText('Movimento desfeito.');
  await expectCardNames(locateColumn(page, FIRST), [`Um ${tag}`, `Dois ${tag}`]);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText('na mão');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Coluna ${FIRST}, posição 2 de 2.`)).toBeAttached();
  const within = waitForMove(page);
  await page.keyboard.press('Space');
  expect((await within).ok()).toBe(true);
  await expectCardNames(locateColumn(page, FIRST), [`Dois ${tag}`, `Um ${tag}`]);

  await moving().focus();
  await page.keyboard.press('Space');
  await expect(spoken).toContainText('na mão');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(new RegExp(`Coluna ${SECOND}, posição \\d de 2\\.`))).toBeAttached();
  const between = waitForMove(page);
  await page.keyboard.press('Space');
  expect((await between).ok()).toBe(true);
  await expectCardNames(locateColumn(page, FIRST), [`Dois ${tag}`]);
  await expect(locateCard(locateColumn(page, SECOND), `Um ${tag}`)).toBeVisible();

  const shown = await readCardNames(locateColumn(page, SECOND));
  await page.reload();
  await expectCardNames(locateColumn(page, SECOND), shown);
  expect((await loadBoard(owner, tag))[1]?.names).toEqual(shown);
});

test('"Mover para" moves a card without dragging, and the snackbar takes it back', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Pelo menu', 'Outra'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await page.getByRole('button', { name: `Ações de Pelo menu ${tag}` }).click();
  const menu = page.getByRole('menu', { name: `Ações de Pelo menu ${tag}` });
  const target = menu.getByRole('group', { name: 'Mover para' });
  await expect(target.getByText(FIRST)).toBeVisible();
  await target.getByText(THIRD).click();
  await expect(locateCard(locateColumn(page, THIRD), `Pelo menu ${tag}`)).toBeVisible();
  await expect.poll(async () => (await loadBoard(owner, tag))[2]?.names).toEqual([`Pelo menu ${tag}`]);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectCardNames(locateColumn(page, FIRST), [`Pelo menu ${tag}`, `Outra ${tag}`]);
  await expect
    .poll(async () => (await loadBoard(owner, tag))[0]?.names)
    .toEqual([`Pelo menu ${tag}`, `Outra ${tag}`]);
});

test('[shell.errors-001] a refused move puts the card back and says why', async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Recusada', 'Vizinha'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await page.route('**/api/kanbans/single/item/order/**', (route) =>
    route.fulfill({ status: 409, json: { message: 'Este item não está mais no quadro.' } }),
  );
  const lane = locateColumn(page, FIRST);
  const { y } = await getBox(lane);
  await dragCardOver(page, locateCard(lane, `Recusada ${tag}`), {
    column: locateColumn(page, SECOND),
    y: y + 100,
  });
  await page.mouse.up();
  await expect(errorDialog(page)).toContainText('Este item não está mais no quadro.');
  await errorDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(errorDialog(page)).toBeHidden();
  await expectCardNames(lane, [`Recusada ${tag}`, `Vizinha ${tag}`]);
});

test('[shell.session-008] "Acesso proibido" ends the session once its dialog is closed', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Proibida'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
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

test('a move to a column that is gone is refused by the server, and the card goes back', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Sem destino'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  // Sends the move of a browser that still shows a deleted column.
  await page.route('**/api/kanbans/single/item/order/**', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), column: randomUUID() } }),
  );
  const lane = locateColumn(page, FIRST);
  const { y } = await getBox(lane);
  await dragCardOver(page, locateCard(lane, `Sem destino ${tag}`), {
    column: locateColumn(page, SECOND),
    y: y + 100,
  });
  const answered = waitForMove(page);
  await page.mouse.up();
  expect((await answered).status()).toBe(404);
  await expect(errorDialog(page)).toContainText('coluna');
  await errorDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expectCardNames(lane, [`Sem destino ${tag}`]);
  expect((await loadBoard(owner, tag))[0]?.names).toEqual([`Sem destino ${tag}`]);
});

test('[shell.errors-006, shell.errors-007, shell.updates-004, shell.chrome-010] a connection that drops in the middle of a drag loses nothing', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['No túnel'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await expect(page.getByRole('img', { name: 'App Atualizado' })).toBeVisible();
  const lane = locateColumn(page, FIRST);
  const { y } = await getBox(lane);
  // A board that was drawn in this very moment does not listen yet.
  await locateCard(lane, `No túnel ${tag}`).hover();
  await dragCardOver(page, locateCard(lane, `No túnel ${tag}`), {
    column: locateColumn(page, SECOND),
    y: y + 100,
  });
  await page.context().setOffline(true);
  await page.mouse.up();

  const refusal = page.getByRole('alertdialog', { name: 'Sem conexão' });
  await expect(refusal).toContainText('O que você escreveu continua na tela.');
  await refusal.getByRole('button', { name: 'Fechar' }).click();
  await expectCardNames(lane, [`No túnel ${tag}`]);
  await expect(page.getByText(/^Sem conexão\. /).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'App Offline' })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Conexão restabelecida.').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'App Atualizado' })).toBeVisible();
  await expectCardNames(lane, [`No túnel ${tag}`]);
  expect((await loadBoard(owner, tag))[0]?.names).toEqual([`No túnel ${tag}`]);

  const answered = waitForMove(page);
  await dragCardOver(page, locateCard(lane, `No túnel ${tag}`), {
    column: locateColumn(page, SECOND),
    y: y + 100,
  });
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);
});
