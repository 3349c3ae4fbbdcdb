import { addDays, formatDate, toIsoDate } from '@girassol/shared-domain';
import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState } from '../support/axe';
import { expect, test } from '../support/journey';
import { createWaitingSignup } from '../support/signups';

const typeDay = (day: string): string => formatDate(day).replaceAll('/', '');

/** Confirms the open dialog of a change with a reason. */
async function give(page: Page, title: string, why: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Motivo').fill(why);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('an operator sets prices for later, makes a coupon, and marks a charge as paid outside, which opens the account', async ({
  as,
  enter,
  origin,
}) => {
  /** Reads an address of the API as somebody. */
  const read = ({ session: { token } }: Caller, path: string) =>
    fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { signupId } = await createWaitingSignup(origin);
  const page = await enter('admin', '/inicio');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });

  // The day is far away, so that no other journey meets the prices, and another one each time.
  const validFrom = addDays(toIsoDate(Date.now()), 400 + (Date.now() % 2_000));
  const before = await (await fetch(`${origin}/api/signup/prices`)).json();
  await menu.getByRole('link', { name: 'Preços' }).click();
  await page.getByRole('button', { name: 'Nova tabela' }).click();
  const prices = page.getByRole('dialog', { name: 'Nova tabela de preços' });
  await prices.getByLabel('Vale a partir de').fill(typeDay(validFrom));
  await prices.getByLabel('Plano CRM').fill('333,00');
  await expect(prices.getByRole('region', { name: 'O que muda' })).toContainText(
    /1 preço muda.*→ R\$.333,00/,
  );
  expect(await listAxeFindingsInState(page, 'new prices, before they are saved')).toEqual([]);
  await give(page, 'Nova tabela de preços', 'reajuste anual', 'Definir preços');
  const next = page
    .getByRole('region', { name: 'Próxima tabela' })
    .filter({ hasText: `A partir de ${formatDate(validFrom)}` });
  await expect(next).toContainText('admin@girassol.test: reajuste anual');
  // What is asked for today stays what it was.
  expect(await (await fetch(`${origin}/api/signup/prices`)).json()).toEqual(before);

  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Cupons' })
    .click();
  const name = `FEIRA${Date.now()}`;
  await page.getByRole('button', { name: 'Novo cupom' }).click();
  const making = page.getByRole('dialog', { name: 'Novo cupom' });
  await making.getByLabel('Nome').fill(name);
  await making.getByLabel('Desconto').fill('12,5');
  await making.getByRole('button', { name: 'Criar cupom' }).click();
  await expect(making).toBeHidden();
  await expect(page.getByRole('row', { name: name })).toContainText('12,5 %');
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Encerrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar cupom' }).click();
  await expect(page.getByRole('row', { name: name })).toContainText('Encerrado em');

  await page.goto(`/operacao/contas/${signupId}`);
  const subscription = page.getByRole('region', { name: 'Assinatura' });
  await expect(subscription).toContainText('Aguardando o primeiro pagamento.');
  await page.getByRole('button', { name: /^Ações de Assinatura/ }).click();
  await page.getByRole('menuitem', { name: 'Pago por fora' }).click();
  expect(await listAxeFindingsInState(page, 'a charge, about to be paid outside')).toEqual([]);
  await give(page, 'Pago por fora', 'depósito em conta', 'Marcar como paga');
  await expect(subscription).toContainText(/Ativa até/);
  const charge = page.getByRole('row', { name: /Assinatura · CRM/ });
  await expect(charge).toContainText('por fora');
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText(
    /admin@girassol\.test: R\$.[\d.,]+ pagos por fora: depósito em conta/,
  );
  const admin = await as('admin');
  const [paid] = (await (await read(admin, `/operation/billing/single/${signupId}`)).json()).charges;
  expect(paid).toMatchObject({ state: 'paid', bankCents: 0, outsideCents: paid.amountCents });

  // Nobody else sees them, nor is answered.
  const owner = await as('owner');
  const stranger = await enter(owner, `/operador/precos`);
  await expect(stranger.getByText('Somente para a administração')).toBeVisible();
  for (const path of [
    '/operation/prices',
    '/operation/coupons',
    '/operation/leads/list/1',
    `/operation/billing/single/${signupId}`,
  ])
    expect((await read(owner, path)).status, path).toBe(403);
});

test('a lead of a trial leads to the form of a new account, filled', { tag: '@full' }, async ({
  enter,
  origin,
}) => {
  const name = `Joana Prado ${String.fromCharCode(65 + (Date.now() % 26))}`;
  const email = `joana-${Date.now()}@empresa.com.br`;
  await fetch(`${origin}/api/leads/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email,
      phone: `479${String(Date.now()).slice(-8)}`,
      kind: 'trial',
      src: 'feira',
    }),
  });
  const page = await enter('admin', '/operador/leads');
  await page.getByLabel('Buscar lead').fill(email);
  const lead = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
  await expect(lead).toHaveCount(1);
  await lead.getByRole('link', { name: 'Abrir conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Abrir conta' });
  await expect(dialog.getByLabel('Dono', { exact: true })).toHaveValue(name);
  await expect(dialog.getByLabel('E-mail do dono')).toHaveValue(email);
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Teste grátis de 14 dias');
});
