import type { Coupon } from '@girassol/account-domain/contract';
import { replyRefused } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOperatorPage } from '../operator.testing';
import CouponsPage from './CouponsPage';
import { formatDiscount, getCouponBadge, toMultiplier } from './coupon-text';

const READ = 'GET /operation/coupons';
const MAKE = 'POST /operation/coupons';
const END = 'POST /operation/coupons/end/:name';
const user = userEvent.setup();

const buildCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  name: 'FEIRA10',
  discountMultiplier: 0.9,
  minVendors: 5,
  validFrom: '2026-01-01',
  validUntil: '2099-12-31',
  maxUses: 100,
  uses: 3,
  by: 'ana@girassol.test',
  endedAt: null,
  ...changes,
});

const open = (coupons: Coupon[], isAdmin = true) =>
  renderOperatorPage(<CouponsPage />, { at: '/operador/cupons', api: { [READ]: { coupons } }, isAdmin });

test('lists what a coupon gives, to whom, when and how often', async () => {
  await open([buildCoupon()]);
  const row = await screen.findByRole('row', { name: /FEIRA10/ });
  for (const text of ['10 %', 'A partir de 5 vendedores', '01/01/2026 a 31/12/2099', '3 de 100', 'Vale'])
    expect(row).toHaveTextContent(text);
});

test('a coupon is made from a discount in percent', async () => {
  const server = await open([]);
  expect(await screen.findByText('Nenhum cupom')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Criar o primeiro cupom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo cupom' });
  await user.type(within(dialog).getByLabelText('Nome'), 'sol 25');
  await user.tab();
  expect(await within(dialog).findByText('Use de 3 a 40 letras e números.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Nome'));
  await user.type(within(dialog).getByLabelText('Nome'), 'sol25');
  await user.type(within(dialog).getByLabelText('Desconto'), '12,5');
  server.answer({
    [MAKE]: replyRefused(400, {
      message: 'Já houve.',
      fields: [{ path: 'name', message: 'Já houve um cupom com este nome.' }],
    }),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Criar cupom' }));
  expect(await within(dialog).findByText('Já houve um cupom com este nome.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Nome'), '-b');
  server.answer({ [MAKE]: { coupons: [buildCoupon({ name: 'SOL25-B' })] } });
  await user.click(within(dialog).getByRole('button', { name: 'Criar cupom' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(MAKE).at(-1)?.body).toMatchObject({
    name: 'SOL25-B',
    discountMultiplier: 0.875,
    minVendors: 1,
    validUntil: null,
    maxUses: null,
  });
  expect(await screen.findByRole('row', { name: /SOL25-B/ })).toBeVisible();
});

test('a coupon ends after a question that says what stays', async () => {
  const server = await open([buildCoupon()]);
  await user.click(await screen.findByRole('button', { name: 'Ações de FEIRA10' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Encerrar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Encerrar FEIRA10' });
  expect(question).toHaveTextContent('Quem já o usou mantém o preço.');
  expect(server.calls(END)).toEqual([]);
  server.answer({ [END]: { coupons: [buildCoupon({ endedAt: Date.parse('2026-11-26T12:00:00-03:00') })] } });
  await user.click(within(question).getByRole('button', { name: 'Encerrar cupom' }));
  expect(await screen.findByText('Encerrado em 26/11/2026')).toBeVisible();
  expect(server.calls(END)[0]?.params).toEqual({ name: 'FEIRA10' });
  expect(screen.queryByRole('button', { name: 'Ações de FEIRA10' })).toBeNull();
});

test('whoever is no administrator is told so, and nothing is asked for', async () => {
  const server = await open([buildCoupon()], false);
  expect(screen.getByText('Somente para a administração')).toBeVisible();
  expect(server.calls(READ)).toEqual([]);
});

test.each([
  [{}, 'Vale'],
  [{ validFrom: '2026-12-01' }, 'Ainda não começou'],
  [{ validUntil: '2026-11-25' }, 'Terminou'],
  [{ validUntil: '2026-11-26' }, 'Vale'],
  [{ uses: 100 }, 'Esgotado'],
  [{ maxUses: null, uses: 100 }, 'Vale'],
])('a coupon with %j is described as %s', (changes, text) => {
  expect(getCouponBadge(buildCoupon(changes), '2026-11-26').text).toBe(text);
});

test('every discount with two decimals survives its factor', () => {
  for (const percent of [0.01, 10, 12.5, 33.33, 66.67, 99.99, 100])
    expect(formatDiscount(toMultiplier(percent))).toBe(`${String(percent).replace('.', ',')} %`);
});
