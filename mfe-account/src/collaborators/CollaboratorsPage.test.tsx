import { defineRemote } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import { buildApiQueryKey, keepPagesWithUnsavedText, queryClient } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermissions, Session } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { collaboratorData } from '../owner/own-data.fixture';
import CollaboratorsPage from './CollaboratorsPage';
import { ana, bruno, buildCollaboratorList } from './collaborator.fixture';

const LIST = 'GET /users/vendors/:managerId';
const CHANGE = 'PATCH /users/vendors/:managerId/:vendorId';
const INVITE = 'POST /users/vendors/:managerId';
const user = userEvent.setup();

const other = defineRemote({
  name: 'mfe-other',
  title: 'Outra',
  team: 'outra',
  routes: [{ path: '/vendas' }, { path: '/pedidos' }, { path: '/projetos' }],
  menus: [
    {
      id: 'vendas',
      label: 'Vendas',
      group: 'comercial',
      order: 10,
      to: '/vendas',
      when: { permission: 'salesKanban' },
    },
    { id: 'pedidos', label: 'Pedidos', group: 'financeiro', order: 10, to: '/pedidos' },
    {
      id: 'projetos',
      label: 'Projetos',
      group: 'engenharia',
      order: 10,
      to: '/projetos',
      when: { permission: 'projectKanban' },
    },
  ],
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});

interface Opening {
  paid?: number | null;
  as?: Session;
  permissions?: IndividualPermissions;
}

async function open(
  replies: Parameters<typeof fakeApi>[0] = {},
  { paid = null, as = buildTestSession(), permissions = {} }: Opening = {},
) {
  remoteTesting.installFakePlatform({ remotes: [remoteTesting.buildReleasedRemote(other)] });
  const settings = buildTestSettings({
    version: 1,
    individualPermissions: { [as.userId]: permissions },
  });
  const server = fakeApi({
    'GET /settings/user/:userId': { settings },
    [LIST]: { ...buildCollaboratorList(ana, bruno), seats: { used: 2, invited: 0, paid } },
    ...replies,
  });
  await act(async () =>
    renderWithSession(
      <MemoryRouter>
        <CollaboratorsPage />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { settings, session: as },
    ),
  );
  await screen.findByRole('button', { name: 'Convidar' });
  return server;
}

async function openRights(name: string) {
  await user.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: `Direitos de ${name}` });
}

test('people are found by a part of their name, without accents', async () => {
  await open();
  await user.type(screen.getByLabelText('Buscar colaborador'), 'sa');
  expect(screen.getByText('Bruno Sá')).toBeInTheDocument();
  expect(screen.queryByText('Ana Lima')).not.toBeInTheDocument();
});

test('where no seat is free, a collaborator reads who can pay for more', async () => {
  await open(
    { 'GET /users/user/:userId': collaboratorData },
    { paid: 2, as: buildTestSession({ type: 'VENDOR' }), permissions: { employeesManager: true } },
  );
  expect(await screen.findByText(/Marina Duarte, titular da conta, pode aumentar/)).toBeVisible();
});

test('[collaborators-001, collaborators-002] all flags and levels are there, and the menu beside them follows', async () => {
  const server = await open({ [CHANGE]: { collaborator: ana } });
  const panel = await openRights('Ana Lima');
  expect(within(panel).getAllByRole('checkbox')).toHaveLength(21);
  expect(within(panel).getAllByRole('button', { name: /Edita/ })).toHaveLength(18);
  const preview = within(panel).getByRole('region', { name: 'O que Ana Lima vê' });
  expect(within(preview).getByText('Vendas')).toBeInTheDocument();
  expect(within(preview).queryByText('Projetos')).not.toBeInTheDocument();

  await user.click(within(panel).getByRole('checkbox', { name: 'Projetos' }));
  expect(within(preview).getByText('Projetos')).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: /Edita Pedidos/ }));
  await user.click(await screen.findByRole('option', { name: 'Sem menu' }));
  expect(within(preview).queryByText('Pedidos')).not.toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: /Edita Agenda/ }));
  await user.click(await screen.findByRole('option', { name: 'Só vê' }));
  expect(within(preview).getByText('Só vê, sem mudar nada: Agenda.')).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Salvar' }));
  expect(server.calls(CHANGE).at(-1)?.body).toMatchObject({
    version: 3,
    permissions: { salesKanban: true, projectKanban: true },
    levels: { orders: 'NONE', schedule: 'VIEW' },
  });
});

test('a preset is a beginning: it replaces the flags and can be changed', async () => {
  const server = await open({ [CHANGE]: { collaborator: ana } });
  const panel = await openRights('Ana Lima');
  await user.click(within(panel).getByRole('button', { name: 'Obras' }));
  expect(within(panel).getByRole('checkbox', { name: 'Vendas' })).not.toBeChecked();
  await user.click(within(panel).getByRole('checkbox', { name: 'Vendas' }));
  await user.click(within(panel).getByRole('button', { name: 'Salvar' }));
  expect(server.calls(CHANGE).at(-1)?.body).toMatchObject({
    permissions: { installationKanban: true, afterSalesKanban: true, salesKanban: true },
  });
});

test('somebody who was slower keeps what was entered, and decides', async () => {
  await open({
    [CHANGE]: replyRefused(409, { message: 'Carla alterou Ana Lima às 10:00, enquanto você editava.' }),
  });
  const panel = await openRights('Ana Lima');
  await user.click(within(panel).getByRole('checkbox', { name: 'Projetos' }));
  await user.click(within(panel).getByRole('button', { name: 'Salvar' }));
  expect(await within(panel).findByText(/Carla alterou Ana Lima/)).toBeInTheDocument();
  expect(within(panel).getByRole('checkbox', { name: 'Projetos' })).toBeChecked();
  await user.click(within(panel).getByRole('button', { name: 'Ver como está agora' }));
  expect(within(panel).getByRole('checkbox', { name: 'Projetos' })).not.toBeChecked();
});

test('a right that is taken away in the middle, and a person who was removed, leave what was entered on screen', async () => {
  const server = await open(
    {},
    { as: buildTestSession({ type: 'VENDOR' }), permissions: { employeesManager: true } },
  );
  const stop = keepPagesWithUnsavedText(() => true);
  const panel = await openRights('Ana Lima');
  await user.type(within(panel).getByLabelText('Nome'), ' Souza');
  const message = 'Você não tem permissão para gerenciar colaboradores.';
  server.answer({ [LIST]: buildCollaboratorList(bruno), [CHANGE]: replyRefused(403, { message }) });
  await act(async () => {
    queryClient.setQueriesData<{ settings: Settings }>(
      { queryKey: buildApiQueryKey('GET /settings/user/:userId') },
      (answer) => answer && { settings: { ...answer.settings, individualPermissions: {} } },
    );
    await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ana Lima', hidden: true })).toBeNull());
  expect(within(panel).getByLabelText('Nome')).toHaveValue('Ana Lima Souza');
  await user.click(within(panel).getByRole('button', { name: 'Salvar' }));
  expect(await within(panel).findByText(message)).toBeVisible();
  expect(within(panel).getByLabelText('Nome')).toHaveValue('Ana Lima Souza');
  stop();
});

test('an invitation needs name and e-mail, and says why it was refused', async () => {
  const server = await open({
    [INVITE]: replyRefused(409, { message: 'Todas as 2 vagas do plano estão ocupadas.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Convidar' }));
  const panel = await screen.findByRole('dialog', { name: 'Convidar colaborador' });
  const send = within(panel).getByRole('button', { name: 'Enviar convite' });
  await user.click(send);
  expect(within(panel).getByText('Informe um e-mail válido.')).toBeInTheDocument();
  expect(server.calls(INVITE)).toHaveLength(0);
  await user.type(within(panel).getByLabelText(/Nome/), 'Rita');
  await user.type(within(panel).getByLabelText(/E-mail/), 'rita@exemplo.test');
  await user.click(send);
  expect(await within(panel).findByText(/Todas as 2 vagas/)).toBeInTheDocument();
});

test('without a free seat the way to more seats is offered', async () => {
  await open({}, { paid: 2 });
  expect(screen.getByText('2 de 2 vagas em uso')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aumentar o número de vagas' })).toHaveAttribute(
    'href',
    '/financeiro',
  );
});

test('a removal asks who inherits and who leads, and is offered to be undone', async () => {
  const REMOVE = 'DELETE /users/vendors/:managerId/:vendorId';
  const removal = { _id: ana._id, name: 'Ana Lima', removedAt: 0, undoUntil: 600_000 };
  const work = { items: 3, customers: 1, schedules: 0, proposals: 0 };
  const server = await open({
    'GET /users/vendors/:managerId/:vendorId': {
      collaborator: ana,
      work,
      ledTeams: [{ _id: bruno._id, name: 'Norte', members: [] }],
    },
    [REMOVE]: { removal, work },
  });
  await user.click(screen.getByRole('button', { name: 'Ações de Ana Lima' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remover Ana Lima' });
  const button = within(dialog).getByRole('button', { name: 'Remover Ana Lima' });
  expect(button).toBeDisabled();
  const choose = async (label: RegExp) => {
    await user.click(await within(dialog).findByRole('button', { name: label }));
    await user.click(await screen.findByRole('option', { name: 'Bruno Sá' }));
  };
  await choose(/Quem herda 3 negócios/);
  expect(button).toBeDisabled();
  await choose(/liderar a equipe Norte/);
  await user.click(button);
  expect(server.calls(REMOVE).at(-1)?.body).toEqual({
    heirs: { items: bruno._id, customers: bruno._id },
    leaders: [{ teamId: bruno._id, leader: bruno._id }],
  });
  expect(await screen.findByText('Ana Lima saiu da conta.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
});

test('the log is saved as a spreadsheet with the filters of the screen', async () => {
  const EXPORT = 'POST /users/audit-log/export/:userId';
  const save = jest.spyOn(window, 'open').mockReturnValue(null);
  const entry = {
    _id: ana._id,
    at: 0,
    area: 'rights',
    action: 'change-collaborator',
    subject: { kind: 'user', id: ana._id, name: 'Ana Lima' },
    before: null,
    after: null,
    user: { id: null, name: 'Carla' },
  } as const;
  const server = await open({
    'GET /users/audit-log/:multiplier': {
      entries: [entry],
      areas: ['rights', 'data'],
      hasMoreItems: false,
    },
    [EXPORT]: { exportId: 'e1' },
    'GET /exports/single/:userId/:exportId': {
      export: {
        _id: 'e1',
        kind: 'audit-log',
        title: 'Registro da conta',
        format: 'xlsx',
        state: 'DONE',
        rows: 1,
        done: 1,
        total: 1,
        fileName: 'registro.xlsx',
        fileSize: 1,
        user: { _id: ana._id, name: 'Ana Lima' },
        registryTimestamp: 0,
        endedTimestamp: 0,
        expiresTimestamp: 0,
        opened: 0,
        problem: null,
      },
    },
    'POST /exports/open/:userId/:exportId': { url: '/api/files/a/f/r.xlsx?expires=1' },
  });
  await user.click(screen.getByRole('tab', { name: 'Registro' }));
  await user.click(await screen.findByRole('button', { name: /Assunto/ }));
  await user.click(await screen.findByRole('option', { name: 'Direitos' }));
  expect(screen.getByRole('button', { name: 'Filtros (1)', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await user.click(await screen.findByRole('button', { name: 'Exportar planilha' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith('/api/files/a/f/r.xlsx?expires=1&download=1', '_self'),
  );
  expect(server.calls(EXPORT).at(-1)?.body).toEqual({ filters: { area: 'rights' } });
  save.mockRestore();
});
