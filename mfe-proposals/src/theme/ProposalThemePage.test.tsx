import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import ProposalThemePage from './ProposalThemePage';

const SET = 'PUT /templates/authenticated/data/:userId';
const SETTINGS = 'GET /settings/user/:userId';
const user = userEvent.setup();
const savedTheme = { primaryColor: '#7a1f54', logoUrl: '', cover: '' };

beforeEach(() => void remoteTesting.installFakePlatform());

function open(session = buildTestSession(), uid = session.userId) {
  const settings = buildTestSettings({ proposalTheme: savedTheme });
  const server = fakeApi({
    [SETTINGS]: () => (uid === session.userId ? { settings } : replyRefused(404, { message: 'Não existe.' })),
    [SET]: ({ body }) => ({ theme: body.theme }),
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/personalizar-proposta/${uid}`]}>
      <DialogHost />
      <Routes>
        <Route path="/personalizar-proposta/:uid" element={<ProposalThemePage />} />
      </Routes>
    </MemoryRouter>,
    { session, settings },
  );
  return server;
}

async function chooseRed() {
  const colour = await screen.findByRole('textbox', { name: /^Cor principal/ });
  await user.clear(colour);
  await user.type(colour, '#aa0000');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
}

test('[proposals-018] the theme of the account is saved over the one it began from', async () => {
  const server = open();
  await chooseRed();
  await waitFor(() =>
    expect(server.calls(SET)[0]?.body).toEqual({
      theme: { ...savedTheme, primaryColor: '#aa0000' },
      from: savedTheme,
    }),
  );
});

test('somebody else was faster: what was chosen stays in sight', async () => {
  const server = open();
  server.answer({ [SET]: replyRefused(409, { message: 'Outra pessoa mudou o padrão da conta.' }) });
  await chooseRed();
  expect(await screen.findByRole('textbox', { name: 'O que você digitou' })).toHaveValue(
    'Cor principal: #aa0000',
  );
});

test('[shell.menus-006] without configManager it is not changed', async () => {
  open(buildTestSession({ type: 'VENDOR' }));
  expect(await screen.findByText(/^Só quem gerencia as configurações/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('another account is as absent', async () => {
  open(buildTestSession(), 'somebody-else');
  expect(await screen.findByText('Não encontramos esta conta')).toBeVisible();
});
