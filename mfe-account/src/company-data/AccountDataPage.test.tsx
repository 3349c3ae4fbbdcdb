import type { AccountData } from '@girassol/account-domain/contract';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import AccountDataPage from './AccountDataPage';

const READ = 'GET /users/user/:userId';
const CHANGE = 'PATCH /users/user/:userId';
const user = userEvent.setup();

const session = buildTestSession({ type: 'MANAGER' });

const owned: AccountData = {
  user: {
    _id: session.userId,
    email: 'dona@girassol.test',
    type: 'MANAGER',
    personalData: { name: 'Helena Moreira', phone: '47999994321' },
  },
  company: {
    tradeName: 'Sol Nascente',
    legalName: '',
    document: '',
    stateRegistration: '',
    phone: '',
    email: '',
    logoUrl: '',
    address: { postalCode: '', uf: '', city: '', address: '', district: '', number: '', complement: '' },
  },
  representative: {
    name: '',
    document: '',
    rg: '',
    nationality: '',
    maritalStatus: '',
    profession: '',
    position: '',
  },
  version: 3,
};

async function open(data: AccountData, routes: FakeRoutes = {}, uid = session.userId) {
  const server = fakeApi({ [READ]: data, ...routes });
  await act(async () => {
    renderWithSession(
      <MemoryRouter initialEntries={[`/conta/info/${uid}`]}>
        <Routes>
          <Route path="/conta/info/:uid" element={<AccountDataPage />} />
        </Routes>
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { session: buildTestSession({ type: data.user.type }) },
    );
  });
  return server;
}

test('[account-001] only the changed part is saved, with the version it was read in', async () => {
  const server = await open(owned, { [CHANGE]: { ...owned, version: 4 } });
  await user.type(await screen.findByLabelText(/Razão social/), 'Sol Ltda.');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Dados salvos.')).toBeVisible();
  const { logoUrl: _, ...company } = { ...owned.company, legalName: 'Sol Ltda.' };
  expect(server.calls(CHANGE)).toMatchObject([{ body: { company, version: 3 } }]);
  expect(server.calls(CHANGE)[0]?.body).not.toHaveProperty('personalData');
});

test('after a conflict nothing typed is lost, and the own version can be saved over the other', async () => {
  const server = await open(owned, {
    [CHANGE]: replyRefused(409, { message: 'Helena alterou estes dados às 10:00, enquanto você editava.' }),
  });
  await user.type(await screen.findByLabelText(/Razão social/), 'Sol Ltda.');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText(/Razão social/)).toHaveValue('Sol Ltda.');
  expect(server.calls(CHANGE)).toHaveLength(1);
});

test('a refused value is shown at its field', async () => {
  await open(owned, {
    [CHANGE]: replyRefused(400, {
      message: 'Há um campo errado.',
      fields: [{ path: 'company.stateRegistration', message: 'Não existe.' }],
    }),
  });
  await user.type(await screen.findByLabelText(/Inscrição estadual/), '1');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Não existe.')).toBeVisible();
});

test('collaborators see their own name and phone only', async () => {
  const { user: person } = owned;
  await open({ user: { ...person, type: 'VENDOR' }, company: null, representative: null, version: 0 });
  expect(await screen.findByLabelText(/Seu nome/)).toBeVisible();
  expect(screen.queryByText('Empresa')).toBeNull();
  expect(screen.queryByText('Logotipo')).toBeNull();
});

test('the address of another person leads to the own data', async () => {
  await open(owned, {}, '018f0000-0000-7000-8000-00000000aaaa');
  expect(await screen.findByRole('link', { name: 'Abrir os meus dados' })).toHaveAttribute(
    'href',
    `/conta/info/${session.userId}`,
  );
});
