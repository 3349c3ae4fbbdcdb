import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { UiProviders } from '@girassol/shared-ui/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { buildSitePath, EDITOR_PATH } from '../addresses/addresses';
import { SiteFrame } from './SiteFrame';

const DRAFT = 'GET /websites/draft/:userId';
const ONLINE = 'GET /websites/user/:userId';

function open(uid: string, routes = {}, session = buildTestSession(), permissions = {}) {
  const server = fakeApi({ [DRAFT]: { website: null, mayPublish: true }, ...routes });
  renderWithSession(
    <UiProviders>
      <MemoryRouter initialEntries={[buildSitePath(EDITOR_PATH, uid)]}>
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
    </UiProviders>,
    {
      session,
      settings: { ...buildTestSettings(), individualPermissions: { [session.userId]: permissions } },
    },
  );
  return server;
}

test('the account and oneself are opened without asking the server whose it is', async () => {
  const session = buildTestSession();
  const server = open(session.managerId);
  expect(await screen.findByText('O que é da conta')).toBeVisible();
  expect(server.calls(DRAFT)).toHaveLength(0);
});

test('a colleague of the account is somebody whose site it is', async () => {
  open('0198a000-0000-7000-8000-00000000000c');
  expect(await screen.findByText('O que é da conta')).toBeVisible();
});

test('another account is refused in words, with the way to the own site and nothing else', async () => {
  open('0198a000-0000-7000-8000-00000000000d', { [DRAFT]: replyRefused(404) });
  expect(await screen.findByText('Este endereço não é do site da sua conta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o site da minha conta' })).toHaveAttribute(
    'href',
    buildSitePath(EDITOR_PATH, buildTestSession().managerId),
  );
  expect(screen.queryByText('O que é da conta')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Agir' })).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('who only sells is given an address of the simulator, once a site is online', async () => {
  const seller = buildTestSession({ type: 'VENDOR' });
  open(seller.userId, { [ONLINE]: { website: {} } }, seller, { preSalesKanban: true });
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect(await screen.findByText(`localhost/simulador/${seller.userId}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar meu endereço' })).toBeVisible();
});

test('without a site online, or without leads to have, there is no such address', async () => {
  const seller = buildTestSession({ type: 'VENDOR' });
  const server = open(seller.userId, { [ONLINE]: replyRefused(404) }, seller);
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect(server.calls(ONLINE)).toHaveLength(0);
  expect(screen.queryByText(/\/simulador\//)).toBeNull();
});
