import { formatItemNumber, formatProposalNumber } from '@girassol/shared-domain';
import { formatDecimal, formatMoney, getSalesBoardPath, loadBoard, locateCard } from '../support/board';
import { locatePanel as panel } from '../support/item';
import { expect, test } from '../support/journey';
import { expectPageTitle } from '../support/product';

test('[boards-007] the panel opens from a card, closes by Esc, button and outside click, and the board stays where it was', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  // Nobody changes this board: what was scrolled to stays there.
  const partner = await as('partner');
  const page = await enter(partner, getSalesBoardPath(partner.session.managerId), {
    viewport: { width: 1200, height: 420 },
  });
  const scroller = page.getByRole('group', { name: 'Colunas do quadro' });
  const moving = locateCard(page, '').nth(2);
  await expect(moving).toBeVisible();
  const place = () => scroller.evaluate(({ scrollTop }) => scrollTop);
  await scroller.evaluate((element) => {
    element.scrollTop = 140;
  });
  const label = (await moving.getAttribute('aria-label')) ?? '';
  const name = label.replace(/\. .*$/, '');

  const closings = [
    () => page.keyboard.press('Escape'),
    () => panel(page, name).getByRole('button', { name: 'Fechar' }).click(),
    () => page.mouse.click(8, 200),
  ];
  for (const close of closings) {
    await moving.click();
    await expect(panel(page, name)).toBeVisible();
    await expect(page).toHaveURL(/[?&]item=[\w-]{36}/);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    await close();
    await expect(panel(page, name)).toBeHidden();
    await expect(page).not.toHaveURL(/item=/);
    expect(await place()).toBe(before);
  }
  await moving.click();
  await expect(panel(page, name)).toBeVisible();
  await page.goBack();
  await expect(panel(page, name)).toBeHidden();
  await expect(moving).toBeFocused();
});

test('[boards-007, boards-008, boards-009, boards-011, boards-013] an item has an address of its own, and Informações tells what is known', async ({
  as,
  enter,
}) => {
  const partner = await as('partner');
  const columns = await loadBoard(partner);
  const [first] = columns.flatMap(({ cards }) => cards);
  if (!first) throw new Error('the board is empty');
  const { populatedItem: item } = await partner.call('POST /kanbans/single/item/:itemId', {
    params: { itemId: first._id },
    body: { type: 'SALES' },
  });
  const number = formatItemNumber(item.id);
  const page = await enter(partner, getSalesBoardPath(partner.session.managerId, `item=${item._id}`));
  const open = panel(page, `${number} ${item.name}`);
  await expect(open.getByRole('heading', { level: 2 })).toHaveText(`${number} ${item.name}`);
  await expect(open).toContainText(`Em andamento · ${item.columnTitle} · ${item.customer.name}`);
  await expectPageTitle(page, `${number} ${item.name} · Vendas · Girassol`);

  const facts = open.getByRole('region', { name: 'Informações' });
  const fact = (label: string) =>
    facts
      .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .last()
      .locator('dd');
  await expect(fact('Número')).toContainText(number);
  await expect(fact('Cliente')).toContainText(item.customer.name);
  await expect(fact('E-mail')).toContainText(item.customer.email);
  await expect(fact('Potência')).toContainText(`${formatDecimal(item.power)} kWp`);
  await expect(fact('Tipo de UC')).toContainText(item.ucType ?? 'Não informado');
  await expect(fact('Cidade da obra')).toContainText(item.workCity || item.customer.city);
  await expect(fact('Responsável')).toContainText(item.user?.personalData.name ?? 'GERENTE');
  await expect(fact('Data de registro')).toContainText(item.registryDate.split('-').reverse().join('/'));
  await expect(fact('ID')).toContainText(item._id);
  await expect(fact('WhatsApp').getByRole('link')).toHaveAttribute(
    'href',
    `https://wa.me/55${item.customer.whatsapp}`,
  );

  await facts.getByRole('button', { name: 'Informações' }).click();
  await expect(fact('Número')).toBeHidden();

  await page.reload();
  await expect(open).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(page).toHaveURL(/\/vendas\/funil\/[\w-]+$/);
  await expectPageTitle(page, 'Vendas · Girassol');
});

test('an item that is not there, or belongs to another account, says no more than that', {
  tag: '@full',
}, async ({ as, enter }) => {
  const [partner, neighbour] = [await as('partner'), await as('neighbour')];
  const [theirs] = (await loadBoard(neighbour)).flatMap(({ cards }) => cards);
  for (const id of [theirs?._id, '01a1f8bc-1fe6-7c14-ae14-000000000000']) {
    const page = await enter(partner, getSalesBoardPath(partner.session.managerId, `item=${id}`));
    await expect(page.getByText('Não encontramos este item')).toBeVisible();
    await expect(page.getByRole('dialog')).not.toContainText(theirs?.customer.name ?? '-');
    await page.getByRole('button', { name: 'Voltar ao funil' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('[boards-024, boards-029] the Propostas tab of an item and of a customer shows the proposals, from an area of its own', {
  tag: ['@one-bundle', '@full'],
}, async ({ as, enter }) => {
  const partner = await as('partner');
  const cards = (await loadBoard(partner)).flatMap((column) => column.cards);
  const withProposals = cards.find(({ proposals }) => proposals.count > 0);
  if (!withProposals) throw new Error('no sale of the demonstration has a proposal');
  const { proposals } = await partner.call('GET /proposals/customer/:cid/:multiplier', {
    params: { cid: withProposals.customer._id, multiplier: 1 },
  });
  expect(proposals.length).toBeGreaterThan(0);

  const page = await enter(
    partner,
    getSalesBoardPath(partner.session.managerId, `item=${withProposals._id}`),
  );
  await page.getByRole('tab', { name: 'Propostas' }).click();
  await expect(page).toHaveURL(/[?&]aba=propostas/);
  const list = page.getByRole('list', { name: /^(Propostas de |Propostas deste|Outras propostas)/ });
  await expect(list.getByRole('listitem')).toHaveCount(proposals.length);
  for (const { count, power, finalPrice } of proposals) {
    const line = list
      .getByRole('listitem')
      .filter({ hasText: formatProposalNumber(count) })
      .filter({ hasText: `${formatDecimal(power)} kWp` })
      .first();
    await expect(line).toContainText(formatMoney(finalPrice));
  }
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(proposals.length);
  await page.goto(`/cliente/editar/${withProposals.customer._id}?aba=propostas`);
  await expect(list.getByRole('listitem')).toHaveCount(proposals.length);

  const without = cards.find(
    (one) => one.proposals.count === 0 && one.customer._id !== withProposals.customer._id,
  );
  if (!without) return;
  const others = await partner.call('GET /proposals/customer/:cid/:multiplier', {
    params: { cid: without.customer._id, multiplier: 1 },
  });
  if (others.proposals.length > 0) return;
  await page.goto(getSalesBoardPath(partner.session.managerId, `item=${without._id}&aba=propostas`));
  await expect(page.getByText('Este cliente não possui nenhuma proposta')).toBeVisible();
});

test('a value of the panel is edited in place, kept after a reload, and taken back', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const [first] = (await loadBoard(owner)).flatMap(({ cards }) => cards);
  if (!first) throw new Error('the board is empty');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${first._id}`));
  const facts = panel(page, first.name).getByRole('region', { name: 'Informações' });
  await facts.getByRole('button', { name: `${formatDecimal(first.power)} kWp` }).click();
  const field = facts.getByRole('textbox', { name: 'Potência' });
  await field.fill('9,9');
  // Esc gives the field up, not the panel.
  await field.press('Escape');
  await facts.getByRole('button', { name: `${formatDecimal(first.power)} kWp` }).press('F2');
  await field.fill('7,77');
  await field.press('Enter');
  await expect(facts.getByRole('button', { name: '7,77 kWp' })).toBeFocused();
  await page.reload();
  await expect(facts.getByRole('button', { name: '7,77 kWp' })).toBeVisible();
  await facts.getByRole('button', { name: '7,77 kWp' }).click();
  await field.fill('8,88');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(facts.getByRole('button', { name: '7,77 kWp' })).toBeVisible();
});
