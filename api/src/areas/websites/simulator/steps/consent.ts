/** What asking to be called means (LGPD, art. 7, V): the words that stand at the form and are kept with the lead. */
export const contactWords = (company: string): string =>
  `Ao pedir o contato, você autoriza ${company} a usar seu nome, seu telefone e as respostas desta simulação para falar com você sobre ela, e para nada mais (LGPD, art. 7º, V).`;

/** What the tick beside it adds; it is nobody's condition. */
export const marketingWords = (company: string): string =>
  `Quero também receber ofertas e novidades de ${company}. Posso desistir quando quiser.`;
