import { formatMoney, formatProposalNumber } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import { loadItem } from '../support/item';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

const rows = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('[proposals-012, proposals-015, proposals-017] a proposal is found by its customer, cloned into the wizard, and deleted after a question', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const address = `/propostas/lista/${owner.session.managerId}?busca=${tag}`;
  const number = formatProposalNumber(proposal.count);
  const page = await enter(owner, address);
  await expect(rows(page, tag)).toContainText(number);
  await expect(rows(page, tag)).toContainText('4,40 kWp');
  await expect(rows(page, tag)).toContainText(formatMoney(proposal.revenueData?.finalPrice ?? 0));

  await page.getByRole('button', { name: `Ações da proposta ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Clonar' }).click();
  await expect(page).toHaveURL(/dados-consumo\/editar\?pid=/);
  await expect(page).not.toHaveURL(new RegExp(proposal.frontId));
  await expect(page.getByRole('textbox', { name: /: março, kWh$/ })).toHaveValue('500');

  await page.goto(address);
  await expect(rows(page, tag)).toHaveCount(2);
  await expect(rows(page, tag).filter({ hasText: '#000000' })).toHaveCount(1);
  await page.getByRole('button', { name: `Ações da proposta ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Os projetos e obras ligados a ela também serão excluídos.');
  await question.getByRole('button', { name: 'Excluir proposta' }).click();
  await expect(rows(page, tag)).toHaveCount(1);
  const gone = await owner.attempt('GET /proposals/single/:pid', { params: { pid: proposal._id } });
  expect(gone.status).toBe(404);
});

test('[proposals-014] a vendor may not delete a proposal, and another account finds none', async ({
  as,
  enter,
}) => {
  const [owner, vendor, neighbour] = [await as('owner'), await as('vendor'), await as('neighbour')];
  const mine = await createFinishedProposal(vendor);
  const params = { proposalId: mine.proposal._id };
  expect((await vendor.attempt('DELETE /proposals/single/:proposalId', { params })).status).toBe(403);
  const theirs = { pid: mine.proposal._id };
  expect((await neighbour.attempt('GET /proposals/single/:pid', { params: theirs })).status).toBe(404);
  const page = await enter(vendor, `/propostas/lista/${vendor.session.userId}?busca=${mine.tag}`);
  await page.getByRole('button', { name: /^Ações da proposta/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Clonar' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toHaveCount(0);
  // A team of the company is looked at by its id.
  const { settings } = await owner.call('GET /settings/user/:userId', {
    params: { userId: owner.session.userId },
  });
  const team = settings.teams[0];
  if (!team) throw new Error('the demonstration has no team');
  const manager = await enter(owner, `/propostas/lista/${team._id}`);
  await expect(manager.getByRole('button', { name: /^Ações da proposta/ }).first()).toBeVisible();
});

test('[boards-025, proposals-008, proposals-009] a project shows the units, the kit, the generation and the price it was sold with', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { managerId } = owner.session;
  const { items } = await owner.call('POST /kanbans/single/:id', {
    params: { id: managerId },
    body: { type: 'PROJECT' },
  });
  let sold: (typeof items)[number] | undefined;
  for (const item of items) {
    const kept = await loadItem(owner, item);
    if (kept.approvedProposal && !kept.name.includes('jornada')) sold ??= item;
  }
  if (!sold) throw new Error('no project of the demonstration was sold with a proposal');
  const page = await enter(owner, `/projetos/quadro/${managerId}?item=${sold._id}`);
  const panel = page.getByRole('dialog');
  await panel.getByRole('tab', { name: 'UCs' }).click();
  await expect(panel.getByRole('list', { name: 'Unidades consumidoras' })).toBeVisible();
  await panel.getByRole('tab', { name: 'Kit' }).click();
  await expect(panel.getByText(/Wp/).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Projeto' }).click();
  await expect(panel.getByText('Potência do sistema')).toBeVisible();
  await expect(panel.getByText('Consumo e geração')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'the project of an item')).toEqual([]);
  await panel.getByRole('tab', { name: 'Precificação' }).click();
  await expect(panel.getByText(/R\$/).first()).toBeVisible();
});
