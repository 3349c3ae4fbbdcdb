import { buildTestSession } from '@girassol/shared-auth/testing';
import type { Notification } from '@girassol/shell-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { getAddress, renderApp } from '../../testing/render-app';
import { buildNotification, getNotificationId } from '../notification.fixture';

const LIST = 'GET /notifications/user/:userId/:page';
const NOW = Date.parse('2026-11-25T15:00:00Z');
const DAY_MS = 24 * 3_600_000;

/** Starts the shell with a server that keeps these notifications. */
function open(notifications: Notification[], session = buildTestSession()) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  let kept = notifications;
  const change = (ids: string[], next: Partial<Notification>) => {
    kept = kept.map((one) => (ids.includes(one.id) ? { ...one, ...next } : one));
  };
  const removed = new Map<string, Notification>();
  const rendered = renderApp({
    at: '/inicio',
    session,
    api: {
      [LIST]: ({ params, query }) => {
        const listed = kept.filter(
          ({ isRead, isSaved }) =>
            (query.get('filter') !== 'UNREAD' || !isRead) && (query.get('filter') !== 'SAVED' || isSaved),
        );
        const from = Number(params.page) * 10;
        return {
          notifications: listed.slice(from, from + 10),
          hasMoreItems: listed.length > from + 10,
          totalItems: kept.length,
          unreadItems: kept.filter(({ isRead }) => !isRead).length,
        };
      },
      'POST /notifications/seen/:userId': () => ({}),
      'POST /notifications/read/:userId': ({ body }) => {
        const { ids, isRead } = body as { ids?: string[]; isRead: boolean };
        const chosen = ids ?? kept.filter((one) => !one.isRead).map(({ id }) => id);
        change(chosen, { isRead });
        return { ids: chosen };
      },
      'PATCH /notifications/user/:notificationId/:userId': ({ params, body }) => {
        const { isSaved } = body as { isSaved?: boolean };
        if (isSaved !== undefined) change([params.notificationId], { isSaved });
        return {};
      },
      'DELETE /notifications/user/:notificationId/:userId': ({ params: { notificationId } }) => {
        for (const one of kept) if (one.id === notificationId) removed.set(one.id, one);
        kept = kept.filter(({ id }) => id !== notificationId);
        return {};
      },
      'GET /notifications/preferences/:userId': () => ({
        kinds: [
          {
            kind: 'proposal-accepted',
            label: 'Proposta aceita',
            isRequired: false,
            bell: 'NOW',
            mail: 'NOW',
          },
          { kind: 'security', label: 'Segurança', isRequired: true, bell: 'NOW', mail: 'NOW' },
        ],
        quietHours: null,
      }),
      'PUT /notifications/preferences/:userId': () => ({}),
      'PUT /notifications/quiet-hours/:userId': () => ({}),
      'POST /notifications/restore/:notificationId/:userId': ({ params: { notificationId } }) => {
        const back = removed.get(notificationId);
        if (back) kept = [back, ...kept];
        return {};
      },
    },
  });
  const openPanel = async () => {
    await rendered.user.click(await screen.findByRole('button', { name: /^Avisos/ }));
    return within(await screen.findByRole('dialog', { name: 'Avisos' }));
  };
  const arrive = (notification: Notification) => {
    kept = [notification, ...kept];
  };
  return { ...rendered, openPanel, arrive };
}
afterEach(() => jest.restoreAllMocks());

const three = () => [
  buildNotification('03', 'Proposta aceita: Maria', { registryTimestamp: NOW - 1, isSeen: true }),
  buildNotification('02', 'Importação terminada', { registryTimestamp: NOW - DAY_MS, isSeen: true }),
  buildNotification('01', 'Contrato assinado', {
    registryTimestamp: NOW - 2 * DAY_MS,
    isSeen: true,
    isRead: true,
  }),
];

test('[shell.notifications-002] the badge is the total without what was deleted here, and the title counts the unread', async () => {
  const { user, openPanel } = open(three());
  const panel = await openPanel();
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  expect(screen.getByText('3', { selector: '[aria-hidden]' })).toBeInTheDocument();
  (await panel.findByRole('link', { name: 'Contrato assinado' })).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.getByText('2', { selector: '[aria-hidden]' })).toBeInTheDocument());
  expect(panel.queryByRole('link', { name: 'Contrato assinado' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await panel.findByRole('link', { name: 'Contrato assinado' })).toBeVisible();
});

test('what arrived while the list was closed is there when it opens again', async () => {
  const { user, openPanel, arrive } = open(three());
  await (await openPanel()).findByRole('link', { name: 'Contrato assinado' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  arrive(buildNotification('04', 'Você recebeu uma venda', { registryTimestamp: NOW }));
  const again = await openPanel();
  expect(await again.findByRole('link', { name: 'Você recebeu uma venda' })).toBeVisible();
});

test('by day, with the reason, and a press leads on and reads', async () => {
  const { user, server, openPanel } = open(three());
  const panel = await openPanel();
  expect(await panel.findByRole('region', { name: 'Hoje' })).toHaveTextContent('Proposta aceita: Maria');
  expect(panel.getByRole('region', { name: 'Ontem' })).toHaveTextContent('Importação terminada');
  expect(panel.getByRole('region', { name: 'segunda-feira, 23 de novembro' })).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'Proposta aceita: Maria' }));
  await waitFor(() => expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade'));
  expect(server.calls('POST /notifications/read/:userId')[0]?.body).toEqual({
    ids: [getNotificationId('03')],
    isRead: true,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('several in a row that say the same are one line with their number, which unfolds', async () => {
  const login = (end: string, at: number, isRead: boolean) =>
    buildNotification(end, 'Segurança: Acesso de um aparelho novo', {
      kind: 'security-mailed',
      content: `Chrome ${end}`,
      registryTimestamp: at,
      isSeen: true,
      isRead,
    });
  const { user, openPanel } = open([
    ...three().slice(0, 1),
    login('06', NOW - 60_000, false),
    login('05', NOW - 120_000, false),
    login('04', NOW - 180_000, true),
  ]);
  const panel = await openPanel();
  const line = await panel.findByRole('button', { name: /aparelho novo.*3 avisos.*2 não lidos/ });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(panel.getAllByRole('link')).toHaveLength(1);
  await user.click(line);
  expect(panel.getAllByRole('link', { name: 'Segurança: Acesso de um aparelho novo' })).toHaveLength(3);
  expect(panel.getByText('Chrome 05')).toBeVisible();
  await user.click(line);
  expect(panel.queryByText('Chrome 05')).toBeNull();
});

test('all are read by one press, which can be taken back', async () => {
  const { user, openPanel } = open(three());
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Não lidos' }));
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(2));
  await user.click(panel.getByRole('button', { name: 'Marcar todos como lidos' }));
  expect(await panel.findByText('Tudo lido')).toBeVisible();
  expect(panel.getByText(/continuam em Todos/)).toBeVisible();
  expect(await screen.findByText('2 avisos marcados como lidos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(2));
});

test('by keyboard: move, mark, save, snooze', async () => {
  const { user, server, openPanel } = open(three());
  const panel = await openPanel();
  (await panel.findByRole('link', { name: 'Proposta aceita: Maria' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(panel.getByRole('link', { name: 'Importação terminada' })).toHaveFocus();
  await user.keyboard('e');
  await waitFor(() => expect(panel.getAllByRole('img', { name: 'Não lido' })).toHaveLength(1));
  await user.keyboard('s');
  expect(await panel.findByText('Guardado')).toBeVisible();
  await user.keyboard('a');
  await waitFor(() =>
    expect(server.calls('PATCH /notifications/user/:notificationId/:userId').at(-1)?.body).toEqual({
      snoozedUntil: Date.parse('2026-11-26T11:00:00Z'),
    }),
  );
});

test('[shell.notifications-001] the next ten come with the next page, from page 0', async () => {
  const many = Array.from({ length: 14 }, (_, at) =>
    buildNotification(String(at + 10), `Aviso ${at}`, { registryTimestamp: NOW - at, isSeen: true }),
  );
  const { user, server, openPanel } = open(many);
  const panel = await openPanel();
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(10));
  await user.click(panel.getByRole('button', { name: 'Carregar mais' }));
  await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(14));
  expect(server.calls(LIST).map(({ params }) => String(params.page))).toContain('1');
});

test.each([
  ['ACTIVE', true],
  ['OWNER', false],
])('[shell.notifications-004, admin-002] an administrator with the status %s', async (status, isDisabled) => {
  const { user, openPanel } = open(three(), buildTestSession({ isAdmin: true, status }));
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Ações de "Importação terminada"' }));
  const item = await screen.findByRole('menuitem', { name: 'Excluir' });
  if (isDisabled) expect(item).toHaveAttribute('aria-disabled', 'true');
  else expect(item).not.toHaveAttribute('aria-disabled');
});

test('menos disto: the kind is told quietly from then on, and that can be taken back', async () => {
  const { user, server, openPanel } = open(three());
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Ações de "Importação terminada"' }));
  expect(await screen.findByText('Você recebe este aviso porque a proposta ou a venda é sua.')).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: /^Menos disto/ }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  const changed = () => server.calls('PUT /notifications/preferences/:userId').map(({ body }) => body);
  await waitFor(() =>
    expect(changed()).toEqual([
      { kind: 'proposal-accepted', channel: 'bell', timing: 'SUMMARY' },
      { kind: 'proposal-accepted', channel: 'mail', timing: 'SUMMARY' },
      { kind: 'proposal-accepted', channel: 'bell', timing: 'NOW' },
      { kind: 'proposal-accepted', channel: 'mail', timing: 'NOW' },
    ]),
  );
});

test('preferences: a choice is saved at once, and quiet hours are switched on for the night', async () => {
  const { user, server, openPanel } = open(three());
  const panel = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Preferências de avisos' }));
  await user.click(await screen.findByRole('button', { name: /Proposta aceita: por e-mail/ }));
  await user.click(await screen.findByRole('option', { name: 'Resumo das 8h' }));
  await waitFor(() =>
    expect(server.calls('PUT /notifications/preferences/:userId')[0]?.body).toEqual({
      kind: 'proposal-accepted',
      channel: 'mail',
      timing: 'SUMMARY',
    }),
  );
  await user.click(screen.getByRole('switch', { name: 'Ter um horário de silêncio' }));
  await waitFor(() =>
    expect(server.calls('PUT /notifications/quiet-hours/:userId')[0]?.body).toEqual({
      quietHours: { from: '20:00', until: '07:00' },
    }),
  );
  expect(screen.getByText('Sempre na hora')).toBeVisible();
});

test('a kind that this tab does not know is shown plainly, with what the server wrote', async () => {
  const { openPanel } = open([
    buildNotification('09', 'Visita marcada', {
      kind: 'mfe-visitas/visit-booked',
      content: 'A visita será no dia 02/12.',
      reason: '',
      canBeSwitchedOff: false,
    }),
  ]);
  const panel = await openPanel();
  expect(await panel.findByRole('link', { name: 'Visita marcada' })).toBeVisible();
  expect(panel.getByText('A visita será no dia 02/12.')).toBeVisible();
});

test('a notification about security says that it cannot be switched off', async () => {
  const { user, openPanel } = open([
    buildNotification('09', 'Segurança: Trocou a senha', {
      kind: 'security-changed',
      canBeSwitchedOff: false,
    }),
  ]);
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: /^Ações de/ }));
  expect(await screen.findByRole('menuitem', { name: 'Este aviso não pode ser desligado' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('menuitem', { name: /Menos disto/ })).toBeNull();
});

test('[shell.notifications-005] a notification of a ticket carries its rating, and a press opens its address', async () => {
  const { user, openPanel } = open([
    buildNotification('09', 'O suporte respondeu', {
      kind: 'ticket-answered',
      ticket: { _id: getNotificationId('aa'), customerRating: 4 },
    }),
  ]);
  const panel = await openPanel();
  expect(await panel.findByText('Sua nota: 4')).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'O suporte respondeu' }));
  await waitFor(() => expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade'));
});

test('[shell.notifications-012] the list has pages and says no number of rows on one', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    buildNotification(String(index).padStart(2, '0'), `Aviso ${index}`, { registryTimestamp: NOW - index }),
  );
  const { server, openPanel } = open(many);
  const panel = await openPanel();
  await waitFor(() => expect(panel.getAllByRole('link').length).toBeGreaterThanOrEqual(10));
  expect(server.calls(LIST).every(({ query }) => [...query.keys()].every((name) => name === 'filter'))).toBe(
    true,
  );
  expect(panel.queryByText(/por página/i)).toBeNull();
});

test('follow and unfollow in the row of an item', async () => {
  const { user, server, openPanel } = open([
    buildNotification('09', 'Menção', {
      follow: { subject: 'ITEM', subjectId: getNotificationId('aa'), isFollowing: false },
    }),
  ]);
  server.answer({ 'PUT /notifications/follows/:subject/:subjectId': { isFollowing: true } });
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: /^Ações de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Seguir este item' }));
  expect(server.calls('PUT /notifications/follows/:subject/:subjectId')[0]).toMatchObject({
    params: { subject: 'ITEM', subjectId: getNotificationId('aa') },
    body: { isFollowing: true },
  });
  expect(await screen.findByText('Você segue e será avisado do que acontecer')).toBeVisible();
});
