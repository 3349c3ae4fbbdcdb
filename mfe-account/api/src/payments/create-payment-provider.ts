import type { FastifyInstance } from 'fastify';
import { openDemonstrationBank } from './demonstration-bank';
import { openMercadoPago } from './mercado-pago';
import type { PaymentProvider } from './payment-provider';
import type { PaymentSettings } from './payment-settings';
import { unavailableProvider } from './unavailable-provider';

/** Opens the payment provider that the configuration names, with its pages. */
export async function createPaymentProvider(
  app: FastifyInstance,
  settings: PaymentSettings,
): Promise<PaymentProvider> {
  switch (settings.provider) {
    case 'demonstration':
      return openDemonstrationBank(app);
    case 'mercadopago':
      return openMercadoPago(app, settings.mercadoPago);
    case 'none':
      return unavailableProvider;
  }
}
