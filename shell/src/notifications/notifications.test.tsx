import { buildTestSession } from '@girassol/shared-auth/testing';
import { showSnackbar, tokens } from '@girassol/shared-ui';
import { resetUi, waitMilliseconds } from '@girassol/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { getAddress, goTo, renderApp } from '../testing/render-app';
import { buildNotification, getNotificationId as id } from './notification.fixture';

const LIST = 'GET /notifications/user/:userId/:page';
const SEEN = 'POST /notifications/seen/:userId';
function open(session = buildTestSession()) {
  let notifications = [buildNotification('01', 'Antiga', { isSeen: true })];
  const rendered = renderApp({
    at: '/inicio',
    session,
    api: {
      [LIST]: () => ({
        notifications,
        hasMoreItems: false,
        totalItems: notifications.length,
        unreadItems: 1,
      }),
      [SEEN]: ({ body }) => {
        const { ids } = body as { ids: string[] };
        notifications = notifications.map((one) => ({ ...one, isSeen: one.isSeen || ids.includes(one.id) }));
        return {};
      },
    },
  });
  return {
    ...rendered,
    tell(end: string, title: string) {
      notifications = [buildNotification(end, title), ...notifications];
      rendered.server.emit({ kind: 'notified', notification: id(end), by: null });
    },
  };
}

const setVisibility = (visibility: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(resetUi);
afterEach(() => jest.restoreAllMocks());

test('what concerns the person shows at once, leads to it, and counts as seen', async () => {
  const { server, user, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  tell('02', 'Proposta aceita: Maria');
  expect(await screen.findByText(/^Proposta aceita: Maria\. Maria aceitou a proposta #0007/)).toBeVisible();
  expect(screen.queryByText(/Antiga/)).toBeNull();
  await waitFor(() => expect(server.calls(SEEN)[0]?.body).toEqual({ ids: [id('02')] }));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade'));
});

test('opening the list takes the notices from the page: the list says the same', async () => {
  const { server, user, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  tell('02', 'Proposta aceita: Maria');
  expect(await screen.findByRole('button', { name: 'Abrir' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Avisos/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Abrir' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Proposta aceita: Maria' })).toBeVisible();
});

test('two of the same title do not pile up', async () => {
  const { server, user, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  tell('02', 'Acesso de um aparelho novo');
  tell('03', 'Acesso de um aparelho novo');
  await waitFor(() => expect(server.calls(SEEN).flatMap(({ body }) => body?.ids)).toContain(id('03')));
  expect(screen.getAllByText(/^Acesso de um aparelho novo/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
});

test('it goes with the first step to another page, and stays in the list', async () => {
  const { server, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  tell('02', 'Proposta aceita: Maria');
  expect(await screen.findByText(/^Proposta aceita: Maria/)).toBeVisible();
  goTo('/termos-de-uso-e-politica-de-privacidade');
  await waitFor(() => expect(screen.queryByText(/^Proposta aceita: Maria/)).toBeNull());
});

test('a phone shows its title alone', async () => {
  const { server, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  const { matchMedia } = globalThis;
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === tokens.screen.phone }) });
  try {
    tell('02', 'Segurança: Acesso de um aparelho novo');
    expect(await screen.findByText('Acesso de um aparelho novo')).toBeVisible();
  } finally {
    Object.assign(globalThis, { matchMedia });
  }
});

test('what the person has just done stays confirmed while notifications of it and of the login arrive', async () => {
  const { server, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  act(() => showSnackbar({ text: 'Senha trocada.' }));
  tell('02', 'Acesso de um aparelho novo');
  tell('03', 'Segurança: Escolheu nova senha por um link');
  tell('04', 'Segurança: Trocou a senha');
  await waitFor(() => expect(server.calls(SEEN).flatMap(({ body }) => body?.ids)).toContain(id('04')));
  expect(screen.getByText('Senha trocada.')).toBeVisible();
});

test('who is on the page that it leads to sees it there: nothing covers the page, and it counts as seen', async () => {
  const { server, user, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  tell('02', 'Importação terminada');
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade'));
  tell('03', 'Importação desfeita');
  await waitFor(() => expect(server.calls(SEEN).flatMap(({ body }) => body?.ids)).toContain(id('03')));
  expect(screen.queryByText(/^Importação desfeita/)).toBeNull();
});

test('a tab that nobody looks at shows nothing, so that it counts as unseen, until it is looked at', async () => {
  const { server, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  setVisibility('hidden');
  tell('02', 'Proposta aceita: Maria');
  await waitMilliseconds(50);
  expect(server.calls(SEEN)).toEqual([]);
  setVisibility('visible');
  expect(await screen.findByText(/^Proposta aceita: Maria/)).toBeVisible();
  await waitFor(() => expect(server.calls(SEEN)).toHaveLength(1));
});

test('a list that does not come disturbs nobody', async () => {
  const { server, tell } = open();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  server.answer({ [LIST]: undefined });
  tell('02', 'Proposta aceita: Maria');
  await waitFor(() =>
    expect(server.log.filter((line) => line.startsWith('GET /notifications')).length).toBeGreaterThan(0),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
