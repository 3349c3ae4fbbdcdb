import type { Caller } from '../support/api';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { createPricedProposal } from '../support/proposals';

test('[proposals-001, proposals-016] a priced proposal is customised, checked, finished and financed', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const proposal = await createPricedProposal(owner);
  const page = await enter(owner, `/proposta/gerar-proposta/personalizacao/${proposal.frontId}`);
  await page.getByRole('textbox', { name: 'Introdução' }).fill('Como conversamos, o sol paga a sua conta.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Introdução' })).toHaveValue(/^Como conversamos/);
  await page.getByRole('radio', { name: 'Telhado' }).check();
  const preview = page.frameLocator('[title="Prévia da proposta"]');
  const cover = preview.locator('img[src="/api/proposal-covers/telhado"]');
  await expect(cover).toBeVisible();
  // The cover is the picture of the chooser, not a shade of it behind the words.
  await expect(cover).toHaveCSS('opacity', '1');
  const [picture, title] = [await cover.boundingBox(), await preview.locator('h1').boundingBox()];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Validação' })).toBeVisible();
  // The page of the customer and the way to the financing are here before anything is finished.
  await expect(preview.getByText('Como conversamos, o sol paga a sua conta.')).toBeVisible();
  const before = page.getByRole('region', { name: 'Financiamento' });
  await expect(before.getByRole('link', { name: 'Adicionar financiamento' })).toBeVisible();
  await page.getByRole('button', { name: 'Concluir proposta' }).click();
  await expect(page.getByRole('heading', { name: /^Proposta #\d{5} concluída$/ })).toBeVisible();
  const delivery = page.getByRole('region', { name: /^Proposta #\d{5} concluída$/ });
  await expect(delivery.getByText('Antes de enviar: a proposta mostra só o preço à vista.')).toBeVisible();
  await page.getByRole('button', { name: 'Ir para o financiamento' }).click();

  await page.getByRole('button', { name: 'Adicionar opção' }).click();
  const offer = page.getByRole('group', { name: 'Opção 1' });
  await offer.getByRole('textbox', { name: 'Banco', exact: true }).fill('Banco Sol');
  await offer.getByRole('textbox', { name: 'Juros ao mês' }).fill('1,49');
  await expect(offer.getByText('1,49% ao mês, 19,42% ao ano.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Gráfico de 25 anos/ })).toBeVisible();
  expect(await listAxeFindingsInState(page, 'a filled offer of financing')).toEqual([]);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Opção de financiamento salva.')).toBeVisible();
  await expect(delivery.getByText('A proposta mostra 1 opção de financiamento.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await delivery.getByRole('button', { name: 'Copiar link' }).click();
  await expect(page.getByText('Link da Proposta Copiado!')).toBeVisible();
  const { proposal: kept } = await owner.call('GET /proposals/single/:pid', {
    params: { pid: proposal._id },
  });
  expect(kept).toMatchObject({ finished: true, step: 7 });
  expect(kept.revenueData?.financing?.[0]?.options.map(({ installments }) => installments)).toEqual([
    36, 60, 84,
  ]);
});

test('[proposals-018] the look of the account is the look of the next proposal; two people do not overwrite each other unseen', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId } = owner.session;
  const page = await enter(owner, `/personalizar-proposta/${userId}`);
  const colour = page.getByRole('textbox', { name: 'Cor principal', exact: true });
  await expect(colour).toBeVisible();
  const before = await loadTheme(owner);
  const other = { ...before, primaryColor: '#0a5c8c' };
  await owner.call('PUT /templates/authenticated/data/:userId', {
    params: { userId },
    body: { theme: other },
  });
  await colour.fill('#7a1f54');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'A proposta mudou' });
  await conflict.getByRole('button', { name: 'Recarregar' }).click();
  await expect(colour).toHaveValue('#0a5c8c');
  await colour.fill('#7a1f54');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('As próximas propostas começarão assim.')).toBeVisible();
  const proposal = await createPricedProposal(owner);
  expect(proposal.proposalCustomizationData?.theme.primaryColor).toBe('#7a1f54');
  await owner.call('PUT /templates/authenticated/data/:userId', {
    params: { userId },
    body: { theme: before },
  });
});

async function loadTheme(person: Caller) {
  const { userId } = person.session;
  const { settings } = await person.call('GET /settings/user/:userId', { params: { userId } });
  return settings.proposalTheme ?? { primaryColor: '#1F6F54', logoUrl: '', cover: '' };
}
