import { listAxeFindingsInState } from '../support/axe';
import { fillCreditForm } from '../support/credit-form';
import { ensureBankRegistrationApproved } from '../support/financings';
import { expect, test } from '../support/journey';
import { createFinishedProposal } from '../support/proposals';

test('[financing-022, financing-050, financing-102] without the Marketplace, and on the BASIC plan, the contract goes on by message', {
  tag: '@full',
}, async ({ as, enter }) => {
  test.slow();
  const basic = await as('basic');
  await ensureBankRegistrationApproved(basic, await as('admin'));
  const { proposal, tag } = await createFinishedProposal(basic);
  const page = await enter(basic, `/financiamentos/solicitacao/${proposal._id}`);
  await fillCreditForm(page, tag);
  await page.getByRole('button', { name: 'SOLICITAR ANÁLISE DE CRÉDITO' }).click();
  await expect(page).toHaveURL(/\/financiamentos\?financiamento=/);
  const panel = page.getByRole('dialog', { name: 'Financiamento' });
  await panel.getByRole('button', { name: 'CONTRATAR' }).click({ timeout: 30_000 });

  // Neither papers nor invoices nor proofs are asked for here.
  await expect(panel.getByRole('tab')).toHaveText([
    'Add a Proposta',
    'Opção Fin.',
    'Contratação',
    'Histórico',
  ]);
  const row = page.getByRole('row').filter({ hasText: tag });
  const opened = page.url();
  const stands = async (badge: RegExp) => {
    await page.goto(`/financiamentos?busca=${tag}`);
    await expect(row).toContainText(badge);
    await page.goto(opened);
  };
  await stands(/Adicionar à Proposta/);
  await panel
    .getByRole('list', { name: 'Ofertas lado a lado' })
    .getByRole('listitem', { name: /^48x/ })
    .getByRole('checkbox')
    .check();
  const opening = page.context().waitForEvent('page');
  await panel.getByRole('button', { name: 'ADICIONAR À PROPOSTA' }).click();
  const document = await opening;
  await expect(document).toHaveURL(/\/proposta\/final\//);
  await document.close();
  await stands(/Seleção da Opção/);
  await panel.getByRole('radio', { name: 'Contratar em 48 vezes' }).check();
  await panel.getByRole('button', { name: 'SELECIONAR OPÇÃO' }).click();
  await expect(panel.getByRole('tab', { name: 'Contratação' })).toHaveAttribute('aria-selected', 'true');
  const link = panel.getByRole('link', { name: 'CONTRATAR FINANCIAMENTO' });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(`${href.origin}`).toMatch(/wa\.me|whatsapp/);
  // The option, and nothing of who the customer is.
  const message = href.searchParams.get('text') ?? '';
  expect(message).toMatch(/48x de R\$.*total financiado de R\$/);
  expect(message).not.toContain(tag);
  expect(await listAxeFindingsInState(page, 'a financing without the Marketplace')).toEqual([]);
  await stands(/Contratação/);
});

test('[financing-103] a white label without financings has no menu, no tab, and the server refuses', {
  tag: '@full',
}, async ({ as, enter }) => {
  const partner = await as('partner');
  const page = await enter(partner, '/inicio');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Vendas' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Financiamentos' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Agenda' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Financiamentos' })).toHaveCount(0);
  const { customers } = await partner.call('POST /customers/filtered/:userId/:multiplier', {
    params: { userId: partner.session.userId, multiplier: 1 },
    body: {},
  });
  await page.goto(`/cliente/editar/${customers[0]?._id}`);
  await expect(page.getByRole('tab', { name: 'Propostas' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Financiamentos' })).toHaveCount(0);
  for (const path of [
    '/financiamentos',
    '/marketplace/financiamentos',
    '/financiamentos/simulacao',
    '/financiamentos/solicitacao',
  ]) {
    await page.goto(path);
    await expect(page.getByText('Sua conta não oferece financiamento'), path).toBeVisible();
  }
  for (const account of ['partner', 'calculator'] as const) {
    const { attempt } = await as(account);
    const { status } = await attempt('POST /financings/filtered/:multiplier', {
      params: { multiplier: 1 },
      body: {},
    });
    expect(status, account).toBe(403);
  }
});
