import type { IssuerSettings } from '../payments/issuer-settings';
import type { ChargeLine, SubscriptionPayer } from '../tables/billing-tables';

/** Contents of the receipt of a paid charge. */
export interface ReceiptDocument {
  issuer: IssuerSettings;
  payer: SubscriptionPayer;
  /** Made-up money of the demonstration. */
  isDemonstration: boolean;
  receiptNumber: number;
  description: string;
  lines: readonly ChargeLine[];
  amountCents: number;
  /** How it was paid, in Portuguese. */
  method: string;
  /** `yyyy-mm-dd`. */
  paidOn: string;
  /** When it was paid, the date of its PDF: drawn again, it is the same. */
  paidAt: Date;
  /** Days that are paid, the last one included; null for what has no period. */
  period: { firstDay: string; lastDay: string } | null;
  /** Number of the service invoice (NFS-e). */
  serviceInvoice: string | null;
  /** Number by which the charge is named to people. */
  documentNumber: string;
  /** The money went back to the payer later. */
  isRefunded: boolean;
}
