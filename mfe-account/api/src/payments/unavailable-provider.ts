import type { PaymentProvider } from './payment-provider';
import { PaymentProviderError } from './payment-provider-error';

async function refuse(): Promise<never> {
  throw new PaymentProviderError('notOffered', 'Esta instalação não recebe pagamentos.');
}

/** Payment provider of an installation that takes no payments: refuses every call. */
export const unavailableProvider: PaymentProvider = {
  name: 'none',
  label: 'Sem pagamentos',
  capabilities: { offersAutomaticPix: false, hasSingleDebtForPixAndBoleto: true, unknownAfterSeconds: 0 },
  createCharge: refuse,
  saveCard: refuse,
  chargeCard: refuse,
  cancelCharge: refuse,
  refund: refuse,
  findCharge: refuse,
  readCharge: refuse,
  requestAuthorization: refuse,
  readAuthorization: refuse,
  cancelAuthorization: refuse,
  scheduleDebit: refuse,
  cancelDebit: refuse,
  readWebhook: () => null,
  getCardFrame: () => ({ url: '', origin: '' }),
};
