/** Returns a text without accents: "São João" becomes "Sao Joao". */
export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Returns a text in lower case without accents, and with plain letters for their styled forms: "ﬁ" becomes "fi". */
export const foldCaseAccentsAndStyles = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
