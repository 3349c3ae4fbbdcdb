import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { deleteNotification, listNotifications, markSeen } from './own-notifications';

/** What people were told of. */
export function notificationRoutes(app: FastifyInstance): void {
  serve(app, 'GET /notifications/user/:userId/:page', ({ tx, caller, params }) =>
    listNotifications(tx, caller, params),
  );
  serve(app, 'POST /notifications/seen/:userId', ({ tx, caller, params, body }) =>
    markSeen(tx, caller, { ...params, ...body }),
  );
  serve(app, 'DELETE /notifications/user/:notificationId/:userId', ({ tx, caller, params }) =>
    deleteNotification(tx, caller, params),
  );
}
