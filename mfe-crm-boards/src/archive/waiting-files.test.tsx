import '@girassol/shared-auth/testing/databases';
import {
  clearWaitingWrites,
  getWaitingWrites,
  sendWaitingWrites,
  startOutboxOfApi,
} from '@girassol/shared-auth';
import {
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
  replyUnreachable,
} from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ArchivePage from './ArchivePage';
import { buildArchiveAnswer, buildFile, CUSTOMER_ID } from './archive.fixture';
import { clearUploads } from './uploads/upload-store';

const READ = 'GET /archives/customer/:userId/:cid';
const ADD_FILE = 'POST /archives/customer/file/:cid/:folderId';
const ADD_BY_NAME = 'POST /archives/customer/file-by-folder-name/:cid';
const user = userEvent.setup();

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => String(Math.random()) });
});
beforeEach(() => startOutboxOfApi({ acceptsWrites: true }));
afterEach(async () => {
  act(clearUploads);
  await act(() => clearWaitingWrites());
  act(() => startOutboxOfApi({ acceptsWrites: false }));
});

function open(routes: FakeRoutes = {}) {
  const server = fakeApi({
    [READ]: buildArchiveAnswer([]),
    [ADD_FILE]: replyUnreachable(),
    'GET /health': replyUnreachable(),
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/arquivos/${CUSTOMER_ID}`]}>
      <Routes>
        <Route path="/arquivos/:cid" element={<ArchivePage />} />
      </Routes>
      <DialogHost />
    </MemoryRouter>,
    {
      settings: buildTestSettings({ stdFolders: ['Fotos', 'Vistoria'].map((name) => ({ _id: name, name })) }),
    },
  );
  return server;
}

const buildPhoto = (name: string) => new File([name], name, { type: 'image/jpeg', lastModified: 1 });
const findFolder = (name: string) => screen.findByRole('region', { name: `Pasta ${name}` });
const drop = async (...names: string[]) =>
  fireEvent.drop(await findFolder('Fotos'), {
    dataTransfer: { types: ['Files'], files: names.map(buildPhoto) },
  });
const findWaiting = async () =>
  within(await findFolder('Fotos')).findByRole('list', { name: 'Arquivos que esperam sinal' });

test('photos without a signal wait in their folder, once each, and are sent with the key of the first try', async () => {
  const server = open();
  await drop('telhado.jpg');
  const waiting = await findWaiting();
  await waitFor(() => expect(waiting).toHaveTextContent('telhadoEsperando sinal'));
  expect(getWaitingWrites()[0]?.recordName).toBe('Maria da Conceição');
  await waitFor(() => expect(waiting.querySelector('img')).toHaveAttribute('src', 'blob:photo'));
  await drop('telhado.jpg', 'quadro.jpg');
  await waitFor(() => expect(within(waiting).getAllByRole('listitem')).toHaveLength(2));

  server.answer({ [ADD_FILE]: { file: buildFile(1, 'telhado') } });
  await act(() => sendWaitingWrites());
  await waitFor(() => expect(screen.queryByRole('list', { name: /esperam sinal/ })).toBeNull());
  const calls = server.calls(ADD_FILE);
  expect(calls.slice(-2).map(({ file }) => file?.name)).toEqual(['telhado.jpg', 'quadro.jpg']);
  // The name of the folder finds its place where customer and folder were merged into others meanwhile.
  expect(calls.at(-2)).toMatchObject({ params: { cid: CUSTOMER_ID }, body: { folderName: 'Fotos' } });
  expect(calls.at(-2)?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
});

test('a photo that the server refuses says why, and is discarded after a question', async () => {
  const server = open();
  await drop('telhado.jpg');
  await findWaiting();
  server.answer({ [ADD_FILE]: replyRefused(404, { message: 'Esta pasta não existe mais.' }) });
  await act(() => sendWaitingWrites());
  expect(await screen.findByText('Esta pasta não existe mais.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar telhado' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar arquivo' }));
  await waitFor(() => expect(screen.queryByText('Esta pasta não existe mais.')).toBeNull());
});

test('an archive that is shown without its links opens no file', async () => {
  const server = open();
  server.answer({ [READ]: buildArchiveAnswer([buildFile(1, 'Contrato', { url: '' })]) });
  await drop('telhado.jpg');
  await findWaiting();
  server.answer({ [ADD_FILE]: { file: buildFile(1, 'Contrato', { url: '' }) } });
  await act(() => sendWaitingWrites());
  expect(await screen.findByText('Abre com sinal')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Contrato/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ver Contrato' })).toBeNull();
});

describe('an archive that was never opened on this device', () => {
  const choosePhoto = async (folder: string, name: string) => {
    await user.click(await screen.findByRole('button', { name: `Acrescentar arquivos: ${folder}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Novo Arquivo em ${folder}` }));
    await user.upload(dialog.getByLabelText(/^Arquivo/), buildPhoto(name));
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  };

  test('takes photos into its standard folders, which are sent by the name of the folder', async () => {
    const server = open({ [READ]: replyUnreachable(), [ADD_BY_NAME]: replyUnreachable() });
    expect(await screen.findByText(/ainda não foram abertos neste aparelho/)).toBeVisible();
    expect(await findFolder('Vistoria')).toBeVisible();
    await choosePhoto('Fotos', 'telhado.jpg');
    await waitFor(async () => expect(await findWaiting()).toHaveTextContent('telhadoEsperando sinal'));

    server.answer({
      [READ]: buildArchiveAnswer([buildFile(1, 'telhado')]),
      [ADD_BY_NAME]: { file: buildFile(1, 'telhado') },
    });
    await act(() => sendWaitingWrites());
    await waitFor(() => expect(screen.queryByRole('list', { name: /esperam sinal/ })).toBeNull());
    const sent = server.calls(ADD_BY_NAME).at(-1);
    expect(sent?.file?.name).toBe('telhado.jpg');
    expect(JSON.stringify(sent?.body)).toContain('Fotos');
  });

  test('shows what waits for a folder in the folder of that name once it is opened', async () => {
    const server = open({ [READ]: replyUnreachable(), [ADD_BY_NAME]: replyUnreachable() });
    await choosePhoto('Fotos', 'telhado.jpg');
    await findWaiting();
    server.answer({
      [READ]: buildArchiveAnswer([]),
      [ADD_BY_NAME]: replyRefused(403, { message: 'Você não tem permissão.' }),
    });
    await act(() => sendWaitingWrites());
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Maria da Conceição', { exact: false })).toBeVisible();
    expect(await findWaiting()).toHaveTextContent('Você não tem permissão.');
  });
});
