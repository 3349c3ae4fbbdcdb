import { defineModule, defineModuleJob, definePeriodicModuleJob } from '@girassol/api-platform/modules';
import { supportContract } from '@girassol/support-domain/contract';
import { registerAccountListRoutes } from './accounts/routes';
import { createAssistant } from './assistant/create-assistant';
import { CHAT_UPKEEP_SECONDS, deleteOldChatsJob } from './assistant/delete-old-chats-job';
import { registerAssistantRoutes } from './assistant/routes';
import { watchPresence } from './attendance/presence';
import { registerAttendanceRoutes } from './attendance/routes';
import { registerCannedAnswerRoutes } from './canned-answers/routes';
import { registerOmnichannelRoutes } from './chats/accounts/routes';
import { registerChats } from './chats/register-chats';
import { registerChatRoutes } from './chats/routes';
import { registerFigureRoutes } from './figures/routes';
import { indexArticles, loadArticles, registerHelpRoutes } from './help';
import { addReplyAddresses } from './mail-in/add-reply-addresses';
import { readMailJob } from './mail-in/read-mail-job';
import { registerMailWebhook } from './mail-in/register-mail-webhook';
import { mailAnswerJob } from './mail-out/mail-answer-job';
import { openMessenger } from './messenger';
import { migrations } from './migrations';
import { registerPublicQuestionRoutes } from './public-questions/routes';
import { registerRecoveryRoutes } from './recovery/routes';
import { ticketStepJob } from './steps';
import { loadNotificationTickets } from './tickets/load-notification-tickets';
import { registerTicketRoutes } from './tickets/routes';
import { eraseOldVisitorsJob, VISITOR_UPKEEP_SECONDS } from './visitors/erase-old-visitors-job';
import { registerVisitRoutes } from './visits/routes';
import {
  EXPIRE_TICKETS_SECONDS,
  expireTicketsJob,
  WATCH_TICKETS_SECONDS,
  watchTicketsJob,
} from './watch/watch-job';
import './tables';

/**
 * Tickets of support: questions of the people of an account, and the answers. Help articles, the assistant Zoe, and
 * conversations with customers by WhatsApp.
 */
export const support = defineModule({
  name: 'support',
  contract: supportContract,
  sharedCalls: ['PUT /visits/pages', 'PUT /visits/writes/:visitId'],
  tables: [
    'support_tickets',
    'support_messages',
    'support_reads',
    'support_contacts',
    'support_received_mails',
    'support_attendants',
    'support_promises',
    'canned_answers',
    'help_articles',
    'help_votes',
    'assistant_chats',
    'chat_accounts',
    'chat_events',
    'chat_conversations',
    'chat_messages',
    'demo_phones',
    'demo_phone_messages',
    'support_accesses',
    'support_access_pages',
  ],
  migrations,
  reactions: { ticketNotificationsListed: loadNotificationTickets },
  open: async (app, config) => {
    const articles = loadArticles();
    // Without a database the server starts all the same; the next start writes the index.
    await indexArticles(app.database, articles).catch((error) =>
      app.log.warn({ err: error }, 'index of help articles'),
    );
    const messenger = await openMessenger(app, config);
    await registerChats(app, messenger);
    if (config.supportMail) {
      addReplyAddresses(app.mailer, config.supportMail);
      await registerMailWebhook(app, config.supportMail);
    }
    return { articles, messenger };
  },
  routes: ({ app, config, own: { articles, messenger } }) => {
    registerTicketRoutes(app);
    registerAttendanceRoutes(app);
    registerCannedAnswerRoutes(app);
    registerFigureRoutes(app);
    watchPresence(app);
    registerRecoveryRoutes(app);
    registerPublicQuestionRoutes(app);
    registerHelpRoutes(app, articles);
    registerAssistantRoutes(app, { articles, assistant: createAssistant(config.assistant) });
    registerOmnichannelRoutes(app, messenger);
    registerChatRoutes(app, messenger);
    registerAccountListRoutes(app);
    registerVisitRoutes(app);
  },
  jobs: [
    defineModuleJob(ticketStepJob, () => import('./steps/run-ticket-step')),
    definePeriodicModuleJob(watchTicketsJob, WATCH_TICKETS_SECONDS, () => import('./watch/watch-tickets')),
    definePeriodicModuleJob(expireTicketsJob, EXPIRE_TICKETS_SECONDS, () => import('./watch/expire-tickets')),
    defineModuleJob(mailAnswerJob, () => import('./mail-out/mail-answer')),
    defineModuleJob(readMailJob, () => import('./mail-in/read-mail')),
    definePeriodicModuleJob(
      eraseOldVisitorsJob,
      VISITOR_UPKEEP_SECONDS,
      () => import('./visitors/erase-old-visitors'),
    ),
    definePeriodicModuleJob(
      deleteOldChatsJob,
      CHAT_UPKEEP_SECONDS,
      () => import('./assistant/delete-old-chats'),
    ),
  ],
});
