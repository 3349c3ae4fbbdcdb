import { buildTestSession } from '@girassol/shared-auth/testing';
import type { PublicNotification } from '@girassol/shell-domain/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';
import { getAnnouncementTarget, loadOnceLoggedIn } from './load-announcement';

const buildNotice = (
  title: string,
  openUrl = '/termos-de-uso-e-politica-de-privacidade',
): PublicNotification => ({
  id: '5b0d8c1e-3f6a-4c57-9d27-8f1f0a6f4716',
  title,
  content: 'O quadro tem filtros novos.',
  openUrl,
  type: 'PUBLIC',
  registryTimestamp: Date.parse('2026-11-25T15:00:00Z'),
});

function open({
  notice,
  promotion,
  at = '/inicio',
}: {
  notice?: PublicNotification;
  promotion?: PublicNotification;
  at?: string;
}) {
  jest.spyOn(Math, 'random').mockReturnValue(0.01);
  return renderApp({
    at,
    session: buildTestSession(),
    api: {
      'GET /notifications/user/:userId/:page': () => ({
        notifications: [],
        hasMoreItems: false,
        totalItems: 0,
        unreadItems: 0,
      }),
      'GET /notifications/last-public/:userId': () => ({ lastPublicNotification: notice ?? null }),
      'GET /notifications/promotion/:userId': () => ({ promotion: promotion ?? null }),
      'GET /notifications/public/:multiplier': () => ({
        notifications: notice ? [notice] : [],
        hasMoreItems: false,
      }),
      'POST /notifications/public/answer/:announcementId': () => ({}),
    },
  });
}
afterEach(() => jest.restoreAllMocks());
const answers = (server: ReturnType<typeof open>['server']) =>
  server.calls('POST /notifications/public/answer/:announcementId').map(({ body }) => body);
const LONG = { timeout: 6_000 };

test('[shell.notifications-006, shell.notifications-007] the last notice shows, and is put off', async () => {
  const { user, server } = open({ notice: buildNotice('Filtros novos') });
  expect(await screen.findByRole('dialog', { name: 'Filtros novos' }, LONG)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'LEMBRE-ME DEPOIS' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(answers(server)).toEqual([{ answer: 'LATER' }]));
});

test('[shell.notifications-008, shell.notifications-009] whoever wants to know more goes on', async () => {
  const { user, server } = open({ notice: buildNotice('Filtros novos') });
  await user.click(await screen.findByRole('button', { name: 'QUERO SABER MAIS' }, LONG));
  await waitFor(() => expect(getAddress()).toBe('/termos-de-uso-e-politica-de-privacidade'));
  expect(answers(server)).toEqual([{ answer: 'OPENED' }]);
});

test.each([
  ['Atualização disponível: filtros', '/atualizacoes'],
  ['ATUALIZACAO DISPONIVEL', '/atualizacoes'],
  ['Feira de Campinas', '/vendas'],
])('[shell.notifications-009] "%s" leads to %s', (title, target) => {
  expect(getAnnouncementTarget({ title, openUrl: '/vendas' })).toBe(target);
});

test('[shell.promo-001] a promotion shows three seconds after the page was loaded, and can be refused', async () => {
  const { user, server } = open({ promotion: buildNotice('Feira') });
  await waitFor(() => expect(server.calls('GET /notifications/promotion/:userId')).toHaveLength(1), LONG);
  expect(await screen.findByRole('dialog', { name: 'Feira' }, LONG)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Não tenho interesse' }));
  await waitFor(() => expect(answers(server)).toEqual([{ answer: 'NOT_INTERESTED' }]));
});

describe('with the clock in hand', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('[shell.notifications-010] while nobody is logged in, it is tried again two seconds later', () => {
    const load = jest.fn();
    const stop = loadOnceLoggedIn(0, load);
    act(() => jest.advanceTimersByTime(3_900));
    stop();
    expect(load).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('[shell.notifications-003] the page of updates lists the notices, which nobody can delete', async () => {
  open({ notice: buildNotice('Filtros novos', 'https://exemplo.com.br'), at: '/atualizacoes' });
  expect(await screen.findByRole('heading', { name: 'Filtros novos' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Saber mais: Filtros novos' })).toHaveAttribute(
    'href',
    'https://exemplo.com.br',
  );
  expect(screen.queryByRole('button', { name: /excluir/i })).toBeNull();
});
