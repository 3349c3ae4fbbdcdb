import type { DistributionStatusReport, DistributionsStatus } from '@girassol/federation/operations';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { installFakeRegistry } from '../testing/fake-registry';
import { buildRemote, renderApp } from '../testing/render-app';

const document = {
  key: 'BOREAL',
  hosts: ['boreal.test'],
  brand: { name: 'Boreal Solar', title: 'Boreal', description: 'Sol do norte.' },
  remotes: ['mfe-crm-boards'],
  limits: { modules: [] },
  hiddenMenus: ['personalizacao', 'de-outra-area'],
  suppressed: [
    { remote: 'mfe-proposals', route: '/personalizar-proposta/:uid' },
    { remote: 'mfe-proposals', menu: 'personalizacao' },
    { remote: 'mfe-proposals', slot: 'home.card/v1', id: 'de-outra-versao' },
  ],
  home: { carousel: [{ path: '/a.svg', alt: '', heading: 'Sol do norte', clickUrl: '/inicio' }] },
};
const report: DistributionStatusReport = {
  key: 'BOREAL',
  revision: 12,
  live: { version: 3, document },
  history: [{ id: 12, at: 0, by: 'ana', why: 'marca nova', action: 'publish', before: 2, after: 3 }],
};

function open(
  session = buildTestSession({ isAdmin: true }),
  refusal?: object,
  distributions: DistributionsStatus['distributions'] = [report],
) {
  const view = renderApp({
    at: '/operacao/distribuicoes',
    session,
    remotes: [buildRemote('mfe-proposals', ['/personalizar-proposta/:uid'])],
  });
  const status: DistributionsStatus = { distributions };
  const { orders } = installFakeRegistry((method, path) => {
    if (path === '/federation/status') return Response.json({ distributions: [], remotes: [] });
    if (method === 'GET') return Response.json(status);
    return refusal ? Response.json(refusal, { status: 422 }) : Response.json({ ...report, findings: [] });
  });
  return { ...view, orders };
}

test('shows what a distribution contains, and what happened', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Boreal Solar' });
  expect(within(card).getByText('boreal.test')).toBeInTheDocument();
  expect(within(card).getByText('mfe-crm-boards')).toBeInTheDocument();
  expect(within(card).getByText('Nenhum')).toBeInTheDocument();
  expect(within(card).getByText('Personalizar proposta, de-outra-area')).toBeInTheDocument();
  expect(
    within(card).getByText(
      'mfe-proposals: Personalizar proposta, mfe-proposals: menu Personalizar proposta, mfe-proposals: de-outra-versao',
    ),
  ).toBeInTheDocument();
  expect(
    within(within(card).getByRole('list', { name: 'Carrossel' })).getByText('Sol do norte'),
  ).toBeVisible();
  expect(within(card).getByText('Publicada: versão 2 → versão 3')).toBeInTheDocument();
});

test('without a distribution the page offers to create the first', async () => {
  const { user } = open(buildTestSession({ isAdmin: true }), undefined, []);
  await user.click(await screen.findByRole('button', { name: 'Criar a primeira distribuição' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a step back names the state that was seen', async () => {
  const { user, orders } = open();
  await user.click(await screen.findByRole('button', { name: 'Um passo atrás: Boreal Solar' }));
  await user.type(await screen.findByLabelText(/Motivo/), 'cores erradas');
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await waitFor(() =>
    expect(orders()).toEqual([
      {
        method: 'POST',
        path: '/federation/distributions/BOREAL/back',
        body: { why: 'cores erradas', expected: 12 },
      },
    ]),
  );
});

test('a refusal is told in words and keeps what was written', async () => {
  const finding = { code: 'GF-621', severity: 'error', what: 'there is no release of mfe-x', how: '' };
  const { user, orders } = open(undefined, { code: 'GF-610', message: 'Não passou.', findings: [finding] });
  await user.click(await screen.findByRole('button', { name: 'Editar: Boreal Solar' }));
  await user.type(await screen.findByLabelText('Motivo'), 'mais uma área');
  await user.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/Uma área não tem nenhuma versão publicada aqui/)).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('mais uma área');
  expect(orders()[0]?.body).toEqual({ document, why: 'mais uma área', expected: 12 });
});

test('whoever is no admin is told so', async () => {
  open(buildTestSession());
  expect(await screen.findByText('Somente para a administração')).toBeInTheDocument();
});

test('a browser that sees something else is told on every page, and has the way out', async () => {
  renderApp({
    at: '/inicio',
    session: buildTestSession(),
    page: {
      preview: { until: Date.now() },
      override: {
        remote: 'mfe-x',
        version: null,
        origin: 'http://localhost:8122',
        until: 0,
        problem: 'unreachable',
      },
    },
  });
  expect(await screen.findByText('Prévia de Girassol.')).toBeInTheDocument();
  const strip = await screen.findByRole('region', { name: 'Versão só deste navegador' });
  expect(strip).toHaveTextContent('http://localhost:8122 não está disponível, e a versão no ar está em uso.');
  expect(within(strip).getByRole('button', { name: 'Usar a versão no ar' })).toBeInTheDocument();
});
