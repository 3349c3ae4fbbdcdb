import '@girassol/shared-auth/testing/databases';
import { disableStoredAnswers, enableStoredAnswers, takeOfflineCopy } from '@girassol/shared-auth';
import { buildTestSession, fakeApi, logInForTest } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render-app';

const ana = buildTestSession({ userId: 'ana', managerId: 'sol', personalData: { name: 'Ana Souza' } });
const SALE = 'GET /sales/single/:saleId';
const user = userEvent.setup();

afterEach(async () => act(async () => disableStoredAnswers()));

test('the page lists what was taken along, with its files and how long, and takes it off the device', async () => {
  fakeApi({ [SALE]: { sale: {} } as never });
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    String(input) === '/stored/a' ? new Response('', { status: 404 }) : fetch(input, init);
  logInForTest(ana);
  enableStoredAnswers();
  await takeOfflineCopy({
    record: 'casa',
    title: '#12 Casa',
    path: '/vendas/funil/sol?item=casa',
    collect: async (read) => {
      await read(SALE, { params: { saleId: 'casa' } });
      return [{ name: 'a 1', url: '/stored/a' }];
    },
  });
  renderApp({ at: '/esperando-sinal', session: ana, api: {} });
  const list = within(await screen.findByRole('region', { name: 'Levado para a obra' }));
  expect(list.getByRole('heading', { name: '#12 Casa' })).toBeVisible();
  expect(list.getByText(/abre sem sinal até/)).toBeVisible();
  expect(list.getByText(/Falta 1 arquivo/)).toBeVisible();
  expect(list.getByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/vendas/funil/sol?item=casa');
  await user.click(list.getByRole('button', { name: 'Tirar do aparelho: #12 Casa' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Levado para a obra' })).toBeNull());
});
