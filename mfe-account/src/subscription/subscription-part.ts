import type { SubscriptionOverview } from '@girassol/account-domain/contract';

/** Subscription of an account, which an account that was opened by hand has not. */
export type Subscription = NonNullable<SubscriptionOverview['subscription']>;

/** Props of the cards of the subscription page. */
export interface SubscriptionPartProps {
  userId: string;
  overview: SubscriptionOverview;
  subscription: Subscription;
}
