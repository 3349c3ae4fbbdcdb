import { z } from 'zod';

const id = z.union([z.number(), z.string()]).transform(String);

const refundAnswer = z.object({
  id,
  payment_id: id.optional(),
  amount: z.number(),
  date_created: z.string(),
});

/** Payment as Mercado Pago answers it: only the fields that are read. Amounts are in reais. */
export const paymentAnswer = z.object({
  id,
  status: z.string(),
  status_detail: z.string().nullish(),
  payment_method_id: z.string().nullish(),
  payment_type_id: z.string().nullish(),
  external_reference: z.string().nullish(),
  transaction_amount: z.number(),
  date_approved: z.string().nullish(),
  date_last_updated: z.string().nullish(),
  refunds: z.array(refundAnswer).nullish(),
  barcode: z.object({ content: z.string().nullish() }).nullish(),
  transaction_details: z
    .object({
      barcode: z.object({ content: z.string().nullish() }).nullish(),
      digitable_line: z.string().nullish(),
    })
    .nullish(),
  point_of_interaction: z
    .object({ transaction_data: z.object({ qr_code: z.string().nullish() }).nullish() })
    .nullish(),
});
export type MercadoPagoPayment = z.output<typeof paymentAnswer>;

export { refundAnswer };

export const paymentSearchAnswer = z.object({ results: z.array(paymentAnswer) });

/** Customer of ours at Mercado Pago, who owns saved cards. */
export const customerAnswer = z.object({ id });
export const customerSearchAnswer = z.object({ results: z.array(customerAnswer) });

/** Saved card. Mercado Pago never answers its number. */
export const cardAnswer = z.object({
  id,
  expiration_month: z.number(),
  expiration_year: z.number(),
  last_four_digits: z.string(),
  payment_method: z.object({ id: z.string(), name: z.string().nullish() }),
});

export const cardTokenAnswer = z.object({ id: z.string() });
