/**
 * Returns the text by which a visitor consents to be called (LGPD, art. 7, V). The form shows the text, and
 * it is stored with the lead.
 */
export const getContactConsentText = (company: string): string =>
  `Ao pedir o contato, você autoriza ${company} a usar seu nome, seu telefone e as respostas desta simulação para falar com você sobre ela, e para nada mais (LGPD, art. 7º, V).`;

/** Returns the text by which a visitor optionally consents to marketing. */
export const getMarketingConsentText = (company: string): string =>
  `Quero também receber ofertas e novidades de ${company}. Posso desistir quando quiser.`;
