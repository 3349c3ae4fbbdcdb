import type { RegistryStatus } from '@girassol/federation/operations';
import { testSession } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeRegistry } from '../testing/fake-registry';
import { renderApp } from '../testing/render-app';

const admin = testSession({ isAdmin: true });
const figures = {
  opens: 80,
  failures: 20,
  meanOpenMs: 240,
  longTasks: 3,
  violations: 0,
  errors: 2,
  vitals: { LCP: 1830.4, INP: 96, CLS: 0.0512 },
};
const status: RegistryStatus = {
  environment: 'production',
  shell: { version: '1.0.0-abc', provides: {}, figures },
  distributions: [{ key: 'SERRANA', name: 'Serrana Solar', remotes: null }],
  errorLimit: 10,
  remotes: [
    {
      remote: 'mfe-crm-boards',
      title: 'CRM e quadros',
      team: 'crm',
      revision: 7,
      live: [
        { version: '1.1.0', scope: 'all', target: '', share: 100, isLive: true },
        { version: '1.2.0', scope: 'all', target: '', share: 10, isLive: true },
        { version: '1.1.0', scope: 'distribution', target: 'SERRANA', share: 100, isLive: false },
      ],
      releases: ['1.2.0', '1.1.0'].map((version) => ({
        version,
        builtAt: '2026-02-01T12:00:00.000Z',
        enteredAt: 0,
        publishedBy: 'token CI',
        checks: { browser: null, contract: null },
        isAtHand: true,
        figures,
      })),
      history: [
        {
          id: 7,
          remote: 'mfe-crm-boards',
          scope: 'all',
          target: '',
          at: Date.now() - 60_000,
          by: 'retorno automático',
          why: '12 de 40 aberturas falharam nos últimos 10 minutos',
          action: 'return',
          before: { version: '1.1.5', share: 100, isLive: true },
          after: { version: '1.1.0', share: 100, isLive: true },
        },
      ],
    },
  ],
};

/** The page on a server whose registry says this; `answer` is what it says to a change. */
function open(session = admin, answer: { status: number; body: object } = { status: 200, body: {} }) {
  const view = renderApp({ at: '/operacao/versoes', session });
  const { orders } = fakeRegistry((method, path) => {
    if (path === '/federation/status') return Response.json(status);
    if (path === '/federation/overrides') return Response.json({ origins: [], recent: [] });
    if (path === '/federation/tokens' && method === 'GET') return Response.json({ tokens: [] });
    return Response.json(answer.body, { status: answer.status });
  });
  return { ...view, orders };
}

test('shows what is live for whom, how each release does, and what the server took back', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'CRM e quadros' });
  expect(within(card).getByText('Distribuição SERRANA')).toBeInTheDocument();
  expect(within(card).getByText('Em pausa')).toBeInTheDocument();
  expect(within(card).getByText('10 %')).toBeInTheDocument();
  const row = within(card).getByRole('row', { name: /^1\.2\.0/ });
  expect(row).toHaveTextContent('20 %');
  expect(row).toHaveTextContent('240 ms');
  for (const felt of ['1.830 ms', '96 ms', '0,05']) expect(row).toHaveTextContent(felt);
  expect(screen.getByRole('region', { name: 'Shell' })).toHaveTextContent('1.830 ms');
  expect(screen.getByText(/12 de 40 aberturas falharam/, { selector: '[role="status"] span' })).toBeVisible();
});

test('one press and a reason bring the version before back, against the state that was seen', async () => {
  const { user, orders } = open();
  await user.click(
    await screen.findByRole('button', { name: 'Voltar versão: CRM e quadros, Distribuição SERRANA' }),
  );
  await user.type(await screen.findByLabelText(/Motivo/), 'quadro travado');
  await user.click(screen.getByRole('button', { name: 'Voltar versão' }));
  await waitFor(() =>
    expect(orders()).toEqual([
      {
        method: 'POST',
        path: '/federation/remotes/mfe-crm-boards/rollback',
        body: { scope: 'distribution', target: 'SERRANA', why: 'quadro travado', expected: 7 },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who was slower is told, and keeps what was written', async () => {
  const { user } = open(admin, { status: 409, body: { code: 'GF-524', message: 'Mudou enquanto isso.' } });
  await user.click(await screen.findByRole('button', { name: 'Pausar: CRM e quadros, Todos' }));
  await user.type(await screen.findByLabelText(/Motivo/), 'preços errados');
  await user.click(screen.getByRole('button', { name: 'Pausar área' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Mudou enquanto isso. (GF-524)');
  expect(screen.getByLabelText(/Motivo/)).toHaveValue('preços errados');
});

test('whoever is no admin is told so, and nothing is asked', async () => {
  open(testSession());
  expect(await screen.findByText('Somente para a administração')).toBeInTheDocument();
});
