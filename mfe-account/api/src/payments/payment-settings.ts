/** Names of the payment providers that `PAYMENTS` may choose. */
export const paymentProviderNames = ['demonstration', 'mercadopago', 'none'] as const;

/** Settings of Mercado Pago. */
export interface MercadoPagoSettings {
  /** Without a slash at its end. */
  url: string;
  accessToken: string;
  webhookSecret: string;
  publicKey: string;
}

/** Payment provider of this installation, with its settings. */
export type PaymentSettings =
  | { provider: 'demonstration' }
  | { provider: 'mercadopago'; mercadoPago: MercadoPagoSettings }
  | { provider: 'none' };

declare module '@girassol/api-platform/modules/module-config' {
  interface ModuleConfig {
    payments: PaymentSettings;
  }
}
