import type { RequestExamples } from '../example';
import { SHARED_ANNOUNCEMENT } from '../samples/public-records';

const announcement = {
  kind: 'NOTICE' as const,
  title: 'Atualização disponível',
  content: 'O quadro tem filtros novos.',
  openUrl: '/vendas',
  plans: ['CRM' as const],
  whitelabels: ['SERRANA'],
  startsAt: Date.parse('2026-11-01T12:00:00Z'),
  endsAt: Date.parse('2090-11-01T12:00:00Z'),
};

/** Example requests for tests: routes of the notifications of a person. */
export const notificationExamples = {
  'GET /notifications/user/:userId/:page': ({ userId }) => ({
    params: { userId, page: 0 },
    query: { filter: 'UNREAD' },
  }),
  'POST /notifications/seen/:userId': ({ userId, notificationId }) => ({
    params: { userId },
    body: { ids: [notificationId] },
  }),
  'POST /notifications/read/:userId': ({ userId, notificationId }) => ({
    params: { userId },
    body: { ids: [notificationId], isRead: true },
  }),
  'PATCH /notifications/user/:notificationId/:userId': ({ userId, notificationId }) => ({
    params: { notificationId, userId },
    body: { isSaved: true, snoozedUntil: null },
  }),
  'DELETE /notifications/user/:notificationId/:userId': ({ userId, notificationId }) => ({
    params: { notificationId, userId },
  }),
  'POST /notifications/restore/:notificationId/:userId': ({ userId, deletedNotificationId }) => ({
    params: { notificationId: deletedNotificationId, userId },
  }),
  'GET /notifications/follows/:subject/:subjectId': ({ saleId }) => ({
    params: { subject: 'ITEM', subjectId: saleId },
  }),
  'PUT /notifications/follows/:subject/:subjectId': ({ saleId }) => ({
    params: { subject: 'ITEM', subjectId: saleId },
    body: { isFollowing: true },
  }),
  'GET /notifications/preferences/:userId': ({ userId }) => ({ params: { userId } }),
  'PUT /notifications/preferences/:userId': ({ userId }) => ({
    params: { userId },
    body: { kind: 'import-ended', channel: 'mail', timing: 'SUMMARY' },
  }),
  'PUT /notifications/quiet-hours/:userId': ({ userId }) => ({
    params: { userId },
    body: { quietHours: { from: '20:00', until: '07:30' } },
  }),
  'GET /notifications/push/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /notifications/push/:userId': ({ userId }) => ({
    params: { userId },
    body: {
      endpoint: 'https://push.exemplo.com.br/aparelho',
      keys: { p256dh: 'BNcRdreALRFXTkOOUHK1', auth: 'tBHItJI5svbpez7KI4CCXg' },
    },
  }),
  'DELETE /notifications/push/:userId/:deviceId': ({ userId }) => ({
    params: { userId, deviceId: '0198a000-0000-7000-8000-0000000000d1' },
  }),
  'GET /notifications/last-public/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /notifications/promotion/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /notifications/public/:multiplier': () => ({ params: { multiplier: 1 } }),
  'POST /notifications/public/answer/:announcementId': () => ({
    params: { announcementId: SHARED_ANNOUNCEMENT },
    body: { answer: 'LATER' },
  }),
  'GET /operation/announcements': () => ({}),
  'POST /operation/announcements': () => ({ body: announcement }),
  'PUT /operation/announcements/:announcementId': () => ({
    params: { announcementId: SHARED_ANNOUNCEMENT },
    body: { ...announcement, title: 'Relatórios novos' },
  }),
  'POST /operation/announcements/end/:announcementId': () => ({
    params: { announcementId: SHARED_ANNOUNCEMENT },
  }),
} satisfies Partial<RequestExamples>;
