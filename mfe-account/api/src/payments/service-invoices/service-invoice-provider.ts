import type { SubscriptionPayer } from '../../tables/billing-tables';

/** Paid charge for which a service invoice is issued. */
export interface ServiceInvoiceOrder {
  /** Key of the order: a repetition answers the first invoice. It is the id of the charge. */
  key: string;
  payer: SubscriptionPayer;
  /** Service as the invoice names it: `Girassol, plano CRM`. */
  description: string;
  amountCents: number;
  /** Day on which it was paid. */
  paidOn: string;
}

/** Service invoice (NFS-e) that was issued. */
export interface ServiceInvoice {
  /** Number as the city writes it: `2026/000123`. */
  number: string;
}

/**
 * Issuer of service invoices. Each city has a web service of its own, and intermediaries sell one for all of them: an adapter
 * hides which it is. Calls wait for another program, so they are made outside any transaction.
 */
export interface ServiceInvoiceProvider {
  name: string;
  /** Issues the invoice of a paid charge; null where a person issues it, and an operator notes its number. */
  issue(order: ServiceInvoiceOrder): Promise<ServiceInvoice | null>;
}
