import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyPending,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ArchivePage from './ArchivePage';
import { buildArchiveAnswer, buildFile, buildFolder, CUSTOMER_ID } from './archive.fixture';
import { clearUploads } from './uploads/upload-store';

const READ = 'GET /archives/customer/:userId/:cid';
const OPEN_FILE = 'POST /archives/customer/file/open/:cid/:fileId';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';
const EDIT_FILE = 'PUT /archives/customer/file/name/:cid/:fileId';
const MOVE_FILE = 'PUT /archives/customer/file/order/:cid/:fileId';
const MOVE_FOLDER = 'PUT /archives/customer/folder/order/:cid/:folderId';
const ADD_FOLDER = 'POST /archives/customer/folder/:cid';
const DELETE_FOLDER = 'DELETE /archives/customer/folder/:cid/:folderId';
const RESTORE_FOLDER = 'POST /archives/customer/folder/restore/:cid/:folderId';

const photo = buildFile(1, 'Telhado', { extension: 'png', folder: buildFolder(1, '')._id });
const contractFile = buildFile(2, 'Contrato');
const user = userEvent.setup({ applyAccept: false });
const png = new File(['x'], 'visita.png', { type: 'image/png' });

beforeAll(() => {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => String(Math.random()) });
});
afterEach(() => act(clearUploads));

function open(routes: FakeRoutes = {}, session = buildTestSession()) {
  remoteTesting.installFakePlatform();
  const server = fakeApi({ [READ]: buildArchiveAnswer([photo, contractFile]), ...routes });
  renderWithSession(
    <MemoryRouter initialEntries={[`/arquivos/${CUSTOMER_ID}`]}>
      <Routes>
        <Route path="/arquivos/:cid" element={<ArchivePage />} />
      </Routes>
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session },
  );
  return server;
}

const folder = (name: string) => screen.findByRole('region', { name: `Pasta ${name}` });
const choose = async (trigger: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: trigger }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const drop = async (name: string, ...files: File[]) =>
  fireEvent.drop(await folder(name), { dataTransfer: { types: ['Files'], files } });

test('a paper of a financing has no address: it is opened by a call, and what is refused is said', async () => {
  const cnh = buildFile(3, 'CNH', { url: '', semantic: 'CNH', status: 'PENDING' });
  const server = open({
    [READ]: buildArchiveAnswer([cnh]),
    [OPEN_FILE]: { url: '/stored/x/3/CNH.pdf?expires=1&signature=s' },
  });
  expect(screen.queryByRole('link', { name: /CNH/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Ver CNH' }));
  expect(await screen.findByRole('link', { name: 'Ver o PDF' })).toHaveAttribute(
    'href',
    '/stored/x/3/CNH.pdf?expires=1&signature=s',
  );
  expect(server.calls(OPEN_FILE)).toEqual([
    expect.objectContaining({ params: { cid: CUSTOMER_ID, fileId: cnh._id } }),
  ]);
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  server.answer({ [OPEN_FILE]: replyRefused(403, { message: 'Só quem pediu o financiamento.' }) });
  await user.click(await screen.findByRole('button', { name: 'Abrir CNH' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Só quem pediu o financiamento.');
});

test('[archive-010] the archive of a customer shows its folders with their files', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Arquivos de Maria da Conceição' })).toBeVisible();
  expect(await folder('Documentos')).toHaveTextContent('Contrato');
  expect(await folder('Fotos')).toHaveTextContent('Telhado');
  expect(screen.getByText('2 pastas · 2 arquivos')).toBeVisible();
});

test('[archive-001] the folder menu has Novo Arquivo, Editar Pasta, Excluir Pasta', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Opções da pasta Documentos' }));
  for (const name of ['Novo Arquivo', 'Editar Pasta', 'Excluir Pasta'])
    expect(await screen.findByRole('menuitem', { name })).toBeVisible();
});

test('[shell-021, archive-002] a file card has download, edit and delete', async () => {
  open();
  const card = within(await folder('Documentos'));
  expect(card.getByRole('link', { name: 'Baixar Contrato' })).toHaveAttribute(
    'href',
    `${contractFile.url}&download=1`,
  );
  expect(card.getByRole('button', { name: 'Editar Contrato' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Excluir Contrato' })).toBeVisible();
});

test('a vendor without dataDeletion deletes nothing', async () => {
  open({}, buildTestSession({ type: 'VENDOR' }));
  const card = within(await folder('Documentos'));
  expect(card.queryByRole('button', { name: 'Excluir Contrato' })).toBeNull();
});

test('[archive-009] images show as images and open in large; a PDF opens in a tab of its own', async () => {
  open();
  const face = await screen.findByRole('button', { name: 'Ver Telhado' });
  expect(face.querySelector('img')).toHaveAttribute('src', `${photo.url}&preview=1`);
  expect((await folder('Documentos')).querySelector('img')).toBeNull();
  await user.click(face);
  expect(within(await screen.findByRole('dialog', { name: 'Telhado' })).getByRole('img')).toHaveAttribute(
    'src',
    photo.url,
  );
  const link = screen.getByRole('link', { name: 'Abrir Contrato em outra aba', hidden: true });
  expect(link).toHaveAttribute('target', '_blank');
});

test('[archive-004] other plans read why, and nothing is asked of the server', async () => {
  const server = open({}, buildTestSession({ signupPlan: 'BASIC' }));
  expect(await screen.findByText('Seu plano não possui gerenciador de arquivos')).toBeVisible();
  expect(server.calls(READ)).toEqual([]);
});

test('a failure can be tried again', async () => {
  const server = open({ [READ]: replyRefused(500, { message: 'Algo deu errado.' }) });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  server.answer({ [READ]: buildArchiveAnswer([contractFile]) });
  await user.click(again);
  expect(await folder('Documentos')).toHaveTextContent('Contrato');
});

test('[archive-005] a folder needs a name; what the server refuses keeps what was typed', async () => {
  const server = open({ [ADD_FOLDER]: replyRefused(409, { message: 'Pastas demais.' }) });
  await user.click(await screen.findByRole('button', { name: 'Nova Pasta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova Pasta' }));
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(await dialog.findByText('Insira um nome válido.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: /Nome/ });
  await user.type(name, 'Obra');
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(await dialog.findByText('Pastas demais.')).toBeVisible();
  expect(name).toHaveValue('Obra');
  expect(server.calls(ADD_FOLDER)[0]?.body).toEqual({ name: 'Obra' });
});

test('[archive-006, archive-007] a new file needs a file; its name is proposed and sent with it', async () => {
  const server = open({ [ADD_FILE]: replyPending() });
  await choose('Opções da pasta Documentos', 'Novo Arquivo');
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Arquivo em Documentos' }));
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  expect(await dialog.findByText('Insira um nome válido.')).toBeVisible();
  expect(await dialog.findByText('Escolha um arquivo.')).toBeVisible();
  await user.upload(dialog.getByLabelText(/^Arquivo/), png);
  const name = await dialog.findByRole('textbox', { name: /Nome/ });
  expect(name).toHaveValue('visita');
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  await waitFor(() =>
    expect(server.calls(ADD_FILE)[0]).toMatchObject({ body: { name: 'visita', folderName: 'Documentos' } }),
  );
  expect(server.calls(ADD_FILE)[0]?.file?.name).toBe('visita.png');
  expect(await screen.findByRole('progressbar', { name: 'Envio de visita' })).toHaveAttribute('value', '0.5');
});

test('files dropped on a folder go into it; one that cannot be stored says why and is not sent', async () => {
  const server = open({ [ADD_FILE]: replyPending() });
  await drop(
    'Fotos',
    png,
    new File(['MZ'], 'programa.exe'),
    new File(['x'.repeat(1024 * 1024 + 1)], 'a.txt'),
  );
  expect(await screen.findByText('Arquivos .exe não são aceitos.')).toBeVisible();
  expect(screen.getByText('Grande demais: 1 MB. O limite é 1 MB.')).toBeVisible();
  expect(server.calls(ADD_FILE)).toHaveLength(1);
  expect(server.calls(ADD_FILE)[0]?.params.folderId).toBe(buildFolder(1, '')._id);
});

test('an upload is cancelled; one that was cut is tried again, and not added twice', async () => {
  const server = open({ [ADD_FILE]: replyUnreachable() });
  await drop('Documentos', png);
  const again = await screen.findByRole('button', { name: 'Tentar enviar visita novamente' });
  server.answer({ [ADD_FILE]: replyPending() });
  await user.click(again);
  await user.click(await screen.findByRole('button', { name: 'Cancelar envio de visita' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  const [first, second] = server.calls(ADD_FILE);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('[archive-003] a file moves by its menu, at once, and comes back when the server refuses', async () => {
  let refuseNow: () => void = () => undefined;
  const waiting = new Promise<void>((go) => {
    refuseNow = go;
  });
  const server = open({
    [MOVE_FILE]: async () => {
      await waiting;
      return replyRefused(404, { message: 'Esta pasta não existe mais.' });
    },
  });
  await folder('Documentos');
  await choose('Mover Contrato', 'Fotos');
  expect(server.calls(MOVE_FILE)[0]?.body).toEqual({ order: 1, folder: buildFolder(1, '')._id });
  await waitFor(async () => expect(await folder('Fotos')).toHaveTextContent('Contrato'));
  expect(await folder('Documentos')).not.toHaveTextContent('Contrato');
  refuseNow();
  await waitFor(async () => expect(await folder('Documentos')).toHaveTextContent('Contrato'));
  expect(await folder('Fotos')).not.toHaveTextContent('Contrato');
});

test('[archive-003] folders change places by menu', async () => {
  const server = open({ [MOVE_FOLDER]: replyPending() });
  await choose('Opções da pasta Fotos', 'Mover para cima');
  expect(server.calls(MOVE_FOLDER)[0]?.body).toEqual({ order: 0 });
  await waitFor(() =>
    expect(
      screen.getAllByRole('region', { name: /^Pasta / }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Pasta Fotos', 'Pasta Documentos']),
  );
});

test('[archive-012] a folder is deleted after a question, and brought back', async () => {
  const server = open({ [DELETE_FOLDER]: {}, [RESTORE_FOLDER]: { folder: buildFolder(0, 'Documentos') } });
  await choose('Opções da pasta Documentos', 'Excluir Pasta');
  expect(await screen.findByText(/1 arquivo também será excluído/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Excluir (pasta|arquivo)$/ }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.calls(RESTORE_FOLDER)).toHaveLength(1));
});

test('[archive-012] a file is renamed, with what its name was; a rival name is told', async () => {
  const server = open({
    [EDIT_FILE]: replyRefused(409, {
      message: 'Outra pessoa mudou este nome para "Outro". Confira e tente novamente.',
      fields: [{ path: 'name', message: 'Agora se chama "Outro".' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Editar Contrato' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Arquivo' }));
  const name = dialog.getByRole('textbox', { name: /Nome/ });
  await user.clear(name);
  await user.type(name, 'Assinado');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/Outra pessoa mudou este nome/)).toBeVisible();
  expect(name).toHaveValue('Assinado');
  expect(server.calls(EDIT_FILE)[0]?.body).toEqual({ name: 'Assinado', was: 'Contrato' });
});

test('what somebody else changes shows here', async () => {
  const server = open();
  await folder('Documentos');
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({ [READ]: buildArchiveAnswer([buildFile(9, 'Novo de outro')]) });
  act(() => server.emit({ kind: 'archive-changed', customer: CUSTOMER_ID, by: 'other' }));
  expect(await screen.findByText('Novo de outro')).toBeVisible();
});
