import { act, render, screen, waitFor } from '@testing-library/react';
import {
  getConnectionStatus,
  type Notice,
  onNotice,
  prefetchSettings,
  queryClient,
  useApiQuery,
  useConditionFacts,
  usePermissions,
  useSession,
  useSettings,
} from '..';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  logInForTest,
  renderWithSession,
  replyPending,
  replyRefused,
  replyUnreachable,
} from '../testing';
import { ApiProvider } from './api-provider';

const session = buildTestSession({ type: 'VENDOR' });
const settings = buildTestSettings({
  individualPermissions: { [session.userId]: { salesKanban: true } },
  permissions: { vendorPriceEdit: true },
});

function Columns({ isEnabled = true }: { isEnabled?: boolean }) {
  const { data, error, isPending } = useApiQuery(
    'GET /kanbans/single/columns/:type',
    { params: { type: 'SALES' } },
    { enabled: isEnabled, select: ({ kanban }) => kanban.columns.map(({ title }) => title).join() },
  );
  return <p>{error ? `erro: ${error.message}` : isPending ? 'carregando' : data}</p>;
}

const buildKanban = (...titles: string[]) => ({
  kanban: {
    _id: 'k',
    type: 'SALES' as const,
    columns: titles.map((title, order) => ({ _id: title, title, order, inactivityWindow: 24 })),
  },
});

describe('loading', () => {
  test('a call of the contract is a query', async () => {
    fakeApi({ 'GET /kanbans/single/columns/:type': buildKanban('Novo', 'Proposta') });
    renderWithSession(<Columns />);
    expect(screen.getByText('carregando')).toBeInTheDocument();
    expect(await screen.findByText('Novo,Proposta')).toBeInTheDocument();
  });

  test('[shell.errors-008] a load that fails shows no dialog; its screen says what happened', async () => {
    const notices: Notice[] = [];
    const stop = onNotice((notice) => notices.push(notice));
    fakeApi({ 'GET /kanbans/single/columns/:type': replyRefused(500, { message: 'quebrou' }) });
    renderWithSession(<Columns />);
    expect(await screen.findByText('erro: quebrou')).toBeInTheDocument();
    expect(notices).toEqual([]);
    stop();
  });

  test('[shell-015] a screen that closes cancels its loads', async () => {
    let signal: AbortSignal | null | undefined;
    const server = fakeApi({ 'GET /kanbans/single/columns/:type': replyPending() });
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      signal = init?.signal;
      return send(input, init);
    };
    const { unmount } = renderWithSession(<Columns />);
    await waitFor(() => expect(server.calls('GET /kanbans/single/columns/:type')).toHaveLength(1));
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  test('what failed for want of a connection is loaded when it is back', async () => {
    const server = fakeApi({
      'GET /kanbans/single/columns/:type': replyUnreachable(),
      'GET /health': replyUnreachable(),
    });
    renderWithSession(<Columns />);
    expect(await screen.findByText(/^erro/)).toBeInTheDocument();
    await waitFor(() => expect(getConnectionStatus()).toBe('OFFLINE'));

    server.answer({
      'GET /kanbans/single/columns/:type': buildKanban('Novo'),
      'GET /health': { status: 'ok', version: 'test' },
    });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Novo')).toBeInTheDocument();
  });

  test('one more try is given to failures of network and server, none to refusals', () => {
    // In a copy of its own, since the test doubles turn second tries off.
    jest.isolateModules(() => {
      const { queryClient: fresh, ApiError: Refused } = jest.requireActual<typeof import('..')>('..');
      const retry = fresh.getDefaultOptions().queries?.retry;
      if (typeof retry !== 'function') throw new Error('no rule');
      const failure = (status: number) => new Refused({ status, message: '', requestId: '' });
      expect([0, 500, 503].map((status) => retry(0, failure(status)))).toEqual([true, true, true]);
      expect([400, 401, 404, 409].map((status) => retry(0, failure(status)))).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect(retry(1, failure(500))).toBe(false);
      expect(retry(0, new Error('bug'))).toBe(false);
    });
  });

  test('what one person read is never shown to the next', async () => {
    fakeApi({ 'GET /kanbans/single/columns/:type': buildKanban('Novo') });
    const { unmount } = renderWithSession(<Columns />);
    await screen.findByText('Novo');
    unmount();
    logInForTest(buildTestSession({ userId: 'other' }));
    expect(queryClient.getQueryData(['GET /kanbans/single/columns/:type'])).toBeUndefined();
    expect(queryClient.getQueryCache().findAll({ queryKey: ['GET /kanbans/single/columns/:type'] })).toEqual(
      [],
    );
  });
});

describe('the person', () => {
  function Person() {
    const facts = useConditionFacts('SALES');
    return (
      <>
        <p>nome: {useSession()?.personalData.name ?? 'ninguém'}</p>
        <p>permissões: {JSON.stringify(usePermissions())}</p>
        <p>preço: {String(useSettings()?.permissions.vendorPriceEdit)}</p>
        <p>
          fatos:{' '}
          {facts
            ? `${facts.session.type} ${facts.boardKind} ${facts.preferences?.vendorPriceEdit}`
            : 'nenhum'}
        </p>
      </>
    );
  }

  test('[shell-010, shell.session-005] session, settings, own flags and facts are there together', () => {
    renderWithSession(<Person />, { session, settings });
    expect(screen.getByText('nome: Ana Souza')).toBeInTheDocument();
    expect(screen.getByText('permissões: {"salesKanban":true}')).toBeInTheDocument();
    expect(screen.getByText('preço: true')).toBeInTheDocument();
    expect(screen.getByText('fatos: VENDOR SALES true')).toBeInTheDocument();
  });

  test('nobody has no facts and asks for nothing', () => {
    const server = fakeApi();
    renderWithSession(<Person />, { session: null });
    expect(screen.getByText('fatos: nenhum')).toBeInTheDocument();
    expect(screen.getByText('permissões: {}')).toBeInTheDocument();
    expect(server.log).toEqual([]);
  });

  test('settings asked for ahead are asked for once', async () => {
    const server = fakeApi({ 'GET /settings/user/:userId': { settings } });
    logInForTest(session, null);
    prefetchSettings();
    render(<Person />, { wrapper: ApiProvider });
    expect(await screen.findByText('preço: true')).toBeInTheDocument();
    expect(server.calls('GET /settings/user/:userId')).toHaveLength(1);
  });

  test('facts wait for the settings; without any the person has no flags', async () => {
    const server = fakeApi({ 'GET /settings/user/:userId': replyRefused(500) });
    renderWithSession(<Person />, { session, settings: null });
    expect(screen.getByText('fatos: nenhum')).toBeInTheDocument();
    expect(await screen.findByText('fatos: VENDOR SALES undefined')).toBeInTheDocument();
    expect(screen.getByText('permissões: {}')).toBeInTheDocument();
    expect(server.calls('GET /settings/user/:userId')[0]?.params.userId).toBe(session.userId);
  });

  test('the same facts are the same object, so that nothing is drawn again for nothing', () => {
    const seen = new Set<unknown>();
    const Watch = () => {
      seen.add(useConditionFacts());
      return null;
    };
    logInForTest(session, settings);
    const { rerender } = render(<Watch />, { wrapper: ApiProvider });
    rerender(<Watch />);
    expect(seen.size).toBe(1);
    act(() => logInForTest(buildTestSession(), settings));
    expect(seen.size).toBe(2);
  });
});
