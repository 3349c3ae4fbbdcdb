import { fakeApi, refuse, renderWithSession, testSession, testSettings } from '@girassol/shared-auth/testing';
import { UiSurroundings } from '@girassol/shared-ui/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { EDITOR_PATH, sitePath } from '../addresses/addresses';
import { SiteFrame } from './SiteFrame';

const DRAFT = 'GET /websites/draft/:userId';
const ONLINE = 'GET /websites/user/:userId';

function open(uid: string, routes = {}, session = testSession(), permissions = {}) {
  const server = fakeApi({ [DRAFT]: { website: null, mayPublish: true }, ...routes });
  renderWithSession(
    <UiSurroundings>
      <MemoryRouter initialEntries={[sitePath(EDITOR_PATH, uid)]}>
        <Routes>
          <Route
            path={EDITOR_PATH}
            element={
              <SiteFrame title="Website" actions={<button type="button">Agir</button>}>
                O que é da conta
              </SiteFrame>
            }
          />
        </Routes>
      </MemoryRouter>
    </UiSurroundings>,
    { session, settings: { ...testSettings(), individualPermissions: { [session.userId]: permissions } } },
  );
  return server;
}

test('the account and oneself are opened without asking the server whose it is', async () => {
  const session = testSession();
  const server = open(session.managerId);
  expect(await screen.findByText('O que é da conta')).toBeVisible();
  expect(server.calls(DRAFT)).toHaveLength(0);
});

test('a colleague of the account is somebody whose site it is', async () => {
  open('0198a000-0000-7000-8000-00000000000c');
  expect(await screen.findByText('O que é da conta')).toBeVisible();
});

test('[website-005] another account is refused in words, with the way to the own site and nothing else', async () => {
  open('0198a000-0000-7000-8000-00000000000d', { [DRAFT]: refuse(404) });
  expect(await screen.findByText('Este endereço não é do site da sua conta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o site da minha conta' })).toHaveAttribute(
    'href',
    sitePath(EDITOR_PATH, testSession().managerId),
  );
  expect(screen.queryByText('O que é da conta')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Agir' })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('who only sells is given an address of the simulator, once a site is online', async () => {
  const seller = testSession({ type: 'VENDOR' });
  open(seller.userId, { [ONLINE]: { website: {} } }, seller, { preSalesKanban: true });
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect(await screen.findByText(`localhost/simulador/${seller.userId}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar meu endereço' })).toBeVisible();
});

test('without a site online, or without leads to have, there is no such address', async () => {
  const seller = testSession({ type: 'VENDOR' });
  const server = open(seller.userId, { [ONLINE]: refuse(404) }, seller);
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect(server.calls(ONLINE)).toHaveLength(0);
  expect(screen.queryByText(/\/simulador\//)).toBeNull();
});
