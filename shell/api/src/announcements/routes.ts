import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '../notifications/own-notifications';
import { answerAnnouncement } from './answer-announcement';
import { findShownAnnouncement, listPublicNotifications } from './list-announcements';
import {
  changeAnnouncement,
  createAnnouncement,
  endAnnouncement,
  listAllAnnouncements,
} from './operate-announcements';

/** Registers the routes of announcements: those of the people who read them, and those of operators. */
export function registerAnnouncementRoutes(app: FastifyInstance): void {
  serve(app, 'GET /notifications/last-public/:userId', async ({ tx, caller, params: { userId } }) => {
    requireSelf(caller, userId);
    return { lastPublicNotification: await findShownAnnouncement(tx, caller, 'NOTICE') };
  });
  serve(app, 'GET /notifications/promotion/:userId', async ({ tx, caller, params: { userId } }) => {
    requireSelf(caller, userId);
    return { promotion: await findShownAnnouncement(tx, caller, 'PROMOTION') };
  });
  serve(app, 'GET /notifications/public/:multiplier', ({ tx, caller, params }) =>
    listPublicNotifications(tx, caller, params.multiplier),
  );
  serve(app, 'POST /notifications/public/answer/:announcementId', ({ tx, caller, params, body }) =>
    answerAnnouncement(tx, caller, params.announcementId, body.answer),
  );
  serve(app, 'GET /operation/announcements', ({ tx }) => listAllAnnouncements(tx));
  serve(app, 'POST /operation/announcements', ({ tx, caller, body }) => createAnnouncement(tx, caller, body));
  serve(app, 'PUT /operation/announcements/:announcementId', ({ tx, params, body }) =>
    changeAnnouncement(tx, params.announcementId, body),
  );
  serve(app, 'POST /operation/announcements/end/:announcementId', ({ tx, params }) =>
    endAnnouncement(tx, params.announcementId),
  );
}
