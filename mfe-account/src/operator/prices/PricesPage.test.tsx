import { type PriceKey, priceKeys } from '@girassol/account-domain/billing';
import type { PriceListOnDay } from '@girassol/account-domain/contract';
import { replyRefused } from '@girassol/shared-auth/testing';
import { addDays, formatDate, toIsoDate } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOperatorPage } from '../operator.testing';
import PricesPage from './PricesPage';
import { describePriceChange } from './price-lists';

const READ = 'GET /operation/prices';
const SET = 'POST /operation/prices';
const user = userEvent.setup();
const today = toIsoDate(Date.now());

const prices = Object.fromEntries(priceKeys.map((key, at) => [key, (at + 1) * 10_000])) as Record<
  PriceKey,
  number
>;
const buildList = (validFrom: string, changes: Partial<PriceListOnDay> = {}): PriceListOnDay => ({
  _id: `0198a000-0000-7000-8000-${validFrom.replaceAll('-', '').padStart(12, '0')}`,
  validFrom,
  prices,
  by: 'ana@girassol.test',
  why: 'preços do ano',
  at: 0,
  ...changes,
});
const current = buildList('2026-01-01');
const past = buildList('2025-01-01', { why: 'os primeiros' });

const open = (lists: PriceListOnDay[], isAdmin = true) =>
  renderOperatorPage(<PricesPage />, { at: '/operador/precos', api: { [READ]: { lists } }, isAdmin });

test('shows the prices in force, those to come with what they change, and those that were', async () => {
  const coming = buildList(addDays(today, 40), { prices: { ...prices, crm: 25_000 }, why: 'reajuste' });
  await open([coming, current, past]);
  const next = await screen.findByRole('region', { name: 'Próxima tabela' });
  expect(next).toHaveTextContent(`A partir de ${formatDate(coming.validFrom)}`);
  expect(next).toHaveTextContent('Plano CRM+25,0 %R$ 250,00');
  expect(next).toHaveTextContent('ana@girassol.test: reajuste');
  const inForce = screen.getByRole('region', { name: 'Em vigor' });
  expect(inForce).toHaveTextContent('Desde 01/01/2026');
  expect(inForce).toHaveTextContent('Plano CRMR$ 200,00');
  expect(screen.getByText('Desde 01/01/2025')).toBeVisible();
  expect(screen.getByText(/o titular é avisado 30 dias antes/)).toBeVisible();
});

test('a new list starts from the one in force, and says what changes before it is saved', async () => {
  const server = await open([current]);
  await user.click(await screen.findByRole('button', { name: 'Nova tabela' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova tabela de preços' });
  const changes = within(dialog).getByRole('region', { name: 'O que muda' });
  expect(changes).toHaveTextContent('Nenhum preço muda.');
  const crm = within(dialog).getByLabelText('Plano CRM');
  expect(crm).toHaveValue('200,00');
  await user.clear(crm);
  await user.type(crm, '190,00');
  expect(changes).toHaveTextContent('1 preço mudaPlano CRM, 12 meses: R$ 200,00 → R$ 190,00 (−5,0 %)');

  const typeDay = async (day: string) => {
    const field = within(dialog).getByLabelText('Vale a partir de');
    await user.clear(field);
    await user.type(field, formatDate(day).replaceAll('/', ''));
  };
  await typeDay(addDays(today, 1));
  await user.type(within(dialog).getByLabelText('Motivo'), 'promoção');
  server.answer({
    [SET]: replyRefused(400, {
      message: 'Já há preços.',
      fields: [{ path: 'validFrom', message: 'Já há preços a partir deste dia.' }],
    }),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Definir preços' }));
  expect(await within(dialog).findByText('Já há preços a partir deste dia.')).toBeVisible();
  expect(crm).toHaveValue('190,00');

  const validFrom = addDays(today, 2);
  await typeDay(validFrom);
  const made = buildList(validFrom, { prices: { ...prices, crm: 19_000 } });
  server.answer({ [SET]: { lists: [made, current] } });
  await user.click(within(dialog).getByRole('button', { name: 'Definir preços' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(SET).at(-1)?.body).toEqual({
    validFrom,
    prices: { ...prices, crm: 19_000 },
    why: 'promoção',
  });
  expect(await screen.findByRole('region', { name: 'Próxima tabela' })).toBeVisible();
});

test('whoever is no administrator is told so, and nothing is asked for', async () => {
  const server = await open([current], false);
  expect(screen.getByText('Somente para a administração')).toBeVisible();
  expect(server.calls(READ)).toEqual([]);
});

test('prices that do not come can be asked for again', async () => {
  const server = await renderOperatorPage(<PricesPage />, {
    at: '/operador/precos',
    api: { [READ]: replyRefused(500) },
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 5_000 });
  server.answer({ [READ]: { lists: [current] } });
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Em vigor' })).toBeVisible();
});

test.each([
  [10_000, 11_000, '+10,0 %'],
  [30_000, 29_999, '−0,0 %'],
  [20_000, 0, '−100,0 %'],
  [0, 500, 'novo'],
  [500, 500, null],
])('a price of %i cents that becomes %i is described as %s', (before, after, text) => {
  expect(describePriceChange(before, after)).toBe(text);
});
