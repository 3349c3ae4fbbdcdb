import type { SlotContext } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import definition from '../remote';
import FirstStepsCard from './FirstStepsCard';

const LOAD = 'GET /accounts/first-steps';
const SAVE = 'PUT /accounts/first-steps';
const session = buildTestSession({ isNew: true });
const context: SlotContext<'home.card/v1'> = {
  session,
  permissions: {},
  scope: { type: 'MANAGER', id: session.managerId },
};

/** Areas with the pages of all steps, but for those that a distribution leaves out. */
function openWith(routes: readonly string[]) {
  const area = remoteTesting.buildReleasedRemote({
    ...definition,
    routes: routes.map((path) => ({ path, access: ['active'], title: 'Página' })),
  });
  remoteTesting.installFakePlatform({ remotes: [area] });
}
const pages = [
  '/conta/info/:uid',
  '/cliente/cadastro',
  '/upload-de-clientes',
  '/kits/cadastro/:kitId',
  '/upload-de-kits',
  '/propostas/lista/:uid',
  '/colaboradores/:managerId',
  '/financeiro',
];
beforeEach(() => openWith(pages));

const stepsWith = (...done: string[]) => ({
  isHidden: false,
  unconfirmedEmail: null,
  steps: (['company', 'customer', 'kit', 'proposal', 'team'] as const).map((id) => ({
    id,
    isDone: done.includes(id),
  })),
});

test('what is done is checked off, what is not leads to its page, and the next one says what it is for', async () => {
  fakeApi({ [LOAD]: stepsWith('company') });
  renderWithSession(<FirstStepsCard {...context} />);
  const card = await screen.findByRole('region', { name: 'Primeiros passos' });
  expect(await within(card).findByText('1 de 5')).toBeVisible();
  const [company, customer, kit] = within(card).getAllByRole('listitem');
  expect(company).toHaveTextContent('Complete os dados da empresa');
  expect(within(company as HTMLElement).getByRole('img', { name: 'Feito' })).toBeVisible();
  expect(within(company as HTMLElement).queryByRole('link')).toBeNull();
  const links = within(customer as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cliente/cadastro',
    '/upload-de-clientes',
  ]);
  expect(kit).not.toHaveTextContent('Módulos, inversor e estrutura');
});

test('an e-mail that is not confirmed comes first, and says what it holds back', async () => {
  fakeApi({
    [LOAD]: {
      ...stepsWith('company', 'customer', 'kit', 'proposal', 'team'),
      unconfirmedEmail: 'ana@sol.com.br',
    },
  });
  renderWithSession(<FirstStepsCard {...context} />);
  expect(await screen.findByText('5 de 6')).toBeVisible();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Abra o link que enviamos a ana@sol\.com\.br\. Até lá a conta não convida/);
  expect(screen.getByRole('link', { name: 'Confirme o seu e-mail' })).toHaveAttribute('href', '/financeiro');
});

const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull());

test('it goes when everything is done', async () => {
  const server = fakeApi({ [LOAD]: stepsWith('company', 'customer', 'kit', 'proposal', 'team') });
  renderWithSession(<FirstStepsCard {...context} />);
  await waitFor(() => expect(server.calls(LOAD)).toHaveLength(1));
  await isGone();
});

test('put away, it goes; taken back, it is there again', async () => {
  const server = fakeApi({
    [LOAD]: stepsWith(),
    [SAVE]: ({ body: { isHidden } }) => ({ ...stepsWith(), isHidden }),
  });
  renderWithSession(
    <>
      <FirstStepsCard {...context} />
      <SnackbarHost />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar' }));
  await isGone();
  await userEvent.click(await screen.findByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByRole('region', { name: 'Primeiros passos' })).toBeVisible();
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([{ isHidden: true }, { isHidden: false }]);
});

test('a step whose area is not in this product is left out', async () => {
  openWith(pages.filter((path) => !path.startsWith('/kits')));
  fakeApi({ [LOAD]: stepsWith() });
  renderWithSession(<FirstStepsCard {...context} />);
  expect(await screen.findByText('0 de 4')).toBeVisible();
  expect(screen.queryByText('Cadastre um kit')).toBeNull();
});
