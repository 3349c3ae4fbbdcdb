export {
  type BillingFacts,
  type BillingStep,
  type BillingStepKind,
  computeChargeEnd,
  findNextBillingDay,
  getDueOfStep,
  listBillingSteps,
  listDueBillingSteps,
  TRIAL_DAYS,
} from './billing-steps';
export { encodeBoletoBars } from './boleto-bars';
export { type ChangePrice, computeChangePrice, computeRenewalPrice, type PlanChoice } from './change-price';
export { COUPON_NAME, COUPON_NAME_MESSAGE } from './coupon-name';
export { formatBankNumber, groupBoletoLine } from './format-boleto';
export {
  type ChargeBooks,
  computeChargeBooks,
  computeLedgerBalance,
  type LedgerBalance,
  type LedgerBook,
  type LedgerEntry,
  ledgerBooks,
  type Posting,
  postCancellation,
  postCharge,
  postChargeBooks,
  postCreditReturn,
  postCreditUse,
  postGivenCredit,
  postOutsidePayment,
  type ReceivedPayment,
} from './ledger';
export { type PaymentMethod, paymentMethodLabels, paymentMethods } from './payment-methods';
export { computePaidPeriod, computePlanChange, type PaidPeriod, type PlanChange } from './periods';
export { MONTHS_PER_PERIOD, planNames, planOfSignup, priceLabels } from './plans';
export {
  type Cents,
  type Coupon,
  computeFirstPrice,
  DEFAULT_VENDORS,
  discountPrice,
  type FirstPrice,
  type PriceKey,
  type PriceLine,
  type PriceList,
  priceKeys,
  type SignupChoice,
  type SignupPlanId,
  signupPlanIds,
} from './prices';
export {
  computeSubscriptionStatus,
  ENDED_AFTER_DAYS,
  EXPORT_DAYS,
  getLateFrom,
  type PaidCharge,
  SUSPENDED_AFTER_DAYS,
  type Subscription,
  type SubscriptionLedger,
  type SubscriptionState,
  type SubscriptionStatus,
} from './subscription-status';
