import { formatProposalNumber } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { addSales, createUniqueWord } from '../support/board';
import { expect, test } from '../support/journey';
import { addNoteByApi } from '../support/notes';

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar tudo' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });
const group = (page: Page, name: string) => page.getByRole('group', { name });

async function search(page: Page, text: string) {
  // Presses the shortcut again until the page listens for it.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await box(page).fill(text);
}

test('Ctrl+K finds customer, sale, note, setting and action, and opens what Enter is on', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  const [sale] = Object.values(await addSales(owner, { tag, names: ['Galpão'] }));
  if (!sale) throw new Error('no sale was added');
  await addNoteByApi(owner, sale._id, `Pediu carência ${tag}`);
  const page = await enter(owner, '/inicio');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await search(page, tag);
  await expect(group(page, 'Vendas').getByRole('option')).toHaveText([new RegExp(`Galpão ${tag}`)]);
  await expect(group(page, 'Notas').getByRole('option')).toHaveText([new RegExp(`Pediu carência ${tag}`)]);
  expect(await listAxeFindingsInState(page, 'what the search found')).toEqual([]);
  await box(page).fill(`carencia ${tag}`);
  await expect(group(page, 'Notas').getByRole('option')).toHaveCount(1);
  await expect(group(page, 'Vendas')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: new RegExp(`Galpão ${tag}$`) })).toContainText(
    `Pediu carência ${tag}`,
  );
  await page.keyboard.press('Escape');

  // Recent work is listed before a letter is typed.
  await page.goto('/inicio');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await search(page, '');
  await expect(group(page, 'Recentes').getByRole('option').first()).toBeVisible();
  await expect(group(page, 'Recentes')).toContainText(`Galpão ${tag}`);

  await box(page).fill('motivos de perda');
  await expect(option(page, /Motivos de perda/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configuracoes\?secao=motivos-perda/);

  await search(page, 'novo agendamento');
  await expect(group(page, 'Melhor resultado').getByRole('option').first()).toContainText('Vendas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Novo agendamento' })).toBeVisible();
});

test('a finished sale and a proposal by its number are found; on a phone too', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { proposals } = await owner.call('POST /proposals/filtered/:userId/:multiplier', {
    params: { userId: owner.session.managerId, multiplier: 1 },
    body: { filter1Active: true, filter1Value: 'FINISHED' },
  });
  const [proposal] = proposals;
  if (!proposal) throw new Error('the demonstration has a finished proposal');
  const page = await enter(owner, '/inicio', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Buscar' }).click();
  await box(page).fill(formatProposalNumber(proposal.count));
  await expect(group(page, 'Propostas').getByRole('option').first()).toContainText(proposal.customer.name);
  const list = await page.getByRole('listbox', { name: 'Resultados' }).boundingBox();
  expect(list?.width).toBeLessThanOrEqual(390);
  expect(await listAxeFindingsInState(page, 'what the search found, on a phone')).toEqual([]);
  await group(page, 'Propostas').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/proposta\//);
});

test('a vendor finds nothing of others, and no actions beyond the own rights', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['De outra pessoa'] });
  const page = await enter('vendor', '/inicio');
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await search(page, tag);
  await expect(page.getByText('Nenhum resultado para esta busca.')).toBeVisible();
  await box(page).fill('novo agendamento');
  await expect(page.getByRole('option')).toHaveText([/Vendas/]);
});
