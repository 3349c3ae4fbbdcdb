import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { type BoardKind, boardDescriptions, boardKinds } from '@girassol/shared-domain';
import { LoadingPage } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import BoardPage from './board/BoardPage';
import definition from './remote';

const loading = <LoadingPage />;
// The board comes with the area itself; the forms with their libraries only when they are opened.
const RegisterPage = lazyScreen(
  () => import(/* webpackChunkName: "register" */ './register/RegisterPage'),
  loading,
);
const DataPage = lazyScreen(() => import(/* webpackChunkName: "data" */ './data/BoardDataPage'), loading);
const FinishedPage = lazyScreen(
  () => import(/* webpackChunkName: "finished" */ './finished/FinishedItemsPage'),
  loading,
);
const TemplatesPage = lazyScreen(
  () => import(/* webpackChunkName: "order-templates" */ './service-orders/TemplatesPage'),
  loading,
);
const ArchivePage = lazyScreen(
  () => import(/* webpackChunkName: "archive" */ './archive/ArchivePage'),
  loading,
);
const AgendaPage = lazyScreen(() => import(/* webpackChunkName: "agenda" */ './agenda/AgendaPage'), loading);
const EditPage = lazyScreen(() => import(/* webpackChunkName: "edit" */ './register/EditPage'), loading);
const CustomersPage = lazyScreen(
  () => import(/* webpackChunkName: "customers" */ './customers/list/CustomersPage'),
  loading,
);
const NewCustomerPage = lazyScreen(
  () => import(/* webpackChunkName: "new-customer" */ './customers/form/NewCustomerPage'),
  loading,
);
const CustomerPage = lazyScreen(
  () => import(/* webpackChunkName: "customer" */ './customers/record/CustomerPage'),
  loading,
);

/** A screen that every board has: its address begins with the board's. */
const ofBoard =
  (draw: (kind: BoardKind) => ReactNode) =>
  ({ path }: { path: string }): ReactNode => {
    const kind = boardKinds.find((candidate) => path.startsWith(`${boardDescriptions[candidate].basePath}/`));
    return kind && draw(kind);
  };

const screens: AreaScreens<typeof definition> = {
  board: ofBoard((kind) => <BoardPage key={kind} kind={kind} />),
  register: ofBoard((kind) => <RegisterPage kind={kind} />),
  edit: ofBoard((kind) => <EditPage kind={kind} />),
  agenda: ofBoard((kind) => <AgendaPage key={kind} kind={kind} />),
  finished: ofBoard((kind) => <FinishedPage key={kind} kind={kind} />),
  data: ofBoard((kind) => <DataPage key={kind} kind={kind} />),
  customers: () => <CustomersPage />,
  'new-customer': () => <NewCustomerPage />,
  customer: () => <CustomerPage />,
  archive: () => <ArchivePage />,
  'order-templates': () => <TemplatesPage />,
};

/** Renders the routes of the CRM and boards area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
