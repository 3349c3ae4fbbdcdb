import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import definition from './remote';

const loading = <LoadingPage />;
const TicketsPage = lazyScreen(() => import(/* webpackChunkName: "tickets" */ './list/TicketsPage'), loading);
const TicketPage = lazyScreen(() => import(/* webpackChunkName: "ticket" */ './ticket/TicketPage'), loading);
const ChatsPage = lazyScreen(() => import(/* webpackChunkName: "chats" */ './chats/ChatsPage'), loading);
const QueuePage = lazyScreen(() => import(/* webpackChunkName: "queue" */ './queue/QueuePage'), loading);
const OpenScreenPage = lazyScreen(
  () => import(/* webpackChunkName: "open-screen" */ './help/OpenScreenPage'),
  loading,
);

const ContactPage = lazyScreen(
  () => import(/* webpackChunkName: "contact" */ './contact/ContactPage'),
  loading,
);
const TrialRequestPage = lazyScreen(
  () => import(/* webpackChunkName: "trial-request" */ './trial-request/TrialRequestPage'),
  loading,
);
const AccountsPage = lazyScreen(
  () => import(/* webpackChunkName: "accounts" */ './accounts/AccountsPage'),
  loading,
);
const OpenVisitPage = lazyScreen(
  () => import(/* webpackChunkName: "open-visit" */ './visits/OpenVisitPage'),
  loading,
);

const screens: AreaScreens<typeof definition> = {
  tickets: () => <TicketsPage />,
  ticket: () => <TicketPage />,
  chats: () => <ChatsPage />,
  queue: () => <QueuePage />,
  contact: () => <ContactPage />,
  'trial-request': () => <TrialRequestPage />,
  'open-screen': () => <OpenScreenPage />,
  accounts: () => <AccountsPage />,
  'open-visit': () => <OpenVisitPage />,
};

/** Renders the routes of the support area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
