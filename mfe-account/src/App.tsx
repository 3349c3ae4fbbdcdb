import { AreaRoutes, type AreaScreens, lazyScreen } from '@girassol/federation/remote';
import { LoadingPage } from '@girassol/shared-ui';
import definition from './remote';

const loading = <LoadingPage />;
const SettingsPage = lazyScreen(
  () => import(/* webpackChunkName: "settings" */ './settings/SettingsPage'),
  loading,
);
const FinancePlatformPage = lazyScreen(
  () => import(/* webpackChunkName: "finance-platform" */ './finance-platform/FinancePlatformPage'),
  loading,
);
const SecurityPage = lazyScreen(
  () => import(/* webpackChunkName: "security" */ './security/SecurityPage'),
  loading,
);
const SubscriptionPage = lazyScreen(
  () => import(/* webpackChunkName: "subscription" */ './subscription/SubscriptionPage'),
  loading,
);
const CancellationPage = lazyScreen(
  () => import(/* webpackChunkName: "cancellation" */ './cancellation/CancellationPage'),
  loading,
);
const AccountDataPage = lazyScreen(
  () => import(/* webpackChunkName: "account-data" */ './company-data/AccountDataPage'),
  loading,
);
const ContactPage = lazyScreen(
  () => import(/* webpackChunkName: "signup-contact" */ './signup/ContactPage'),
  loading,
);
const AddressPage = lazyScreen(
  () => import(/* webpackChunkName: "signup-address" */ './signup/AddressPage'),
  loading,
);
const PaymentPage = lazyScreen(
  () => import(/* webpackChunkName: "signup-payment" */ './signup/PaymentPage'),
  loading,
);
const CheckoutPage = lazyScreen(
  () => import(/* webpackChunkName: "signup-checkout" */ './signup/CheckoutPage'),
  loading,
);
const SuccessPage = lazyScreen(
  () => import(/* webpackChunkName: "payment-success" */ './success/SuccessPage'),
  loading,
);
const PublicPaymentPage = lazyScreen(
  () => import(/* webpackChunkName: "payment-page" */ './payment-page/PublicPaymentPage'),
  loading,
);
const PricesPage = lazyScreen(
  () => import(/* webpackChunkName: "operator-prices" */ './operator/prices/PricesPage'),
  loading,
);
const CouponsPage = lazyScreen(
  () => import(/* webpackChunkName: "operator-coupons" */ './operator/coupons/CouponsPage'),
  loading,
);
const LeadsPage = lazyScreen(
  () => import(/* webpackChunkName: "operator-leads" */ './operator/leads/LeadsPage'),
  loading,
);
const CollaboratorsPage = lazyScreen(
  () => import(/* webpackChunkName: "collaborators" */ './collaborators/CollaboratorsPage'),
  loading,
);
const InvitationPage = lazyScreen(
  () => import(/* webpackChunkName: "invitation" */ './invitation/InvitationPage'),
  loading,
);

const EmailConfirmationPage = lazyScreen(
  () => import(/* webpackChunkName: "email-confirmation" */ './email-confirmation/EmailConfirmationPage'),
  loading,
);

const screens: AreaScreens<typeof definition> = {
  settings: () => <SettingsPage />,
  'finance-platform': () => <FinancePlatformPage />,
  security: () => <SecurityPage />,
  subscription: () => <SubscriptionPage />,
  cancellation: () => <CancellationPage />,
  'account-data': () => <AccountDataPage />,
  'signup-contact': () => <ContactPage />,
  'signup-address': () => <AddressPage />,
  'signup-payment': () => <PaymentPage />,
  'signup-checkout': () => <CheckoutPage />,
  'payment-success': () => <SuccessPage />,
  'payment-page': () => <PublicPaymentPage />,
  'operator-prices': () => <PricesPage />,
  'operator-coupons': () => <CouponsPage />,
  'operator-leads': () => <LeadsPage />,
  collaborators: () => <CollaboratorsPage />,
  invitation: () => <InvitationPage />,
  'email-confirmation': () => <EmailConfirmationPage />,
};

/** Renders the routes of the account area. */
export function App() {
  return <AreaRoutes definition={definition} screens={screens} />;
}
