import { defineRemote } from '@girassol/federation';
import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ana, bruno, buildCollaboratorList } from '../collaborator.fixture';
import { PeopleTab } from './PeopleTab';

const LIST = 'GET /users/vendors/:managerId';
const CHANGE = 'PATCH /users/vendors/:managerId/:vendorId';
const RESEND = 'POST /users/vendors/:managerId/invitation/:invitationId';
const REVOKE = 'DELETE /users/vendors/:managerId/invitation/:invitationId';
const RESTORE = 'POST /users/vendors/:managerId/restore/:removalId';
const user = userEvent.setup();
const session = buildTestSession();

const boards = defineRemote({
  name: 'mfe-boards',
  title: 'Quadros',
  team: 'quadros',
  routes: [{ path: '/vendas' }, { path: '/projetos' }],
  menus: (['sales', 'project'] as const).map((kind, index) => ({
    id: kind,
    label: kind === 'sales' ? 'Vendas' : 'Projetos',
    group: 'comercial' as const,
    order: index,
    to: kind === 'sales' ? '/vendas' : '/projetos',
    when: { permission: `${kind}Kanban` as const },
  })),
  slots: [],
  exposes: {},
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});

async function open(
  list = buildCollaboratorList(ana, bruno),
  routes: FakeRoutes = {},
  settings = buildTestSettings(),
) {
  remoteTesting.installFakePlatform({ remotes: [remoteTesting.buildReleasedRemote(boards)] });
  const server = fakeApi({ 'GET /settings/user/:userId': { settings }, [LIST]: list, ...routes });
  renderWithSession(
    <MemoryRouter>
      <PeopleTab session={session} />
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { settings, session },
  );
  await screen.findAllByRole('button', { name: 'Convidar' });
  return server;
}

async function choose(action: string) {
  await user.click(screen.getByRole('button', { name: 'Ações de Ana Lima' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

test('an account without collaborators invites from where the list would be', async () => {
  await open(buildCollaboratorList());
  expect(screen.getByText('Só você trabalha nesta conta')).toBeVisible();
  const [, beside] = screen.getAllByRole('button', { name: 'Convidar' });
  await user.click(beside ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Convidar colaborador' })).toBeVisible();
});

test('what a person sees is drawn as the menu of that person', async () => {
  await open();
  const dialog = await choose('O que esta pessoa vê');
  expect(within(dialog).getByText('Vendas')).toBeVisible();
  expect(within(dialog).queryByText('Projetos')).toBeNull();
});

test('an absence has two days and a deputy who is somebody else', async () => {
  const server = await open(undefined, { [CHANGE]: { collaborator: ana } });
  const dialog = await choose('Ausência');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await within(dialog).findByText('Informe os dois dias e quem substitui.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Primeiro dia'), '01122026');
  await user.type(within(dialog).getByLabelText('Último dia'), '05122026');
  await user.click(within(dialog).getByRole('button', { name: /Quem substitui/ }));
  expect(screen.queryByRole('option', { name: 'Ana Lima' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'Bruno Sá' }));
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Ausência de Ana Lima salva.')).toBeVisible();
  expect(server.calls(CHANGE)[0]?.body).toEqual({
    version: 3,
    away: { from: '2026-12-01', until: '2026-12-05', deputyId: bruno._id },
  });
});

test('who is back ends the absence; a refusal stands in the dialog', async () => {
  const away = { from: '2026-12-01', until: '2026-12-05', deputyId: bruno._id };
  const message = 'Bruno alterou Ana Lima às 10:00.';
  const server = await open(buildCollaboratorList({ ...ana, away, isAwayToday: true }, bruno), {
    [CHANGE]: replyRefused(409, { message }),
  });
  expect(screen.getByText('Ausente até 05/12/2026')).toBeVisible();
  const dialog = await choose('Ausência');
  await user.click(within(dialog).getByRole('button', { name: 'Já voltou' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  server.answer({ [CHANGE]: { collaborator: ana } });
  await user.click(within(dialog).getByRole('button', { name: 'Já voltou' }));
  expect(await screen.findByText('Ana Lima está de volta.')).toBeVisible();
  expect(server.calls(CHANGE).at(-1)?.body).toEqual({ version: 3, away: null });
});

test('[settings-007] a position of the settings is given to a collaborator, seen in the list, and kept after the list lost it', async () => {
  const server = await open(
    buildCollaboratorList({ ...ana, position: 'Projetista' }, bruno),
    { [CHANGE]: { collaborator: ana } },
    buildTestSettings({
      companyPositions: [{ _id: '0198a000-0000-7000-8000-0000000000e1', name: 'Vistoriador' }],
    }),
  );
  expect(screen.getByText('Projetista · ana@exemplo.test')).toBeVisible();
  const panel = await choose('Editar direitos');
  await user.click(within(panel).getByRole('button', { name: /^Cargo|Cargo$/ }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual(['Sem cargo', 'Vistoriador', 'Projetista']);
  await user.click(screen.getByRole('option', { name: 'Vistoriador' }));
  await user.click(within(panel).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(CHANGE)[0]?.body).toMatchObject({ position: 'Vistoriador' }));
});

test('an invitation is sent again, and revoked after a question', async () => {
  const invitation = {
    _id: '0198a000-0000-7000-8000-0000000000c1',
    email: 'caio@exemplo.test',
    name: 'Caio Reis',
    permissions: {},
    levels: {},
    invitedBy: 'Marina Lima',
    sentAt: 0,
    expiresAt: 1,
    isExpired: true,
  };
  const server = await open(
    { ...buildCollaboratorList(ana), invitations: [invitation] },
    { [RESEND]: { invitation }, [REVOKE]: {} },
  );
  expect(screen.getByText('Venceu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reenviar convite a Caio Reis' }));
  expect(await screen.findByText(/^Convite enviado de novo a caio@exemplo.test/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar convite a Caio Reis' }));
  expect(server.calls(REVOKE)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Cancelar convite' }));
  await waitFor(() => expect(server.calls(REVOKE)).toHaveLength(1));
});

test('a removal is undone from its notice', async () => {
  const removal = {
    _id: '0198a000-0000-7000-8000-0000000000d1',
    name: 'Caio Reis',
    removedAt: 0,
    undoUntil: 600_000,
  };
  const work = { items: 0, customers: 0, schedules: 0, proposals: 0 };
  const server = await open(
    { ...buildCollaboratorList(ana), removals: [removal] },
    { [RESTORE]: { collaborator: ana, work } },
  );
  expect(screen.getByText(/^Caio Reis saiu da conta às/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Caio Reis voltou, com o trabalho e as equipes.')).toBeVisible();
  expect(server.calls(RESTORE)).toHaveLength(1);
});
