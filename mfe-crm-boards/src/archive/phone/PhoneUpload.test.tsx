import {
  buildTestSession,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ArchivePage from '../ArchivePage';
import { buildArchiveAnswer, buildFile, buildFolder, CUSTOMER_ID } from '../archive.fixture';

const READ = 'GET /archives/customer/:userId/:cid';
const MAKE = 'POST /archives/customer/upload-link/:cid/:folderId';
const END = 'DELETE /archives/upload-link/:linkId';
const photos = buildFolder(1, 'Fotos');
const link = () => ({
  link: { _id: '018f0000-0000-7000-8000-000000000999', path: '/enviar/abc', until: Date.now() + 1_800_000 },
});
const user = userEvent.setup();

async function openCode(routes: FakeRoutes = {}) {
  const server = fakeApi({ [READ]: buildArchiveAnswer([]), [MAKE]: link, [END]: {}, ...routes });
  renderWithSession(
    <MemoryRouter initialEntries={[`/arquivos/${CUSTOMER_ID}`]}>
      <Routes>
        <Route path="/arquivos/:cid" element={<ArchivePage />} />
      </Routes>
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    { session: buildTestSession() },
  );
  await user.click(await screen.findByRole('button', { name: 'Opções da pasta Fotos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Enviar pelo celular' }));
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

test('a code leads a phone to the folder, and says until when', async () => {
  const { server, dialog } = await openCode();
  expect(await dialog.findByRole('img', { name: 'Código para enviar à pasta Fotos' })).toBeVisible();
  expect(dialog.getByText('http://localhost/enviar/abc')).toBeVisible();
  expect(dialog.getByText(/só consegue enviar para esta pasta\./)).toBeVisible();
  expect(server.calls(MAKE)[0]?.params).toEqual({ cid: CUSTOMER_ID, folderId: photos._id });
});

test('what the phone sends appears while one looks', async () => {
  const { server, dialog } = await openCode();
  expect(await dialog.findByText('Esperando o primeiro arquivo…')).toBeVisible();
  const photo = buildFile(9, 'Telhado', { extension: 'jpg', folder: photos._id });
  server.answer({ [READ]: buildArchiveAnswer([photo]) });
  act(() => server.emit({ kind: 'archive-changed', customer: CUSTOMER_ID, by: null }));
  const arrived = await dialog.findByRole('list', { name: 'Recebidos do celular' });
  expect(within(arrived).getByText('Telhado')).toBeVisible();
  expect(arrived.querySelector('img')).toHaveAttribute('src', `${photo.url}&preview=1`);
  expect(dialog.getByRole('button', { name: 'Concluir' })).toBeVisible();
});

test('the link is ended at once, and another one can be made', async () => {
  const { server, dialog } = await openCode();
  await user.click(await dialog.findByRole('button', { name: 'Encerrar link' }));
  expect(server.calls(END)).toHaveLength(1);
  expect(await dialog.findByText(/Este código não vale mais/)).toBeVisible();
  expect(dialog.queryByRole('img')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Criar outro código' }));
  expect(await dialog.findByRole('img')).toBeVisible();
});

test('a code that could not be made can be asked for again', async () => {
  const { server, dialog } = await openCode({
    [MAKE]: replyRefused(503, { message: 'O servidor está ocupado.' }),
  });
  expect(await dialog.findByText('O servidor está ocupado.')).toBeVisible();
  server.answer({ [MAKE]: link });
  await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  expect(await dialog.findByRole('img', { name: /Código/ })).toBeVisible();
});
