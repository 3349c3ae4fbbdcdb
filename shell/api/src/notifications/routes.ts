import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeNotification, deleteNotification, restoreNotification } from './change-notification';
import { listNotifications } from './list-notifications';
import { markNotificationsRead, markNotificationsSeen } from './mark-notifications';
import { changePreference, changeQuietHours, loadPreferences } from './preferences';
import { addPushDevice, listPushDevices, removePushDevice } from './push-devices';

/** Registers the routes of people's own notifications, and of when they want to be notified. */
export function registerNotificationRoutes(app: FastifyInstance): void {
  serve(app, 'GET /notifications/user/:userId/:page', ({ tx, caller, params, query }) =>
    listNotifications(tx, caller, app.reactionsTo, { ...params, ...query }),
  );
  serve(app, 'POST /notifications/seen/:userId', ({ tx, caller, params, body }) =>
    markNotificationsSeen(tx, caller, { ...params, ...body }),
  );
  serve(app, 'POST /notifications/read/:userId', ({ tx, caller, params, body }) =>
    markNotificationsRead(tx, caller, { ...params, ...body }),
  );
  serve(app, 'PATCH /notifications/user/:notificationId/:userId', ({ tx, caller, params, body }) =>
    changeNotification(tx, caller, params, body),
  );
  serve(app, 'DELETE /notifications/user/:notificationId/:userId', ({ tx, caller, params }) =>
    deleteNotification(tx, caller, params),
  );
  serve(app, 'POST /notifications/restore/:notificationId/:userId', ({ tx, caller, params }) =>
    restoreNotification(tx, caller, params),
  );
  serve(app, 'GET /notifications/preferences/:userId', ({ tx, caller, params: { userId } }) =>
    loadPreferences(tx, caller, userId),
  );
  serve(app, 'PUT /notifications/preferences/:userId', ({ tx, caller, params: { userId }, body }) =>
    changePreference(tx, caller, userId, body),
  );
  serve(app, 'GET /notifications/push/:userId', ({ tx, caller, params: { userId } }) =>
    listPushDevices(tx, caller, app.push, userId),
  );
  serve(app, 'POST /notifications/push/:userId', ({ tx, caller, params: { userId }, body, request }) =>
    addPushDevice(tx, caller, app.push, {
      userId,
      device: request.headers['user-agent'] ?? '',
      ...body,
    }),
  );
  serve(app, 'DELETE /notifications/push/:userId/:deviceId', ({ tx, caller, params }) =>
    removePushDevice(tx, caller, params),
  );
  serve(app, 'PUT /notifications/quiet-hours/:userId', ({ tx, caller, params: { userId }, body }) =>
    changeQuietHours(tx, caller, userId, body.quietHours),
  );
}
