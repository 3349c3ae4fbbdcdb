import type { Page } from '@playwright/test';
import { getScreenSizeTags, listAxeFindingsInState, screenSizes } from '../support/axe';
import { addSales, createUniqueWord, getSalesBoardPath, loadBoard, locateCard } from '../support/board';
import { createItem, locatePanel, openActionForm } from '../support/item';
import { expect, test } from '../support/journey';
import { expectPageTitle } from '../support/product';

for (const [name, options] of Object.entries(screenSizes)) {
  test.describe(`axe finds nothing wrong (${name})`, { tag: getScreenSizeTags(name) }, () => {
    test('on the menu of a card, and on the form of a note', async ({ as, enter }) => {
      const partner = await as('partner');
      const page = await enter(partner, getSalesBoardPath(partner.session.managerId), options);
      await page
        .getByRole('button', { name: /^Ações de / })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await listAxeFindingsInState(page, 'the menu of a card')).toEqual([]);
      await page.getByRole('menuitem', { name: /^Abrir/ }).click();
      await page.getByRole('button', { name: 'Escreva uma nota…' }).click();
      await page.getByRole('form', { name: 'Nova nota' }).getByText('Agendar').click();
      await expect(page.getByLabel('Término')).toBeVisible();
      expect(await listAxeFindingsInState(page, 'the form of a note')).toEqual([]);
    });

    test('on the windows in which a sale is won and lost', async ({ as, enter }) => {
      const owner = await as('owner');
      const { name, address } = await createItem(owner, 'SALES', 'Acessível');
      const page = await enter(owner, address, options);
      await openActionForm(page, name, 'Dar Perdido');
      expect(await listAxeFindingsInState(page, 'the window of a lost sale')).toEqual([]);
      await page.keyboard.press('Escape');
      const form = await openActionForm(page, name, 'Dar Ganho');
      expect(await listAxeFindingsInState(page, 'the window of a won sale')).toEqual([]);
      await form.getByRole('radio', { name: /Nenhuma/ }).check();
      await form.getByText('Possui Prazo de Entrega').click();
      expect(await listAxeFindingsInState(page, 'the window of a won sale, filled')).toEqual([]);
    });

    test('on the windows in which a lead is qualified, a project is sent back and finished', {
      tag: '@full',
    }, async ({ as, enter }) => {
      const owner = await as('owner');
      const lead = await createItem(owner, 'PRE_SALES', 'Acessível');
      const page = await enter(owner, lead.address, options);
      await openActionForm(page, lead.name, 'Qualificar');
      expect(await listAxeFindingsInState(page, 'the window of a qualified lead')).toEqual([]);
      const project = await createItem(owner, 'PROJECT', 'Acessível');
      await page.goto(project.address);
      for (const action of ['Adicionar Reprova', 'Finalizar']) {
        await openActionForm(page, project.name, action);
        expect(await listAxeFindingsInState(page, 'an action of a project')).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('on Opções, the windows behind it, and the panel of a project that was sent back and finished', {
      tag: '@full',
    }, async ({ as, enter }) => {
      const owner = await as('owner');
      const project = await createItem(owner, 'PROJECT', 'Acessível');
      await owner.call('POST /sales/single/reject-reason/:saleId', {
        params: { saleId: project.item._id },
        body: { reason: 'ART ausente' },
      });
      const page = await enter(owner, project.address, options);
      const open = locatePanel(page, project.name);
      await open.getByRole('button', { name: /^Editar reprova/ }).click();
      expect(await listAxeFindingsInState(page, 'the rejection of a project, edited')).toEqual([]);
      await open.getByRole('button', { name: 'Cancelar' }).click();
      for (const entry of ['Mover para coluna', 'Excluir projeto']) {
        await open.getByRole('button', { name: 'Opções' }).click();
        await page.getByRole('menuitem', { name: entry }).click();
        await expect(page.getByRole(entry.startsWith('Mover') ? 'form' : 'alertdialog')).toBeVisible();
        expect(await listAxeFindingsInState(page, 'an entry of Opções')).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await open.getByRole('button', { name: 'Opções' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await listAxeFindingsInState(page, 'Opções of a project')).toEqual([]);
      await page.keyboard.press('Escape');
      await owner.call('PUT /sales/single/status/:itemId', {
        params: { itemId: project.item._id },
        body: { status: 'CLOSED', execStatus: 'INTERNAL' },
      });
      await openActionForm(page, project.name, 'Voltar ao quadro');
      expect(await listAxeFindingsInState(page, 'the way back to the board')).toEqual([]);
    });

    test('on the register form, also with everything wrong', { tag: '@full' }, async ({ enter }) => {
      const page = await enter('partner', '/vendas/registro', options);
      const form = page.getByRole('form', { name: 'Registrar venda' });
      await expect(form).toBeVisible();
      await form.getByText('É novo').click();
      await form.getByText('Tem data de validade').click();
      await form.getByRole('button', { name: 'O QUE HÁ DE ERRADO?' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await listAxeFindingsInState(page, 'what is wrong with a form')).toEqual([]);
      await page.getByRole('button', { name: 'Entendi' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      expect(await listAxeFindingsInState(page, 'a form with everything wrong')).toEqual([]);
    });
  });
}

test('on every change of page the focus goes to its heading, and the title says where it is', async ({
  enter,
}) => {
  const page = await enter('partner', '/inicio');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const arrivals: [go: () => Promise<void>, heading: string | RegExp, title: string][] = [
    [() => menu.getByRole('link', { name: 'Vendas' }).click(), 'Vendas', 'Vendas · Girassol'],
    [
      () => page.getByRole('link', { name: 'Registrar venda' }).click(),
      'Registrar venda',
      'Nova venda · Girassol',
    ],
    [() => menu.getByRole('link', { name: 'Início' }).click(), /Lorena$/, 'Início · Girassol'],
    [async () => void (await page.goBack()), 'Registrar venda', 'Nova venda · Girassol'],
  ];
  for (const [go, heading, title] of arrivals) {
    await go();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expectPageTitle(page, title);
    await expect(page.locator('[data-announcer="polite"]')).toHaveText(title.replace(' · Girassol', ''));
  }
});

test('the keyboard alone leads from the login to a note', async ({ as, page }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Sem mouse'] });
  await page.goto('/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('dono@girassol.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Girassol2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inicio$/);
  await page.goto(getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await expect(locateCard(page, `Sem mouse ${tag}`)).toBeVisible();
  const isOnCard = () => page.evaluate(() => document.activeElement?.hasAttribute('data-card') === true);
  for (let presses = 0; presses < 80 && !(await isOnCard()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: new RegExp(`Sem mouse ${tag}$`) });
  await expect(panel).toBeVisible();
  // The form comes late: what is typed meanwhile, and that it shall be saved, is kept.
  await page.route(/\/note-form\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Escreva uma nota…' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Escrita sem mouse.');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('article').filter({ hasText: 'Escrita sem mouse.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(locateCard(page, `Sem mouse ${tag}`)).toBeFocused();
});

/** Words that libraries put on buttons when nobody tells them the language. */
const english =
  /\b(close|dismiss|open|next|previous|show|hide|clear|remove|select|search|submit|cancel|save|edit|delete|loading|more|calendar|options|suggestions|back|undo|toggle|expand|collapse|today)\b/i;

/** Lists the names of the controls of the page, visible ones and those for assistive technology only. */
const listControlNames = (page: Page) =>
  page
    .locator('button, a, input, textarea, [role="button"], [role="tab"], [role="menuitem"], [role="option"]')
    .evaluateAll((controls) =>
      controls.flatMap((control) => [
        control.ariaLabel ?? '',
        control.textContent ?? '',
        control.getAttribute('title') ?? '',
        control.getAttribute('placeholder') ?? '',
        control.getAttribute('aria-roledescription') ?? '',
      ]),
    );

test('[shell-001] every control speaks Portuguese, also those of libraries', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const partner = await as('partner');
  const [first] = (await loadBoard(partner)).flatMap(({ cards }) => cards);
  const page = await enter(partner, '/inicio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const expectPortuguese = async () =>
    expect((await listControlNames(page)).filter((name) => english.test(name))).toEqual([]);

  await expect(page.getByText('Negócios em aberto')).toBeVisible();
  await expectPortuguese();
  await page.goto(getSalesBoardPath(partner.session.managerId));
  await expect(locateCard(page, '').first()).toBeVisible();
  await page.getByRole('button', { name: /Temperatura$/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectPortuguese();
  await page.goto(getSalesBoardPath(partner.session.managerId, `item=${first?._id}`));
  await page.getByRole('button', { name: 'Escreva uma nota…' }).click();
  await page.getByRole('form', { name: 'Nova nota' }).getByText('Agendar').click();
  await page.getByRole('button', { name: 'Abrir calendário' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectPortuguese();
  await page.goto('/vendas/registro');
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectPortuguese();
});
