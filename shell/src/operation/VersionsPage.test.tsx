import type {
  HourlyReleaseFigures,
  OverridePermission,
  RegistryStatus,
} from '@girassol/federation/operations';
import { buildTestSession } from '@girassol/shared-auth/testing';
import { DAY_MS } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import { installFakeRegistry } from '../testing/fake-registry';
import { renderApp } from '../testing/render-app';

const admin = buildTestSession({ isAdmin: true });
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
        {
          version: '1.1.0',
          scope: 'all',
          target: '',
          share: 100,
          isLive: true,
          standIn: { version: '1.0.0', code: 'GF-403' },
        },
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
        ...(version === '1.2.0' && {
          unmet: [{ kind: 'names', of: '@girassol/shared-ui', names: ['Gauge'] }],
        }),
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

const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
const hours: HourlyReleaseFigures[] = [
  { version: '1.1.0', at: thisHour, opens: 34, failures: 2, meanOpenMs: 86 },
];

const permissions: OverridePermission[] = ['Rafael', 'Ana'].map((name) => ({
  id: `de-${name}`,
  email: `${name.toLowerCase()}@girassol.test`,
  remotes: name === 'Ana' ? null : ['mfe-crm-boards'],
  until: Date.now() + DAY_MS,
  by: 'admin@girassol.test',
  why: 'testa o funil novo',
  at: 0,
  ended: name === 'Ana' ? { at: 0, by: 'admin@girassol.test' } : null,
}));

/** The page on a server whose registry says this; `answer` is what it says to a change. */
function open(
  session = admin,
  answer: { status: number; body: object } = { status: 200, body: {} },
  said: object = status,
) {
  const view = renderApp({ at: '/operacao/versoes', session });
  const { orders } = installFakeRegistry((method, path) => {
    if (path === '/federation/status') return Response.json(said);
    if (path.endsWith('/hours')) return Response.json({ hours });
    if (path === '/federation/overrides') return Response.json({ origins: [], recent: [] });
    if (path === '/federation/overrides/choices')
      return Response.json({
        remotes: [{ remote: 'mfe-crm-boards', title: 'CRM e quadros', versions: ['1.2.0'] }],
        origins: [],
        until: null,
      });
    if (path.startsWith('/federation/accounts'))
      return Response.json({ accounts: [{ id: 'conta-1', name: 'Sol do Vale', email: 'ana@vale.test' }] });
    if (path === '/federation/override-permissions' && method === 'GET')
      return Response.json({ permissions });
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
  expect(within(card).getByText(/^As pessoas recebem 1\.0\.0: .* \(GF-403\)$/)).toBeVisible();
  const row = within(card).getByRole('row', { name: /^1\.2\.0/ });
  expect(row).toHaveTextContent('20 %');
  expect(row).toHaveTextContent('240 ms');
  for (const felt of ['1.830 ms', '96 ms', '0,05']) expect(row).toHaveTextContent(felt);
  expect(screen.getByRole('region', { name: 'Shell' })).toHaveTextContent('1.830 ms');
  expect(screen.getByText(/12 de 40 aberturas falharam/, { selector: '[role="status"] span' })).toBeVisible();
});

test('draws the last day of an area hour by hour, with what changed in it', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'CRM e quadros' });
  const opens = await within(card).findByRole('img', {
    name: /^Aberturas por hora.*até 36, ao todo 2 com falha/,
  });
  expect(opens.querySelector('[data-tip$="36 aberturas, 2 com falha, 86 ms · 1.1.0"]')).not.toBeNull();
  expect(opens.querySelector('[data-tip="Voltou sozinha: 1.1.5 → 1.1.0"]')).not.toBeNull();
  expect(within(card).getByRole('img', { name: /^Tempo médio para abrir.*até 86 ms/ })).toBeVisible();
});

test('a live release that the present shell cannot carry is told, with what is missing', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'CRM e quadros' });
  expect(within(card).getByRole('alert')).toHaveTextContent(
    '1.2.0 está no ar e não abre com o shell atual: falta Gauge em @girassol/shared-ui.',
  );
  expect(within(card).getByRole('row', { name: /^1\.2\.0/ })).toHaveTextContent(
    'Não serve para a plataforma no ar',
  );
});

test('who inspected a release is told; one that did not pass goes live only when somebody says so', async () => {
  const [report] = status.remotes;
  const finding = { code: 'GF-613', severity: 'error', what: 'a listener stays', how: 'x' } as const;
  const inspection = {
    ...{ at: 0, by: 'token Conferência', shell: '1.0.0-abc', browser: null, contract: null },
    isPassed: false,
    findings: [finding],
  };
  const inspected = {
    ...status,
    inspection: 'required' as const,
    remotes: [{ ...report, releases: report?.releases.map((release) => ({ ...release, inspection })) }],
  };
  const { user, orders } = open(admin, { status: 200, body: {} }, inspected);
  const card = await screen.findByRole('region', { name: 'CRM e quadros' });
  expect(within(card).getByRole('row', { name: /^1\.2\.0/ })).toHaveTextContent('Não passou');
  await user.click(within(card).getByText('1.2.0 não passou na conferência do servidor'));
  expect(within(card).getAllByText(/GF-613 a listener stays/)[0]).toBeVisible();

  await user.click(within(card).getByRole('button', { name: 'Colocar versão no ar' }));
  await user.click(await screen.findByRole('switch', { name: /sem a conferência do servidor/ }));
  await user.type(screen.getByLabelText(/Motivo/), 'correção urgente');
  await user.click(screen.getByRole('button', { name: 'Colocar no ar' }));
  await waitFor(() =>
    expect(orders()).toMatchObject([{ body: { version: '1.2.0', withoutInspection: true, share: 100 } }]),
  );
});

test('an account is chosen by what people know of it, not by its id', async () => {
  const { user, orders } = open();
  const card = await screen.findByRole('region', { name: 'CRM e quadros' });
  await user.click(within(card).getByRole('button', { name: 'Colocar versão no ar' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Para quem/ }));
  await user.click(await screen.findByRole('option', { name: 'Uma conta' }));
  await user.type(within(dialog).getByRole('combobox', { name: /Conta/ }), 'vale');
  await user.click(await screen.findByRole('option', { name: 'Sol do Vale · ana@vale.test' }));
  await user.type(within(dialog).getByLabelText(/Motivo/), 'piloto');
  await user.click(within(dialog).getByRole('button', { name: 'Colocar no ar' }));
  await waitFor(() =>
    expect(orders()).toMatchObject([{ body: { scope: 'account', target: 'conta-1', version: '1.2.0' } }]),
  );
});

test('a token is made for an area that has no release yet, and its name is kept for the team', async () => {
  const reserved = [{ remote: 'mfe-obras', team: 'obras', by: 'admin@girassol.test', at: 0 }];
  const { user, orders } = open(
    admin,
    { status: 200, body: { id: 't', token: 'gdt_novo' } },
    { ...status, reserved },
  );
  const card = await screen.findByRole('region', { name: 'Tokens de publicação' });
  expect(card).toHaveTextContent('mfe-obras está reservado para a equipe obras, ainda sem versão publicada.');
  await user.click(within(card).getByRole('button', { name: 'Novo token' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Área/ }));
  await user.click(await screen.findByRole('option', { name: 'Uma área nova…' }));
  await user.type(within(dialog).getByLabelText(/Nome da área/), 'visitas');
  await user.type(within(dialog).getByLabelText(/Equipe/), 'campo');
  await user.type(within(dialog).getByLabelText(/^Nome(?! da)/), 'CI campo');
  await user.click(within(dialog).getByRole('button', { name: 'Criar token' }));
  expect(await within(dialog).findByText(/Comece por mfe-/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/Nome da área/));
  await user.type(within(dialog).getByLabelText(/Nome da área/), 'mfe-visitas');
  await user.click(within(dialog).getByRole('button', { name: 'Criar token' }));
  expect(await screen.findByText('gdt_novo')).toBeVisible();
  expect(orders()).toMatchObject([{ body: { remote: 'mfe-visitas', team: 'campo', name: 'CI campo' } }]);
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
  open(buildTestSession());
  expect(await screen.findByText('Somente para a administração')).toBeInTheDocument();
});

test('shows who may point the own browser elsewhere, permits a person, and ends that', async () => {
  const { user, orders } = open();
  const card = await screen.findByRole('region', { name: 'Pessoas com permissão' });
  expect(
    await within(card).findByText(/CRM e quadros · por admin@girassol.test: testa o funil/),
  ).toBeVisible();
  expect(within(card).getByText(/todas as áreas/)).toBeVisible();
  expect(within(card).getAllByRole('button', { name: /^Encerrar/ })).toHaveLength(1);

  await user.click(
    within(card).getByRole('button', { name: 'Encerrar a permissão de rafael@girassol.test' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Encerrar permissão' }));
  await waitFor(() =>
    expect(orders()).toMatchObject([
      { method: 'DELETE', path: '/federation/override-permissions/de-Rafael' },
    ]),
  );

  await user.click(within(card).getByRole('button', { name: 'Permitir pessoa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Permitir pessoa' });
  await user.type(within(dialog).getByLabelText(/E-mail/), 'bia@girassol.test');
  await user.click(within(dialog).getByRole('button', { name: /Área/ }));
  await user.click(await screen.findByRole('option', { name: 'Todas as áreas' }));
  await user.type(within(dialog).getByLabelText(/Motivo/), 'piloto');
  await user.click(within(dialog).getByRole('button', { name: 'Permitir' }));
  await waitFor(() =>
    expect(orders()[1]).toMatchObject({
      method: 'POST',
      body: { email: 'bia@girassol.test', remotes: null, why: 'piloto', until: expect.any(Number) },
    }),
  );
});
