/** @styles */
import { buildTestSession } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reloadPageFromServer } from '../page/reload-page-from-server';
import { CALCULATOR_PATH } from '../routes/decide';
import { buildRemote, getAddress, goTo, renderApp } from '../testing/render-app';

const manager = buildTestSession({ personalData: { name: 'Ana Souza' } });
const inactive = buildTestSession({ statusOk: false });
const calculatorClient = buildTestSession({ isSerranaCalcClient: true, whitelabel: 'SERRANA' });
const boards = buildRemote('mfe-crm-boards', ['/vendas/funil/:uid', '/clientes/lista/:uid'], {
  title: 'CRM e quadros',
});

jest.mock('../page/reload-page-from-server', () => ({ reloadPageFromServer: jest.fn() }));

test('[shell.access-001] /iniciando shows a loader and goes to /inicio after one second', async () => {
  jest.useFakeTimers();
  renderApp({ at: '/iniciando', session: manager });
  expect(screen.getByText('Preparando seu dia…')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(getAddress()).toBe('/iniciando');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(getAddress()).toBe('/inicio');
  jest.useRealTimers();
});

test('[shell.access-002] an unknown address leads by /iniciando to /inicio', async () => {
  renderApp({ at: '/nao-existe', session: manager });
  expect(getAddress()).toBe('/iniciando');
  await waitFor(() => expect(getAddress()).toBe('/inicio'));
});

test('whether somebody is in decides what is drawn first', async () => {
  const { unmount } = renderApp({ at: '/inicio', session: manager });
  expect(getAddress()).toBe('/inicio');
  expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  unmount();
  await act(async () => renderApp({ at: '/inicio', session: null }));
  expect(getAddress()).toBe('/login');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[shell.session-003] when the session ends the visitor is led to the login', async () => {
  jest.useFakeTimers();
  renderApp({ at: '/inicio', session: buildTestSession({ expiration: Date.now() + 5_000 }) });
  expect(getAddress()).toBe('/inicio');
  await act(() => jest.advanceTimersByTimeAsync(5_001));
  expect(getAddress()).toBe('/login');
  expect(localStorage.getItem('girassol.session')).toBeNull();
  jest.useRealTimers();
});

test('[shell.access-010] an irregular account reads why on every page, with the way to pay where there is one', async () => {
  const account = buildRemote('mfe-account', ['/financeiro']);
  renderApp({ at: '/inicio', session: inactive, remotes: [account] });
  const banner = await screen.findByRole('region', { name: 'Situação do pagamento' });
  expect(banner).toHaveTextContent('Sua situação de pagamento está irregular.');
  expect(banner).toHaveTextContent('Algumas funcionalidades foram removidas até a regularização.');
  expect(within(banner).getByRole('link')).toHaveAttribute('href', '/financeiro');
});

test('[shell.access-009, shell.access-010] a page that did not open is named in the one notice, with who may pay', async () => {
  const account = buildRemote('mfe-account', ['/financeiro']);
  const { unmount } = renderApp({
    at: '/vendas/funil/u1',
    session: inactive,
    remotes: [account, boards],
  });
  expect(getAddress()).toBe('/iniciando');
  const findBanner = () => screen.findByRole('region', { name: 'Situação do pagamento' });
  await waitFor(async () => expect(await findBanner()).toHaveTextContent('não abre por enquanto.'));
  expect(await findBanner()).toHaveTextContent('Sem acesso por enquanto: Vendas e Atualizações.');
  expect(within(await findBanner()).getByRole('link')).toHaveAttribute('href', '/financeiro');
  // Whoever comes to the home page again is not told of it again.
  goTo('/termos-de-uso-e-politica-de-privacidade');
  goTo('/inicio');
  await waitFor(async () => expect(await findBanner()).not.toHaveTextContent('não abre'));
  unmount();

  renderApp({ at: '/inicio', session: { ...inactive, type: 'VENDOR' }, remotes: [account] });
  expect(await findBanner()).toHaveTextContent('Só o titular da conta pode regularizar.');
});

test('[shell.access-010] where no area takes payments the banner leads nowhere', async () => {
  renderApp({ at: '/inicio', session: inactive });
  const banner = await screen.findByRole('region', { name: 'Situação do pagamento' });
  expect(within(banner).queryByRole('link')).toBeNull();
});

test('an account in good standing reads no such thing', async () => {
  renderApp({ at: '/inicio', session: manager });
  await screen.findByRole('button', { name: 'Buscar' });
  expect(screen.queryByRole('region', { name: 'Situação do pagamento' })).toBeNull();
});

test('[shell.chrome-001] public documents are loaded from the server, without bar and menu', async () => {
  const proposals = buildRemote('mfe-proposals', ['/proposta/final/:pid']);
  renderApp({ at: '/proposta/final/p1', session: manager, remotes: [proposals] });
  await waitFor(() => expect(reloadPageFromServer).toHaveBeenCalledTimes(1));
  expect(document.querySelector('#app-mfe-proposals')).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[shell.chrome-002] a calculator client has no top bar, and can leave', async () => {
  const proposals = buildRemote('mfe-proposals', [CALCULATOR_PATH]);
  const { user } = renderApp({ at: '/inicio', session: calculatorClient, remotes: [proposals] });
  expect(getAddress()).toBe(CALCULATOR_PATH);
  expect(screen.queryByRole('banner')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'SAIR' }));
  expect(getAddress()).toBe('/login');
});

test('where the calculator is not installed its client is told so', async () => {
  renderApp({ at: '/inicio', session: calculatorClient });
  expect(
    await screen.findByRole('heading', { name: 'A calculadora não está disponível' }),
  ).toBeInTheDocument();
});

test('a domain without a site says what is missing, and asks nobody to log in', async () => {
  renderApp({
    at: '/login',
    page: { host: { name: 'solardojoao.com.br', isProduct: false, siteId: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Ainda não há um site aqui' })).toBeInTheDocument();
  expect(screen.getByText(/solardojoao\.com\.br/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Senha')).toBeNull();
});

test('[shell.access-014] on a host without a site an address of one is not asked for again and again', async () => {
  renderApp({
    at: '/institucional/x',
    session: null,
    remotes: [buildRemote('mfe-website', ['/institucional/:id'])],
    page: { host: { name: 'cliente.exemplo', isProduct: false, siteId: null } },
  });
  expect(await screen.findByRole('heading', { name: 'Ainda não há um site aqui' })).toBeInTheDocument();
});

test.each(['/qualquer', '/login', '/inicio', '/termos-de-uso-e-politica-de-privacidade'])(
  '[shell-024, shell.access-014, shell.access-015] on a custom domain %s leads to the site of its owner, signed in or not',
  async (at) => {
    for (const session of [null, manager]) {
      const { unmount } = renderApp({
        at,
        session,
        remotes: [buildRemote('mfe-website', ['/institucional/:id'])],
        page: { host: { name: 'solardojoao.com.br', isProduct: false, siteId: 'joao' } },
      });
      expect(getAddress()).toBe('/institucional/joao');
      expect(screen.queryByLabelText('Senha')).toBeNull();
      unmount();
    }
  },
);

test('[shell.access-019] the trial form leads to the checkout where that is, and elsewhere to where visitors begin', async () => {
  const account = buildRemote('mfe-account', [
    '/sobre',
    '/form-teste-gratis-checkout',
    '/assinatura/checkout/:planId',
  ]);
  const trial = renderApp({ at: '/form-teste-gratis-checkout?planId=3', remotes: [account] });
  expect(getAddress()).toBe('/assinatura/checkout/3');
  trial.unmount();
  // No area answers it yet: the address is as unknown as any other.
  renderApp({ at: '/form-teste-gratis-checkout' });
  await waitFor(() => expect(getAddress()).not.toContain('checkout'));
  expect(await screen.findByLabelText('Senha')).toBeInTheDocument();
});

test('on every change of page the tab is named, the heading takes the focus and the page is announced', async () => {
  renderApp({ at: '/inicio', session: manager });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Início · Girassol');
  expect(document.body).toHaveFocus();

  goTo('/termos-de-uso-e-politica-de-privacidade');
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Termos de uso e política de privacidade',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Termos de uso e política de privacidade · Girassol');
  expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent(
    'Termos de uso e política de privacidade',
  );
});

test('a change within a page leaves the focus alone', async () => {
  const { user } = renderApp({ at: '/vendas/funil/u1', session: manager, remotes: [boards] });
  await user.click(await screen.findByRole('button', { name: 'Buscar' }));
  const box = await screen.findByRole('combobox', { name: 'Buscar tudo' });
  goTo('/vendas/funil/u1?item=i1');
  expect(box).toHaveFocus();
});

test('a link opened in another tab is left to the browser', async () => {
  const { user } = renderApp({ at: '/inicio', session: manager, remotes: [boards] });
  const link = await screen.findByRole('link', { name: 'Vendas' });
  await user.keyboard('{Control>}');
  // The browser would open a tab here; jsdom does nothing.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(getAddress()).toBe('/inicio');
});
