import type { ServiceInvoiceProvider } from './service-invoice-provider';

/** Service invoices that a person issues at the city's site: an operator notes the number on the account's page. */
export const manualServiceInvoices: ServiceInvoiceProvider = {
  name: 'manual',
  issue: async () => null,
};
