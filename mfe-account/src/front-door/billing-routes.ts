import type { MenuContribution } from '@girassol/federation';
import type { VisitorKind } from '@girassol/shared-domain';
import { billingPaths } from '../addresses/billing';

const anyVisitor: VisitorKind[] = ['loggedOut', 'active', 'inactive'];
/** Visitors who may begin a signup: accounts with an irregular payment pay what they have instead. */
const newcomers: VisitorKind[] = ['loggedOut', 'active'];
const signedIn: VisitorKind[] = ['active', 'inactive'];

const page = <Screen extends string>(path: string, screen: Screen, title: string, access: VisitorKind[]) => ({
  path,
  screen,
  title,
  access,
});

/** Routes of signup, payment and subscription. */
export const billingRoutes = [
  {
    ...page(billingPaths.subscription, 'subscription', 'Assinatura', anyVisitor),
    promptsLogin: true as const,
  },
  page(billingPaths.cancellation, 'cancellation', 'Cancelamento', signedIn),
  page(billingPaths.stepOne, 'signup-contact', 'Assinatura', newcomers),
  page(billingPaths.stepTwo, 'signup-address', 'Forma de pagamento', newcomers),
  page(billingPaths.stepThree, 'signup-payment', 'Pagamento', newcomers),
  page(billingPaths.checkout, 'signup-checkout', 'Checkout', newcomers),
  page(billingPaths.cardSuccess, 'payment-success', 'Assinatura concluída', anyVisitor),
  page(billingPaths.boletoSuccess, 'payment-success', 'Pagamento com boleto', anyVisitor),
  page(billingPaths.pixSuccess, 'payment-success', 'Pagamento com Pix', anyVisitor),
  page(billingPaths.payment, 'payment-page', 'Pagamento', anyVisitor),
  page(billingPaths.emailConfirmation, 'email-confirmation', 'Confirmar e-mail', anyVisitor),
  {
    path: '/form-teste-gratis-checkout',
    title: 'Teste grátis',
    access: anyVisitor,
    redirectTo: billingPaths.checkout,
    redirectDefaults: { planId: '1' },
  },
];

/** Menu entry of the subscription, for the owner of an account. Partners bill the accounts of their white-label themselves. */
export const subscriptionMenu: MenuContribution = {
  id: 'assinatura',
  label: 'Assinatura',
  icon: 'credit-card',
  group: 'ajustes',
  order: 70,
  to: billingPaths.subscription,
  when: { all: [{ userType: 'MANAGER' }, { not: { whitelabel: 'any' } }] },
};
