/** Ways to pay a charge. `pixAutomatic` is a debit that the payer authorized once. */
export const paymentMethods = ['pix', 'boleto', 'card', 'pixAutomatic'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Names of the payment methods for people. */
export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  card: 'cartão',
  pixAutomatic: 'Pix Automático',
};
