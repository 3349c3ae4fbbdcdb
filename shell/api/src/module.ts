import { defineModule, defineModuleJob } from '@girassol/api-platform/modules';
import { shellContract } from '@girassol/shell-domain/contract';
import { registerAnnouncementRoutes } from './announcements/routes';
import { migrations } from './migrations';
import { registerNotificationRoutes } from './notifications/routes';
import { wakeNotificationJob } from './notifications/wake-job';
import { registerUnsubscribePage } from './unsubscribe/register-unsubscribe-page';
import './reactions';
import './tables';

/** Server part of the shell: the notifications of people, and what operators tell everybody. */
export const shell = defineModule({
  name: 'shell',
  contract: shellContract,
  tables: ['announcements', 'announcement_answers'],
  migrations,
  open: (app) => registerUnsubscribePage(app),
  routes: ({ app }) => {
    registerNotificationRoutes(app);
    registerAnnouncementRoutes(app);
  },
  jobs: [defineModuleJob(wakeNotificationJob, () => import('./notifications/wake-notification'))],
});
