import { buildTestSession } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { installFakeRegistry } from '../testing/fake-registry';
import { renderApp } from '../testing/render-app';

// Nothing loads a page here.
jest.mock('../page/reload-page-from-server', () => ({ reloadPageFromServer: () => undefined }));

const choices = {
  remotes: [{ remote: 'mfe-crm-boards', title: 'CRM e quadros', versions: ['1.2.0', '1.1.0'] }],
  origins: ['http://localhost:9001'],
  until: Date.UTC(2030, 0, 1),
};

function open(answer: { status: number; body: object } = { status: 200, body: choices }, page = {}) {
  const view = renderApp({ at: '/operacao/este-navegador', session: buildTestSession(), page });
  const { orders } = installFakeRegistry((method) =>
    method === 'GET' ? Response.json(answer.body, { status: answer.status }) : Response.json({}),
  );
  return { ...view, orders };
}

test('who was permitted chooses among what was permitted, and says why', async () => {
  const { user, orders } = open();
  const card = await screen.findByRole('region', { name: 'Versões neste navegador' });
  expect(within(card).getByText(/Você pode trocar: CRM e quadros, até/)).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Trocar versão aqui' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Área/ }));
  await user.click(await screen.findByRole('option', { name: 'CRM e quadros' }));
  await user.click(within(dialog).getByRole('button', { name: /Versão/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1.2.0',
    '1.1.0',
    'Servidor de desenvolvimento http://localhost:9001',
  ]);
  await user.click(screen.getByRole('option', { name: '1.1.0' }));
  await user.type(within(dialog).getByLabelText(/Motivo/), 'conferir o funil');
  await user.click(within(dialog).getByRole('button', { name: 'Trocar e recarregar' }));
  await waitFor(() =>
    expect(orders()).toMatchObject([
      {
        path: '/federation/overrides',
        body: { remote: 'mfe-crm-boards', version: '1.1.0', origin: null, why: 'conferir o funil' },
      },
    ]),
  );
});

test('what this browser uses is named, and one press goes back', async () => {
  const override = { remote: 'mfe-crm-boards', version: '1.1.0', origin: null, until: Date.UTC(2030, 0, 1) };
  const { user, orders } = open(undefined, { override });
  expect(await screen.findByRole('heading', { name: 'CRM e quadros: 1.1.0' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar à versão no ar' }));
  await waitFor(() => expect(orders()).toMatchObject([{ method: 'DELETE', path: '/federation/override' }]));
});

test('who was not is told whom it is for', async () => {
  open({ status: 403, body: { code: 'GF-542', message: 'Você não tem permissão.' } });
  expect(await screen.findByText('Somente para quem foi convidado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Trocar versão aqui' })).toBeNull();
});
