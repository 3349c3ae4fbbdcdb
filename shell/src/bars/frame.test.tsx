/** @styles */
import { buildTestSession, replyRefused, replyUnreachable } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildRemote, closeDialog, getAddress, renderApp } from '../testing/render-app';
import { watchVersion } from '../updates/version-watch';
import { setMenuState } from './menu-state';

// The sales page is written by the server: jsdom loads no page.
jest.mock('../page/reload-page-from-server', () => ({ reloadPageFromServer: jest.fn() }));

const manager = buildTestSession({ personalData: { name: 'Ana Souza' } });
const remotes = [
  buildRemote('mfe-crm-boards', [
    '/vendas/funil/:uid',
    '/vendas/agenda/:uid',
    '/vendas/finalizadas',
    '/clientes/lista/:uid',
  ]),
];

const menu = () => screen.findByRole('navigation', { name: 'Menu principal' });
const person = (name: RegExp = /Ana Souza/) => screen.findByRole('button', { name });

afterEach(() => setMenuState('open'));

test('the side menu shows what the person may open, by group', async () => {
  renderApp({ at: '/inicio', session: manager, remotes });
  const nav = await menu();
  expect(within(nav).getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
  const commercial = await within(nav).findByRole('region', { name: 'Comercial' });
  expect(
    within(commercial)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Vendas', 'Clientes']);
});

test('the entries below the current one show, those of the others when asked for', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes });
  const nav = await menu();
  expect(within(nav).queryByRole('link', { name: 'Agenda' })).toBeNull();
  await user.click(await within(nav).findByRole('button', { name: 'Mais de Vendas' }));
  expect(within(nav).getByRole('link', { name: 'Agenda' })).toHaveAttribute(
    'href',
    `/vendas/agenda/${manager.managerId}`,
  );
  await user.click(within(nav).getByRole('link', { name: 'Finalizadas' }));
  expect(getAddress()).toBe('/vendas/finalizadas');
  expect(within(nav).getByRole('link', { name: 'Finalizadas' })).toHaveAttribute('aria-current', 'page');
});

test.each(['/vendas/registro', '/vendas/editar/1', '/vendas/funil/somebody-else'])(
  'at %s one is still at the entry of the board',
  async (at) => {
    renderApp({
      at,
      session: manager,
      remotes: [
        buildRemote('mfe-crm-boards', [
          '/vendas/funil/:uid',
          '/vendas/registro',
          '/vendas/editar/:sid',
          '/vendas/finalizadas',
        ]),
      ],
    });
    const nav = await menu();
    expect(await within(nav).findByRole('link', { name: 'Vendas' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Finalizadas' })).not.toHaveAttribute('aria-current');
  },
);

test('[shell.chrome-003, shell.chrome-004] the menu collapses and hides, and is found as it was left', async () => {
  const first = renderApp({ at: '/inicio', session: manager, remotes });
  expect(await screen.findByRole('link', { name: /, início$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await first.user.click(await screen.findByRole('button', { name: 'Recolher menu' }));
  expect(await screen.findByRole('link', { name: 'Vendas' })).toHaveAttribute('data-tip', 'Vendas');
  expect(localStorage.getItem('girassol.menu')).toBe('collapsed');
  await first.user.click(screen.getByRole('button', { name: 'Ocultar menu' }));
  expect(screen.queryByRole('navigation', { name: 'Menu principal' })).toBeNull();
  expect(localStorage.getItem('girassol.menu')).toBe('hidden');
  first.unmount();
  // As after a reload: nothing is known but what the browser keeps.
  await jest.isolateModulesAsync(async () => {
    const { getMenuState } = await import('./menu-state');
    expect(getMenuState()).toBe('hidden');
  });

  const second = renderApp({ at: '/inicio', session: manager, remotes });
  await second.user.click(await screen.findByRole('button', { name: 'Mostrar menu' }));
  expect(await menu()).toBeInTheDocument();
});

test('[shell.chrome-005] on narrow screens the menu opens as a drawer and closes when followed', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes });
  await user.click(await screen.findByRole('button', { name: 'Abrir menu', hidden: true }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu principal' });
  await user.click(await within(drawer).findByRole('link', { name: 'Clientes' }));
  expect(getAddress()).toBe(`/clientes/lista/${manager.managerId}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[shell.chrome-008, shell.session-004] SAIR in the side menu ends the session and goes to /login', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes });
  await user.click(await screen.findByRole('button', { name: 'SAIR' }));
  expect(getAddress()).toBe('/login');
  expect(localStorage.getItem('girassol.session')).toBeNull();
});

test('[shell.chrome-009, shell.access-021] the sign-out of the top bar goes to /, and on to where visitors begin', async () => {
  const { user } = renderApp({
    at: '/inicio',
    session: manager,
    remotes: [buildRemote('mfe-account', ['/sobre'])],
  });
  await user.click(await person());
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  await waitFor(() => expect(getAddress()).toBe('/sobre'));
  expect(localStorage.getItem('girassol.session')).toBeNull();
});

test.each([
  ['MANAGER', 'Dono da Conta'],
  ['VENDOR', 'Colaborador'],
] as const)('[shell.chrome-013] the profile shows a %s as %s', async (type, label) => {
  const { user } = renderApp({ at: '/inicio', session: { ...manager, type }, remotes });
  await user.click(await person());
  expect(await screen.findByText(`Ana Souza · ${label}`)).toBeInTheDocument();
  await user.keyboard('{Escape}');
});

test('the theme is chosen in the menu of the person', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes });
  await user.click(await person());
  await user.click(await screen.findByRole('menuitem', { name: 'Tema escuro' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await user.click(await person());
  await user.click(await screen.findByRole('menuitem', { name: 'Tema do sistema' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
});

test('the keyboard opens help and search, and collapses the menu; letters in a field stay letters', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes });
  await menu();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toHaveTextContent(
    'Buscar tudo: pessoas, vendas, propostas, ações',
  );
  await user.click(screen.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.keyboard('[[');
  expect(await screen.findByRole('button', { name: 'Expandir menu' })).toBeInTheDocument();

  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Buscar tudo' });
  await user.type(box, '?[[');
  expect(box).toHaveValue('?[');
  expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[shell.menus-018] a locked entry explains what the ENTERPRISE plan brings', async () => {
  const { user } = renderApp({ at: '/inicio', session: { ...manager, signupPlan: 'BASIC' }, remotes });
  await user.click(await screen.findByRole('button', { name: 'Recursos ENTERPRISE' }));
  const dialog = await screen.findByRole('dialog', { name: 'Conheça os recursos do plano ENTERPRISE' });
  expect(within(dialog).getByRole('list', { name: 'Nos planos CRM e ENTERPRISE' })).toHaveTextContent(
    'Vendas',
  );
  await user.click(within(dialog).getByText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[shell.menus-017] the finance platform explains how it is unlocked, with the contact of the distribution', async () => {
  const account = buildRemote('mfe-account', ['/configuracoes-azume-financeiro']);
  const { user, platform } = renderApp({
    at: '/inicio',
    session: manager,
    remotes: [account],
    page: {
      distribution: {
        key: 'girassol',
        brand: { name: 'Girassol', title: 'Girassol', description: '' },
        support: { whatsapp: '48999990000' },
      },
    },
  });
  expect(platform.handle.page.registry.remotes).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /Plataforma financeira/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Plataforma financeira' });
  expect(dialog).toHaveTextContent('Desbloqueie a plataforma financeira. Fale com nossa equipe');
  expect(within(dialog).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5548999990000',
  );
  await closeDialog(user, 'Entendi');
});

test('[shell.menus-016] an active finance platform opens', async () => {
  const account = buildRemote('mfe-account', ['/configuracoes-azume-financeiro']);
  const session = buildTestSession({ azumeFinanceData: { status: 'ACTIVE' } });
  renderApp({ at: '/inicio', session, remotes: [account] });
  expect(await screen.findByRole('link', { name: 'Plataforma financeira' })).toHaveAttribute(
    'href',
    '/configuracoes-azume-financeiro',
  );
});

test('[shell.menus-015] menus that the account hides do not show', async () => {
  renderApp({
    at: '/inicio',
    session: manager,
    remotes,
    settings: { interface: { hiddenMenus: ['clientes'] } },
  });
  const nav = await menu();
  await within(nav).findByRole('link', { name: 'Vendas' });
  expect(within(nav).queryByRole('link', { name: 'Clientes' })).toBeNull();
});

test('the bar under the thumb has the places used most', async () => {
  renderApp({ at: '/inicio', session: manager, remotes });
  const bar = await screen.findByLabelText('Lugares mais usados');
  await waitFor(() =>
    expect(
      within(bar)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent),
    ).toEqual(['Início', 'Vendas', 'Agenda', 'Clientes']),
  );
});

describe('[shell.chrome-010] the update icon', () => {
  const icon = (name: RegExp) => screen.findByLabelText(name);

  afterEach(() => jest.useRealTimers());

  test('is quiet while the app is up to date', async () => {
    renderApp({ at: '/inicio', session: manager });
    expect(await icon(/^App Atualizado$/)).toBeInTheDocument();
  });

  test('[shell.updates-004] says when the connection is lost and when it is back', async () => {
    const { server } = renderApp({
      at: '/inicio',
      session: manager,
      api: { 'GET /health': replyUnreachable() },
    });
    await icon(/^App Atualizado$/);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await icon(/^App Offline$/)).toBeInTheDocument();
    expect(screen.getByText(/^Sem conexão\./)).toBeInTheDocument();
    server.answer({ 'GET /health': { status: 'ok', version: 'x' } });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await icon(/^App Atualizado$/)).toBeInTheDocument();
    expect(screen.getByText('Conexão restabelecida.')).toBeInTheDocument();
  });

  test.each([
    [false, /^Atualização Disponível/],
    [true, /^Atualização Importante/],
  ])('says that a version waits, critical: %s', async (critical, words) => {
    // The critical one has ended a session before: this is the login after it.
    localStorage.setItem('girassol.critical-update', '0.0.0-test');
    jest.useFakeTimers();
    renderApp({
      at: '/inicio',
      session: manager,
      api: { 'POST /updates/updated': { needUpdate: true, critical } },
    });
    const stop = watchVersion({
      version: '0.0.0-test',
      registry: { revision: 'test' },
      shell: { version: '0.0.0-test' },
    });
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(await icon(words)).toBeInTheDocument();
    stop();
  });
});

test('[shell.errors-003, shell.session-008] a forbidden access is told, then leads to the login', async () => {
  const { user, server } = renderApp({ at: '/inicio', session: manager });
  await menu();
  server.answer({
    'GET /health/ready': replyRefused(403, { message: 'Acesso proibido', title: 'Fim da sessão' }),
  });
  const { api } = await import('@girassol/shared-auth');
  await act(() => api('GET /health/ready').catch(() => undefined));
  const dialog = await screen.findByRole('alertdialog', { name: 'Fim da sessão' });
  expect(dialog).toHaveTextContent('Acesso proibido');
  expect(getAddress()).toBe('/inicio');
  await closeDialog(user, 'Fechar');
  await waitFor(() => expect(getAddress()).toBe('/login'));
});

test('[shell.session-008] a forbidden write of a screen that tells refusals itself is told once, then leads to the login', async () => {
  const { user, server } = renderApp({ at: '/inicio', session: manager });
  await menu();
  const SAVE = 'PATCH /settings/user/:userId';
  server.answer({ [SAVE]: replyRefused(403, { message: 'Acesso proibido', title: 'ATENÇÃO' }) });
  const { api } = await import('@girassol/shared-auth');
  const { showErrorDialog: alertDialog } = await import('@girassol/shared-ui');
  const save = async () => {
    try {
      await api(SAVE, { params: { userId: manager.userId }, body: {}, silent: true });
    } catch (error) {
      void alertDialog({ text: error instanceof Error ? error.message : '' });
    }
  };
  await act(save);
  const dialog = await screen.findByRole('alertdialog', { name: 'ATENÇÃO' });
  expect(dialog).toHaveTextContent('Acesso proibido');
  expect(getAddress()).toBe('/inicio');
  await closeDialog(user, 'Fechar');
  await waitFor(() => expect(getAddress()).toBe('/login'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[shell.menus-020] a white-label brings its name and its logo, and nothing else changes', async () => {
  const brand = { name: 'Serrana Solar', title: 'Serrana', description: '', logoUrl: '/marcas/serrana.svg' };
  const links = async () => (await menu()).textContent;
  const house = renderApp({ at: '/inicio', session: manager, remotes });
  await screen.findByRole('link', { name: 'Vendas' });
  const usual = await links();
  house.unmount();
  renderApp({ at: '/inicio', session: manager, remotes, page: { distribution: { key: 'SERRANA', brand } } });
  const home = await screen.findByRole('link', { name: 'Serrana Solar, início' });
  expect(within(home).getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    '/marcas/serrana.svg',
  );
  await screen.findByRole('link', { name: 'Vendas' });
  expect(await links()).toBe(usual);
});
