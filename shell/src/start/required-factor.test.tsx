import { api, getSession } from '@girassol/shared-auth';
import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { getFactorSetupPath } from '../navigation/factor-setup-path';
import { buildRemote, getAddress, goTo, renderApp } from '../testing/render-app';

const READ = 'GET /notifications/user/:userId/:page';
const account = buildRemote('mfe-account', ['/conta/senha/:uid', '/configuracoes']);
const lacking = buildTestSession({ factorDueOn: '2026-11-20', needsFactor: true });
const setup = `/conta/senha/${lacking.userId}`;
const banner = () => screen.findByRole('region', { name: 'Exigência da conta' });

test('before the day every page says it, with the way to set a factor up', async () => {
  renderApp({ at: '/inicio', session: buildTestSession({ factorDueOn: '2026-12-05' }), remotes: [account] });
  expect(await banner()).toHaveTextContent(
    'A partir de 05/12/2026, sua conta exige a verificação em duas etapas de todos.',
  );
  expect(screen.getByRole('link', { name: 'Configurar agora' })).toHaveAttribute('href', setup);
  expect(getAddress()).toBe('/inicio');
});

test.each([true, false])(
  'from the day every address leads to the set-up, without menus, in good standing or not (%s)',
  async (statusOk) => {
    renderApp({ at: '/inicio', session: { ...lacking, statusOk }, remotes: [account] });
    expect(getAddress()).toBe(setup);
    expect(await banner()).toHaveTextContent('para continuar');
    expect(screen.queryByRole('navigation')).toBeNull();
    act(() => goTo('/configuracoes'));
    expect(getAddress()).toBe(setup);
    expect(screen.getByRole('button', { name: 'SAIR' })).toBeVisible();
  },
);

test('a live session that is refused for it goes to the set-up at once', async () => {
  const session = buildTestSession();
  renderApp({
    at: '/inicio',
    session,
    remotes: [account],
    api: { [READ]: replyRefused(403, { message: 'Sua conta exige…', needsFactor: true }) },
  });
  await act(async () => {
    await api(READ, { params: { userId: session.userId, page: 0 }, query: {} }).catch(() => undefined);
  });
  await waitFor(() => expect(getAddress()).toBe(`/conta/senha/${session.userId}`));
  expect(getSession()?.needsFactor).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a page with unsaved text stays', () => {
  expect(getFactorSetupPath(lacking, '/vendas/funil/u1', () => true)).toBeNull();
  expect(getFactorSetupPath(lacking, '/vendas/funil/u1', () => false)).toBe(setup);
  expect(getFactorSetupPath(lacking, setup, () => true)).toBe(setup);
  expect(getFactorSetupPath(buildTestSession(), '/inicio', () => false)).toBeNull();
  expect(getFactorSetupPath(null, '/login', () => false)).toBeNull();
});
