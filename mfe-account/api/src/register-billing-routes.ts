import type { BillingContext } from './billing/billing-context';
import { refuseCardNumbers } from './billing/refuse-card-numbers';
import { registerSubscriptionRoutes } from './billing/subscription/routes';
import { registerBillingDocumentRoutes } from './billing-documents/routes';
import { registerOperatorBillingRoutes } from './operator-billing/routes';
import { registerSignupRoutes } from './signup/routes';

/** Registers the calls of signup, subscription, documents and the operator's billing, none of which accepts a card number. */
export async function registerBillingRoutes({ app, ...context }: BillingContext): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preValidation', refuseCardNumbers);
    registerSignupRoutes({ app: scope, ...context });
    registerSubscriptionRoutes({ app: scope, ...context });
    registerBillingDocumentRoutes({ app: scope, ...context });
    registerOperatorBillingRoutes({ app: scope, ...context });
  });
}
