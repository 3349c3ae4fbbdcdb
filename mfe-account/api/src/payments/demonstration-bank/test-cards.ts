/** Behaviours of the test cards. */
export const testCardKinds = [
  'approved',
  'softRefusal',
  'hardRefusal',
  'diesAfterFirst',
  'expiresNextMonth',
] as const;
export type TestCardKind = (typeof testCardKinds)[number];

/** Test card of the demonstration bank. Its number stands only on the card page, which compares it in the browser. */
export interface TestCard {
  brand: string;
  lastDigits: string;
  /** For the card page. */
  description: string;
}

export const testCards: Record<TestCardKind, TestCard> = {
  approved: { brand: 'Visa', lastDigits: '1111', description: 'Paga sempre' },
  softRefusal: {
    brand: 'Visa',
    lastDigits: '9995',
    description: 'Recusado por falta de limite; pode dar certo outro dia',
  },
  hardRefusal: { brand: 'Visa', lastDigits: '0002', description: 'Recusado de vez: cartão bloqueado' },
  diesAfterFirst: {
    brand: 'Visa',
    lastDigits: '0341',
    description: 'Paga a primeira cobrança e é bloqueado depois',
  },
  expiresNextMonth: { brand: 'Mastercard', lastDigits: '4444', description: 'Paga, e vence no mês que vem' },
};
