import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const READ = 'GET /managers/signatures/:managerId';
const CHANGE = 'PUT /managers/signatures/:managerId';
const accountId = '0198a000-0000-7000-8000-0000000000aa';

const open = (activeModules: string[]) =>
  renderApp({
    at: `/operacao/contas/${accountId}`,
    session: buildTestSession({ isAdmin: true }),
    api: {
      'GET /operation/accounts/single/:accountId': {
        account: {
          _id: accountId,
          name: 'Sol Nascente',
          signupPlan: 'ENTERPRISE',
          whitelabel: null,
          activeModules,
          statusOk: true,
          financeStatus: null,
          since: 0,
          people: [],
          mayLink: false,
          revision: 0,
          history: [],
        },
      },
      'GET /operation/whitelabels': { whitelabels: [] },
      [READ]: { totalSignatures: 20, usedSignatures: 12, validityDate: '2026-12-31' },
      [CHANGE]: {},
    },
  });

test('[signatures-019] an operator says how many documents an account may send, and until when', async () => {
  const { user, server } = open(['Assinatura Digital']);
  const card = await screen.findByRole('region', { name: 'Assinaturas digitais' });
  expect(card).toHaveTextContent('12 de 20 usadas, até 31/12/2026');
  const total = within(card).getByRole('textbox', { name: /Documentos que pode enviar/ });
  expect(within(card).getByRole('button', { name: 'Alterar assinaturas' })).toBeDisabled();
  await user.clear(total);
  await user.type(total, '40');
  server.answer({ [CHANGE]: replyRefused(400, { message: 'Não.' }) });
  await user.click(within(card).getByRole('button', { name: 'Alterar assinaturas' }));
  await user.click(await screen.findByRole('button', { name: 'Fechar' }));
  expect(total).toHaveValue('40');
  server.answer({ [CHANGE]: {} });
  await user.click(within(card).getByRole('button', { name: 'Alterar assinaturas' }));
  expect(await screen.findByText('Assinaturas da conta alteradas.')).toBeVisible();
  await waitFor(() =>
    expect(server.calls(CHANGE).at(-1)?.body).toEqual({ totalSignatures: 40, validityDate: '2026-12-31' }),
  );
});

test('an account without the module has none', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Pessoas' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Assinaturas digitais' })).toBeNull();
});
