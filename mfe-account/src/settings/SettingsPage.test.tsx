import { defineRemote } from '@girassol/federation';
import { expectConsoleError } from '@girassol/federation/jest/console';
import { remoteTesting } from '@girassol/federation/remote';
import { buildApiQueryKey, keepPagesWithUnsavedText, queryClient } from '@girassol/shared-auth';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { collaboratorData } from '../owner/own-data.fixture';
import SettingsPage from './SettingsPage';

const READ = 'GET /settings/user/:userId';
const SAVE = 'PATCH /settings/user/:userId';
const user = userEvent.setup();

const place = { group: 'comercial', hideable: true } as const;
const other = defineRemote({
  name: 'mfe-other',
  title: 'Outra',
  team: 'outra',
  routes: [{ path: '/clientes/lista/:uid' }, { path: '/vendas/funil/:uid' }, { path: '/kits/lista/:uid' }],
  menus: [
    { id: 'visitas', label: 'Visitas técnicas', group: 'comercial', order: 50, to: '/kits/lista/:uid' },
    { ...place, id: 'kits', label: 'Kits', group: 'catalogo', order: 10, to: '/kits/lista/:uid' },
    { ...place, id: 'clientes', label: 'Clientes', order: 15, to: '/clientes/lista/:uid' },
    { ...place, id: 'vendas', label: 'Vendas', order: 20, to: '/vendas/funil/:uid' },
    { ...place, id: 'website', label: 'Website', order: 30, to: '/editar-website/:uid' },
  ],
  slots: [
    {
      slot: 'settings.section/v1',
      id: 'quebrada',
      title: 'Seção de outra área',
      order: 200,
      module: './broken',
    },
    {
      slot: 'settings.section/v1',
      id: 'visitas',
      title: 'Visitas do suporte',
      isPersonal: true,
      order: 119,
      module: './visits',
    },
  ],
  exposes: { './broken': './src/broken.tsx', './visits': './src/visits.tsx' },
  requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
});

const stored = (changes: Partial<Settings> = {}) =>
  buildTestSettings({
    version: 3,
    salesLostReasons: [
      { _id: '0198a000-0000-7000-8000-0000000000a1', name: 'Preço' },
      { _id: '0198a000-0000-7000-8000-0000000000a2', name: 'Prazo' },
    ],
    ...changes,
  });

async function open(secao: string, settings = stored(), session = buildTestSession()) {
  remoteTesting.installFakePlatform({ remotes: [remoteTesting.buildReleasedRemote(other)] });
  const server = fakeApi({
    [READ]: { settings },
    [SAVE]: { settings },
    'GET /users/sessions/:userId': { sessions: [], records: [] },
    'GET /users/user/:userId': collaboratorData,
    'GET /users/factor/:userId': { since: null, recoveryCodesLeft: 0 },
    'GET /users/factor/team/:userId': { people: [], requiredFrom: null },
  });
  // A section is loaded first, and React waits for it inside.
  const draw = async () =>
    renderWithSession(
      <MemoryRouter initialEntries={[`/configuracoes?secao=${secao}`]}>
        <SettingsPage />
        <DialogHost />
        <SnackbarHost />
      </MemoryRouter>,
      { settings, session },
    );
  await act(draw);
  return server;
}

test('[settings-007] a list is renamed, put in order, shortened and lengthened, and saved as a whole', async () => {
  const server = await open('motivos-perda');
  const first = await screen.findByLabelText('Nome da linha 1');
  await user.clear(first);
  await user.type(first, 'Preço alto');
  await user.click(screen.getByRole('button', { name: 'Descer Preço alto' }));
  await user.click(screen.getByRole('button', { name: 'Adicionar motivo' }));
  await user.type(screen.getByLabelText('Nome da linha 3'), 'Desistiu');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toEqual({
    version: 3,
    salesLostReasons: [
      { _id: '0198a000-0000-7000-8000-0000000000a2', name: 'Prazo' },
      { _id: '0198a000-0000-7000-8000-0000000000a1', name: 'Preço alto' },
      { name: 'Desistiu' },
    ],
  });
});

test('a pasted column becomes a row for each name', async () => {
  const server = await open('motivos-perda');
  await user.click(await screen.findByRole('button', { name: 'Adicionar motivo' }));
  await user.click(screen.getByLabelText('Nome da linha 3'));
  await user.paste('Desistiu\nMudou de casa\nSem resposta');
  expect(screen.getByLabelText('Nome da linha 5')).toHaveValue('Sem resposta');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body.salesLostReasons?.slice(2)).toEqual([
    { name: 'Desistiu' },
    { name: 'Mudou de casa' },
    { name: 'Sem resposta' },
  ]);
});

test('a pasted column that is longer than the list may be fills it, and says how many names are missing', async () => {
  const server = await open('motivos-perda');
  await user.click(await screen.findByLabelText('Nome da linha 1'));
  await user.paste(Array.from({ length: 600 }, (_, index) => `\nMotivo ${index}`).join(''));
  expect(await screen.findByText(/A lista vai até 200 nomes: \d+ ficaram de fora\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Adicionar motivo' })).toBeDisabled();
  expect(screen.getByText('A lista vai até 200 nomes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body.salesLostReasons).toHaveLength(200);
});

test('a value that the server refuses is told with its reason', async () => {
  const server = await open('motivos-perda');
  server.answer({
    [SAVE]: replyRefused(400, {
      message: 'Há dados inválidos no pedido.',
      fields: [{ path: 'salesLostReasons.1.name', message: 'São no máximo 60 caracteres.' }],
    }),
  });
  await user.type(await screen.findByLabelText('Nome da linha 2'), '!');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const told = await screen.findByRole('alertdialog');
  expect(told).toHaveTextContent('Há dados inválidos no pedido. São no máximo 60 caracteres.');
  expect(server.calls(SAVE)).toHaveLength(1);
});

test('a name that is there already cannot be saved', async () => {
  await open('motivos-perda');
  const second = await screen.findByLabelText('Nome da linha 2');
  await user.clear(second);
  await user.type(second, 'preco');
  // While it is still being typed.
  expect(await screen.findByText('Este nome já está na lista.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
});

test('the keyboard goes on in the list after a deletion', async () => {
  await open('motivos-perda');
  await user.click(await screen.findByRole('button', { name: 'Excluir Preço' }));
  await waitFor(() => expect(screen.getByLabelText('Nome da linha 1')).toHaveFocus());
});

test('preferences are saved by what was changed in them', async () => {
  const server = await open('preferencias');
  const days = await screen.findByLabelText(/Dias até o pós-venda/);
  expect(days).toHaveValue('90');
  expect(screen.getByLabelText(/Validade/)).toHaveValue('15');
  await user.clear(days);
  await user.type(days, '60');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toEqual({
    version: 3,
    preferences: { kanbans: { afterSaleDays: 60 } },
  });
});

test('[proposals-037] the fast PDF is a preference of the account', async () => {
  const server = await open('preferencias');
  await user.click(await screen.findByRole('switch', { name: /PDF rápido/ }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body.preferences).toMatchObject({
    proposalPDF: { useFastPDFRendering: true },
  });
});

test('[settings-007] menus are hidden and shown again, and saved as a whole', async () => {
  const server = await open('menus', stored({ interface: { hiddenMenus: ['clientes', 'website'] } }));
  expect(await screen.findByRole('checkbox', { name: 'Clientes' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Clientes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kits' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toEqual({
    version: 3,
    interface: { hiddenMenus: ['kits', 'website'] },
  });
});

test('only menus that lead somewhere here are offered', async () => {
  await open('menus');
  await screen.findByRole('checkbox', { name: 'Clientes' });
  expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Vendas',
    'Clientes',
    'Kits',
  ]);
});

test('a hidden menu of a release that declares nothing is offered until it is shown again', async () => {
  const server = await open('menus', stored({ interface: { hiddenMenus: ['visitas'] } }));
  const checkbox = await screen.findByRole('checkbox', { name: 'Visitas técnicas' });
  expect(checkbox).toBeChecked();
  await user.click(checkbox);
  expect(checkbox).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toEqual({ version: 3, interface: { hiddenMenus: [] } });
});

test('where somebody was faster, what was typed stays and can be saved over it', async () => {
  const server = await open('motivos-perda');
  server.answer({
    [SAVE]: ({ body }) =>
      body.version === undefined
        ? { settings: stored({ version: 5 }) }
        : replyRefused(409, { message: 'Rafael alterou estas configurações às 10:12.' }),
  });
  const first = await screen.findByLabelText('Nome da linha 1');
  await user.type(first, ' alto');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Rafael alterou');
  await user.click(within(dialog).getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço alto');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await user.click(await screen.findByRole('button', { name: 'Salvar a minha versão' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(3));
  expect(server.calls(SAVE)[2]?.body.version).toBeUndefined();
});

test('a right that is taken away in the middle leaves what was typed, and the refused save says why', async () => {
  const vendor = buildTestSession({ type: 'VENDOR' });
  const settings = stored({ individualPermissions: { [vendor.userId]: { configManager: true } } });
  const server = await open('motivos-perda', settings, vendor);
  const stop = keepPagesWithUnsavedText(() => true);
  await user.type(await screen.findByLabelText('Nome da linha 1'), ' alto');
  const message = 'Você não tem permissão para alterar as configurações.';
  server.answer({ [SAVE]: replyRefused(403, { message }) });
  act(() => {
    queryClient.setQueriesData<{ settings: Settings }>(
      { queryKey: buildApiQueryKey(READ) },
      { settings: stored({ version: 4 }) },
    );
  });
  expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço alto');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(message);
  await user.click(within(dialog).getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço alto');
  expect(server.calls(SAVE)).toHaveLength(1);
  stop();
});

test('leaving a section with unsaved changes asks', async () => {
  await open('motivos-perda');
  await user.type(await screen.findByLabelText('Nome da linha 1'), ' alto');
  await user.click(screen.getByRole('link', { name: 'Preferências' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço alto');
  await user.click(screen.getByRole('link', { name: 'Preferências' }));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  expect(await screen.findByLabelText(/Dias até o pós-venda/)).toBeVisible();
});

test('a broken section of another area leaves the page alone', async () => {
  expectConsoleError(/GF-205/);
  await open('quebrada');
  const message = /Não foi possível carregar “Seção de outra área”/;
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Origens' }));
  expect(await screen.findByRole('button', { name: 'Adicionar origem' })).toBeVisible();
});

test('sections are found by what they are about', async () => {
  await open('origens');
  await user.type(await screen.findByLabelText('Buscar configuração'), 'validade');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Preferências']);
});

test('[shell.menus-006] without the right there is nothing to edit', async () => {
  await open('origens', stored(), buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByText('Sem acesso às configurações')).toBeVisible();
  expect(await screen.findByText(/^Peça a Marina Duarte, titular da conta, a permissão/)).toBeVisible();
});

test('a section about the account stays closed without the right', async () => {
  await open('quebrada', stored(), buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByText('Sem acesso às configurações')).toBeVisible();
});

test('the notification of a visit leads to its section, also without the right', async () => {
  expectConsoleError(/GF-205/);
  await open('visitas', stored(), buildTestSession({ type: 'VENDOR' }));
  // Its code is of another area, which a test does not load.
  expect(await screen.findByText(/“Visitas do suporte”/)).toBeVisible();
  expect(screen.queryByText('Sem acesso às configurações')).toBeNull();
});

test('the own access is everybody’s matter: without the right, and for accounts in bad standing', async () => {
  const server = await open('seguranca', stored(), buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByRole('button', { name: 'Trocar senha' })).toBeVisible();
  expect(server.calls('GET /users/sessions/:userId')).toHaveLength(1);
});

test('[proposals-004] the name in the addresses of proposals is typed with a look at the address, and saved', async () => {
  const server = await open('preferencias', stored({ proposalSlug: 'sol' }));
  const field = await screen.findByLabelText('Nome no endereço das propostas');
  expect(field).toHaveValue('sol');
  await user.clear(field);
  await user.type(field, 'Sol Nascente');
  await user.tab();
  expect(
    await screen.findByText('Use letras minúsculas sem acento, números e hífens simples.'),
  ).toBeVisible();
  await user.clear(field);
  await user.type(field, 'sol-nascente');
  expect(screen.getByText(/localhost\/proposta\/final\/sol-nascente\/123/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toMatchObject({ version: 3, proposalSlug: 'sol-nascente' });
});

describe('on a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    window.innerWidth = width;
  });

  test('a row of a list has one menu beside its name, which moves and deletes it', async () => {
    await open('motivos-perda');
    await screen.findByLabelText('Nome da linha 1');
    await user.click(await screen.findByRole('button', { name: 'Ações de Preço' }));
    expect(await screen.findByRole('menuitem', { name: 'Subir' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: 'Descer' }));
    await waitFor(() => expect(screen.getByLabelText('Nome da linha 2')).toHaveValue('Preço'));
    await user.click(await screen.findByRole('button', { name: 'Ações de Prazo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await waitFor(() => expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço'));
  });

  test('the settings start with their sections in groups, and each leads back to them', async () => {
    await open('');
    const list = await screen.findByRole('navigation', { name: 'Seções das configurações' });
    expect(within(list).getByRole('heading', { name: 'Vendas e clientes' })).toBeVisible();
    await user.click(within(list).getByRole('link', { name: 'Origens De onde vêm os clientes' }));
    expect(await screen.findByRole('button', { name: 'Adicionar origem' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    const back = screen.getByRole('link', { name: 'Todas as configurações' });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(await screen.findByRole('link', { name: /^Origens/ })).toHaveFocus();
  });

  test('the way back asks before unsaved changes are left', async () => {
    await open('motivos-perda');
    await user.type(await screen.findByLabelText('Nome da linha 1'), ' alto');
    await user.click(screen.getByRole('link', { name: 'Todas as configurações' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByLabelText('Nome da linha 1')).toHaveValue('Preço alto');
  });
});
