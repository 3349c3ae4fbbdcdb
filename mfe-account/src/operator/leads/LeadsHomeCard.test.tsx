import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { screen } from '@testing-library/react';
import LeadsHomeCard from './LeadsHomeCard';

const LIST = 'GET /operation/leads/list/:multiplier';
const answer = (total: number) => ({ leads: [], total, hasMoreItems: false, sources: [], isDelivered: true });

test('an operator sees the leads of the week, and those that did not arrive or are doubtful', async () => {
  fakeApi({
    [LIST]: ({ query }) =>
      answer(query.get('state') === 'FAILED' ? 1 : query.get('state') === 'HELD' ? 2 : 5),
  });
  renderWithSession(<LeadsHomeCard />);
  expect(await screen.findByText('5 leads')).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 entrega falhou' })).toHaveAttribute(
    'href',
    '/operador/leads?entrega=FAILED',
  );
  expect(await screen.findByRole('link', { name: '2 duvidosos a conferir' })).toHaveAttribute(
    'href',
    '/operador/leads?entrega=HELD',
  );
});

test('a week without leads is a calm line', async () => {
  fakeApi({ [LIST]: answer(0) });
  renderWithSession(<LeadsHomeCard />);
  expect(await screen.findByText('Nenhum lead nos últimos 7 dias.')).toBeVisible();
});
