import type { IssuerSettings } from '../payments/issuer-settings';
import type { ChargeLine, SubscriptionPayer } from '../tables/billing-tables';

/** Contents of a boleto. */
export interface BoletoDocument {
  issuer: IssuerSettings;
  payer: SubscriptionPayer;
  /** Bank of the demonstration: nobody may pay it. */
  isDemonstration: boolean;
  /** The 44 digits of the bars. */
  barcode: string;
  /** The 47 digits that people type. */
  line: string;
  /** Pix code of the same charge; null: it can be paid by boleto only. */
  pixCode: string | null;
  description: string;
  lines: readonly ChargeLine[];
  amountCents: number;
  /** `yyyy-mm-dd`. */
  dueOn: string;
  /** `yyyy-mm-dd`. */
  issuedOn: string;
  /** Number by which the charge is named to people. */
  documentNumber: string;
}
