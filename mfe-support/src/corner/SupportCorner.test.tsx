import { remoteTesting, type SlotContext } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { SnackbarHost } from '@girassol/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SupportCorner from './SupportCorner';

const session = buildTestSession();
const user = userEvent.setup();

async function draw({
  hasSupportChat = true,
  path = '/inicio',
  chatButtonPlace = null,
}: Partial<SlotContext<'page.corner/v1'>> = {}) {
  remoteTesting.installFakePlatform({ remotes: [] });
  fakeApi({
    'POST /chats/support': ({ body }) =>
      body?.wantsPerson === 'true'
        ? { chat: { _id: null, messages: [] }, ticketId: 't1', reqTimeout: false }
        : { chat: { _id: null, messages: [] }, reqTimeout: false },
    'GET /help/articles': { articles: [] },
  });
  await act(async () => {
    renderWithSession(
      <>
        <SupportCorner
          session={session}
          permissions={{} as never}
          path={path}
          hasSupportChat={hasSupportChat}
          chatButtonPlace={chatButtonPlace}
        />
        <SnackbarHost />
      </>,
      { session },
    );
  });
}
const setWidth = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};
const getButton = () => screen.getByRole('button', { name: 'Ajuda' });

beforeEach(() => setWidth(1440));

test('[support-011] the button opens a dialog beside which the page stays usable, and Esc returns the focus', async () => {
  await draw();
  await user.click(getButton());
  const dialog = await screen.findByRole('dialog', { name: 'Zoe' });
  expect(dialog).not.toHaveAttribute('aria-modal', 'true');
  expect(dialog).toHaveTextContent('Online');
  const field = screen.getByPlaceholderText('Digite sua mensagem aqui');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
  await user.type(field, 'Como');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getButton()).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  // What was being written survives.
  await user.click(getButton());
  expect(await screen.findByPlaceholderText('Digite sua mensagem aqui')).toHaveValue('Como');
});

test('in the top bar the button stays while the chat is open, and closes it', async () => {
  const topBar = document.body.appendChild(document.createElement('header'));
  await draw({ chatButtonPlace: topBar });
  expect(topBar).toContainElement(getButton());
  await user.click(getButton());
  expect(await screen.findByRole('dialog', { name: 'Zoe' })).toBeVisible();
  expect(getButton()).toHaveAttribute('aria-expanded', 'true');
  await user.click(getButton());
  expect(screen.queryByRole('dialog')).toBeNull();
  topBar.remove();
});

test('[support-014] up to 600 pixels it has a way back', async () => {
  setWidth(600);
  await draw();
  await user.click(getButton());
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(getButton()).toHaveFocus());
});

test('[support-002] the page of the ticket opens, and the chat closes', async () => {
  await draw();
  await user.click(getButton());
  await user.click(await screen.findByRole('button', { name: 'Falar com uma pessoa' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ticket/t1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[shell.chrome-012] where the chat would cover the page there is no button', async () => {
  await draw({ hasSupportChat: false });
  expect(screen.queryByRole('button')).toBeNull();
});
