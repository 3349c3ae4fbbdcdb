import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, bruno } from '../collaborator.fixture';
import { TeamsEditor } from './TeamsEditor';

const SAVE = 'PATCH /settings/user/:userId';
const user = userEvent.setup();
const session = buildTestSession({
  vendors: [ana, bruno].map(({ _id, name }) => ({ _id, personalData: { name } })),
});
const norte = {
  _id: '0198a000-0000-7000-8000-0000000000f1',
  name: 'Norte',
  type: 'SALES' as const,
  leader: ana._id,
  members: [ana._id],
};
const settings = buildTestSettings({ version: 4, teams: [norte] });

function draw(settings: Settings, routes: FakeRoutes = {}) {
  const server = fakeApi({
    'GET /settings/user/:userId': { settings },
    [SAVE]: { settings },
    ...routes,
  });
  renderWithSession(
    <>
      <TeamsEditor session={session} headingLevel={2} />
      <DialogHost />
      <SnackbarHost />
    </>,
    { settings, session },
  );
  return server;
}

async function open(routes: FakeRoutes = {}) {
  const server = draw(settings, routes);
  await screen.findByRole('heading', { level: 2, name: 'Norte' });
  return server;
}

test('an account without teams makes one from where they would be', async () => {
  draw(buildTestSettings());
  expect(await screen.findByText('Nenhuma equipe ainda')).toBeVisible();
  const [, beside] = screen.getAllByRole('button', { name: 'Nova equipe' });
  await user.click(beside ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Nova equipe' })).toBeVisible();
});

test('a team needs a name and a leader, and is saved with the others', async () => {
  const server = await open();
  await user.click(screen.getByRole('button', { name: 'Nova equipe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova equipe' });
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await save();
  expect(await within(dialog).findByText('Dê um nome à equipe.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Nome da equipe/), 'Sul');
  await save();
  expect(await within(dialog).findByText('Escolha quem lidera a equipe.')).toBeVisible();
  expect(server.calls(SAVE)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: /Quem lidera/ }));
  await user.click(await screen.findByRole('option', { name: 'Bruno Sá' }));
  expect(within(dialog).getByRole('checkbox', { name: 'Bruno Sá' })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Ana Lima' }));
  await save();
  expect(await screen.findByText('Equipe Sul salva.')).toBeVisible();
  expect(server.calls(SAVE)[0]?.body).toEqual({
    version: 4,
    teams: [
      { _id: norte._id, name: 'Norte', leader: ana._id, members: [ana._id] },
      { name: 'Sul', leader: bruno._id, members: [ana._id] },
    ],
  });
});

test('somebody who was slower keeps what was entered, and reads who was faster', async () => {
  const message = 'Bruno alterou estas configurações às 10:00.';
  await open({ [SAVE]: replyRefused(409, { message }) });
  await user.click(screen.getByRole('button', { name: 'Editar equipe Norte' }));
  const dialog = await screen.findByRole('dialog', { name: 'Equipe Norte' });
  await user.type(within(dialog).getByLabelText(/^Nome da equipe/), ' e Nordeste');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByLabelText(/^Nome da equipe/)).toHaveValue('Norte e Nordeste');
});

test('a team is deleted after a question', async () => {
  const server = await open();
  await user.click(screen.getByRole('button', { name: 'Excluir equipe Norte' }));
  expect(server.calls(SAVE)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Excluir Norte' }));
  expect(await screen.findByText('Equipe Norte excluída.')).toBeVisible();
  expect(server.calls(SAVE)[0]?.body).toEqual({ version: 4, teams: [] });
});
