import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { FinancingGate } from './front-door/WithFinancing';
import definition from './remote';

const loading = <LoadingPage />;
const FinancingsPage = lazyScreen(
  () => import(/* webpackChunkName: "financings" */ './list/FinancingsPage'),
  loading,
);
const BankDeskPage = lazyScreen(
  () => import(/* webpackChunkName: "bank-desk" */ './bank-desk/BankDeskPage'),
  loading,
);
const SimulationPage = lazyScreen(
  () => import(/* webpackChunkName: "financing-simulation" */ './simulation/SimulationPage'),
  loading,
);
const CreditRequestPage = lazyScreen(
  () => import(/* webpackChunkName: "credit-request" */ './credit-form/CreditRequestPage'),
  loading,
);
const SchedulePage = lazyScreen(
  () => import(/* webpackChunkName: "financing-schedule" */ './schedule/PaymentSchedulePage'),
  loading,
);
const OrdersPage = lazyScreen(() => import(/* webpackChunkName: "orders" */ './orders/OrdersPage'), loading);
const PublicOrderPage = lazyScreen(
  () => import(/* webpackChunkName: "public-order" */ './orders/PublicOrderPage'),
  loading,
);
const BankReturnPage = lazyScreen(
  () => import(/* webpackChunkName: "bank-return" */ './bank-return/BankReturnPage'),
  loading,
);

const financed = (screen: ReactNode) => <FinancingGate>{screen}</FinancingGate>;

const screens: AreaScreens<typeof definition> = {
  financings: () => financed(<FinancingsPage />),
  'bank-desk': () => <BankDeskPage />,
  'financing-simulation': () => financed(<SimulationPage />),
  'credit-request': () => financed(<CreditRequestPage />),
  'financing-schedule': () => financed(<SchedulePage />),
  orders: () => <OrdersPage />,
  'public-order': () => <PublicOrderPage />,
  'bank-return': () => <BankReturnPage />,
};

/** Renders the routes of the financing area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
