import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

test('[proposals-032] a proposal becomes a Word document, and a copy is kept with the customer’s files', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { proposal, tag } = await createFinishedProposal(owner);
  const page = await enter(owner, `/propostas/cliente/${proposal.customerData._id}`);
  await page.getByRole('button', { name: /^Ações da proposta/ }).click();
  await page.getByRole('menuitem', { name: 'Gerar documento' }).click();
  const dialog = page.getByRole('dialog', { name: /^Gerar documento da proposta/ });
  await expect(dialog).toContainText('Todos os campos do modelo estão cadastrados.');
  expect(await listAxeFindingsInState(page, 'the window that makes a document')).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'GERAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^Proposta residencial \\d{5} Proposta ${tag}\\.docx$`),
  );
  await expect(page.getByText('Há uma cópia no arquivo do cliente.')).toBeVisible();

  const { archive } = await owner.call('GET /archives/customer/:userId/:cid', {
    params: { userId: owner.session.userId, cid: proposal.customerData._id },
  });
  expect(archive.folders.map(({ name }) => name)).toContain('Propostas');
  expect(archive.files).toHaveLength(1);
});

test('[proposals-032] the templates of proposals: a ready one, and tags that a search finds', {
  tag: '@full',
}, async ({ enter }) => {
  const page = await enter('owner', '/propostas/templates');
  await expect(page.getByText('Proposta residencial')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar campo' }).fill('payback');
  await expect(page.getByRole('button', { name: 'Copiar {payback}' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar {cliente_nome}' })).toBeHidden();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar modelo pronto' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Proposta (modelo).docx');
});
