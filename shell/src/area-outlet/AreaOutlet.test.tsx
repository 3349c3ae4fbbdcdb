import type { FailureCode, RemoteStatus } from '@girassol/federation';
import { buildTestSession, replyUnreachable } from '@girassol/shared-auth/testing';
import { Skeleton } from '@girassol/shared-ui';
import { waitMilliseconds } from '@girassol/shared-ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { buildRemote, goTo, renderApp } from '../testing/render-app';

const boards = buildRemote('mfe-crm-boards', ['/vendas/funil/:uid', '/vendas/finalizadas'], {
  title: 'CRM e quadros',
});
const session = buildTestSession();

/** The shell at the sales board, with a platform that says how the area is doing. */
async function renderArea(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = renderApp({ at: '/vendas/funil/u1', session, remotes: [boards], ...options });
  let status: RemoteStatus = { state: 'loading' };
  const listeners = new Set<() => void>();
  const { handle } = view.platform;
  handle.statusOf = () => status;
  handle.onStatusChange = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // The fake platform is read when the outlet appears: let it appear again. Parts of the shell arrive meanwhile.
  await act(async () => goTo('/inicio'));
  await act(async () => goTo('/vendas/funil/u1'));
  const become = (next: RemoteStatus) =>
    act(() => {
      status = next;
      for (const listener of listeners) listener();
    });
  return { ...view, become };
}

const failed = (code: FailureCode): RemoteStatus => ({
  state: 'failed',
  failure: { code, message: 'x', version: '1.2.3', team: 'crm' },
});

const element = () => document.getElementById('app-mfe-crm-boards');

test('while an area loads its shape shows, then the area itself', async () => {
  const { become } = await renderArea();
  expect(screen.getByText('Carregando CRM e quadros')).toBeInTheDocument();
  expect(element()).toHaveAttribute('hidden');
  become({ state: 'mounted' });
  expect(screen.queryByText('Carregando CRM e quadros')).toBeNull();
  expect(element()).not.toHaveAttribute('hidden');
});

test('a slow area is named after three seconds, and another page is offered after eight', async () => {
  await renderArea();
  const slow = 'Ainda chegam os arquivos da área CRM e quadros. A conexão está lenta.';
  await act(async () => goTo('/inicio'));
  jest.useFakeTimers();
  try {
    await act(async () => goTo('/vendas/funil/u1'));
    act(() => jest.advanceTimersByTime(2_900));
    expect(screen.queryByText(slow)).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText(slow)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ir para o início' })).toBeNull();
    act(() => jest.advanceTimersByTime(5_000));
    act(() => screen.getByRole('button', { name: 'Ir para o início' }).click());
    expect(window.location.pathname).toBe('/inicio');
  } finally {
    jest.useRealTimers();
  }
});

test('a blank page is no answer: the area, the address and the team are named, and the operator hears of it', async () => {
  const { become, platform, user } = await renderArea();
  const report = jest.fn();
  platform.handle.report = report;
  become({ state: 'mounted' });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    'A área CRM e quadros está aberta, mas não desenhou nada no endereço /vendas/funil/u1.',
  );
  expect(notice).toHaveTextContent('GF-207');
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0][0]).toMatchObject({
    code: 'GF-207',
    remote: 'mfe-crm-boards',
    path: '/vendas/funil/u1',
  });

  // A late page is shown, and another page of the area starts afresh.
  act(() => element()?.append('Funil'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(element()).not.toHaveAttribute('hidden');
  act(() => element()?.replaceChildren());
  await user.click(await screen.findByRole('button', { name: 'Ir para o início' }));
  expect(window.location.pathname).toBe('/inicio');
});

test('the shapes of what comes over a slow network are no blank page', async () => {
  const { become, platform } = await renderArea();
  const report = jest.fn();
  platform.handle.report = report;
  render(<Skeleton height={240} />, { container: element() ?? undefined });
  become({ state: 'mounted' });
  await waitMilliseconds(1_800);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('an area keeps its element while its own pages change', async () => {
  const { become } = await renderArea();
  become({ state: 'mounted' });
  const before = element();
  goTo('/vendas/finalizadas');
  expect(element()).toBe(before);
});

test('an area that does not open is named, with what happened, what is safe and a way to try again', async () => {
  const { become, user, platform } = await renderArea();
  const retry = jest.fn();
  platform.handle.retry = retry;
  become(failed('GF-202'));
  const notice = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'CRM e quadros não abriu' })).toBeInTheDocument();
  expect(notice).toHaveTextContent('Os arquivos desta área não chegaram ao seu navegador.');
  expect(notice).toHaveTextContent('O que você já salvou está seguro');
  expect(notice).toHaveTextContent('GF-202 · versão 1.2.3');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledWith('mfe-crm-boards');
});

test('menus and the other pages go on while an area is down', async () => {
  const { become } = await renderArea();
  become(failed('GF-206'));
  expect(await screen.findByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument();
  goTo('/inicio');
  expect(await screen.findByRole('heading', { level: 1, name: /Ana/ })).toBeInTheDocument();
});

test.each<[FailureCode, RegExp]>([
  ['GF-201', /não faz parte desta instalação/],
  ['GF-203', /por segurança não foi executado/],
  ['GF-204', /versão mais nova do aplicativo/],
  ['GF-205', /publicada com um defeito/],
  ['GF-206', /encontrou um erro e parou/],
  ['GF-207', /nada para mostrar neste endereço/],
])('the reason %s has words of its own', async (code, words) => {
  const { become } = await renderArea();
  become(failed(code));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

test('without a connection it is the connection that is named', async () => {
  let isBack = false;
  const { become, user, platform } = await renderArea({
    api: { 'GET /health': () => (isBack ? { status: 'ok', version: '1' } : replyUnreachable()) },
  });
  const retry = jest.fn();
  platform.handle.retry = retry;
  await act(async () => void window.dispatchEvent(new Event('offline')));
  become(failed('GF-202'));
  const notice = screen.getByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'Vendas' })).toBeVisible();
  expect(notice).toHaveTextContent('Você está sem conexão');
  expect(notice).toHaveTextContent('Esta área ainda não foi aberta neste aparelho.');
  await user.click(within(notice).getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledWith('mfe-crm-boards');

  retry.mockClear();
  isBack = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(retry).toHaveBeenCalledWith('mfe-crm-boards'));
});
