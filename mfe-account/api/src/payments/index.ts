export type { IssuerSettings } from './issuer-settings';
export type * from './payment-provider';
export { PaymentProviderError, type PaymentRefusalReason } from './payment-provider-error';
export { type MercadoPagoSettings, type PaymentSettings, paymentProviderNames } from './payment-settings';
export type * from './service-invoices/service-invoice-provider';
