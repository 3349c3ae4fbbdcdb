import type { ModuleContext } from '@girassol/api-platform/modules';
import type { PaymentProvider } from '../payments/payment-provider';
import type { ServiceInvoiceProvider } from '../payments/service-invoices/service-invoice-provider';

/** Providers that the module of the account keeps open while the server runs. */
export interface AccountModuleOwn {
  payments: PaymentProvider;
  serviceInvoices: ServiceInvoiceProvider;
}

/** Server in which billing registers its routes and jobs. */
export type BillingContext = ModuleContext<AccountModuleOwn>;
