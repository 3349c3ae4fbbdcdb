import { consumeVisitLink, getSession, takeVisitLink } from '@girassol/shared-auth';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import type { Visit } from '@girassol/support-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { EnterAsDialog } from './EnterAsDialog';
import OpenVisitPage from './OpenVisitPage';
import VisitsSection from './VisitsSection';

const LIST = 'GET /visits/list/:multiplier';
const NEW = 'POST /operation/visits/new';
const OPEN = 'POST /visits/open';
const ALLOW = 'PUT /visits/writes/:visitId';
const user = userEvent.setup();

const visit: Visit = {
  _id: '0198a000-0000-7000-8000-000000000001',
  visitor: 'Bea',
  person: { _id: 'p', name: 'Ana Lima' },
  reason: 'Kit some da lista',
  ticketId: null,
  from: Date.now(),
  until: Date.now() + 60_000,
  isLive: true,
  writes: 'ASKED',
  writesAllowedBy: null,
  pages: [],
};

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

async function show(element: ReactElement, routes: FakeRoutes) {
  const server = fakeApi(routes);
  await act(async () => {
    renderWithSession(
      <MemoryRouter>
        {element}
        <Address />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ isAdmin: true }) },
    );
  });
  return server;
}

afterEach(() => sessionStorage.clear());

test('the owner allows changes in a visit after a question, and ends it', async () => {
  const server = await show(<VisitsSection />, {
    [LIST]: {
      visits: [
        visit,
        {
          ...visit,
          _id: `${visit._id.slice(0, -1)}2`,
          isLive: false,
          pages: [{ path: '/kits', title: 'Kits', at: Date.UTC(2026, 10, 26, 13) }],
        },
      ],
      hasMoreItems: false,
    },
    [ALLOW]: {},
    'DELETE /visits/single/:visitId': {},
  });
  const [live, past] = await screen.findAllByRole('listitem');
  if (!live || !past) throw new Error('no rows');
  expect(live).toHaveTextContent('Bea como Ana LimaAgoraPede para alterarMotivo: Kit some da lista');
  expect(within(past).queryByRole('button')).toBeNull();
  expect(live).not.toHaveTextContent('vista');
  expect(past).toHaveTextContent('1 página vista');
  expect(past).toHaveTextContent('10:00 · Kits /kits');
  await user.click(within(live).getByRole('button', { name: 'Permitir alterações nesta visita' }));
  expect(server.calls(ALLOW)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Permitir' }));
  await waitFor(() => expect(server.calls(ALLOW)).toHaveLength(1));
  await user.click(within(live).getByRole('button', { name: 'Encerrar visita' }));
  expect(await screen.findByText('Visita encerrada.')).toBeVisible();
});

test('"Entrar como" proposes the owner, asks for the reason, and opens a tab without an opener', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const people = [
    { _id: 'v', name: 'Caio', email: 'caio@sol.test', type: 'VENDOR' as const, since: 0 },
    { _id: 'o', name: 'Ana Lima', email: 'ana@sol.test', type: 'MANAGER' as const, since: 0 },
  ];
  const account = {
    _id: 'a',
    name: 'Solar',
    signupPlan: 'CRM' as const,
    whitelabel: null,
    activeModules: [],
    statusOk: true,
    financeStatus: null,
    since: 0,
    people,
    mayLink: true,
    revision: 0,
    history: [],
  };
  const server = await show(<EnterAsDialog account={account} ticketId="t" onClose={() => {}} />, {
    'GET /operation/accounts/single/:accountId': { account },
    [NEW]: replyRefused(429, { message: 'Você abriu muitas visitas seguidas.' }),
  });
  const dialog = await screen.findByRole('dialog', { name: 'Entrar em Solar' });
  await user.type(await within(dialog).findByLabelText('Motivo'), 'Kit some');
  await user.click(within(dialog).getByRole('button', { name: 'Entrar como' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('muitas visitas');
  expect(opened).not.toHaveBeenCalled();
  server.answer({ [NEW]: { email: 'ana@sol.test', token: 'segredo', ticketId: 't', until: 0 } });
  await user.click(within(dialog).getByRole('button', { name: 'Entrar como' }));
  expect(await within(dialog).findByRole('link', { name: 'Abrir a visita' })).toHaveAttribute(
    'rel',
    'noopener',
  );
  expect(server.calls(NEW)[1]?.body).toEqual({
    accountId: 'a',
    userId: 'o',
    ticketId: 't',
    reason: 'Kit some',
  });
  expect(opened).toHaveBeenCalledWith('/admin-from-adm/ana%40sol.test/segredo/t', '_blank', 'noopener');
  opened.mockRestore();
});

test('[admin-003] the link opens the visit in this tab, and the ticket; read again it opens nothing', async () => {
  window.history.pushState(null, '', '/admin-from-adm/ana%40sol.test/segredo/chamado');
  takeVisitLink();
  const session = buildTestSession({
    userId: 'visitada',
    visit: { _id: 'v', visitor: 'Bea', account: 'Solar', writes: 'NONE' },
  });
  const server = await show(<OpenVisitPage />, { [OPEN]: { session } });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/ticket/chamado'));
  expect(server.calls(OPEN)[0]?.body).toEqual({ email: 'ana@sol.test', token: 'segredo' });
  expect(server.calls(OPEN)[0]?.headers.get('authorization')).toBeNull();
  expect(getSession()?.userId).toBe('visitada');
  expect(consumeVisitLink()).toBeNull();
});

test('a link that was used says so, and calls nothing', async () => {
  const server = await show(<OpenVisitPage />, {});
  expect(await screen.findByText('A visita não abriu')).toBeVisible();
  expect(server.calls(OPEN)).toEqual([]);
});
