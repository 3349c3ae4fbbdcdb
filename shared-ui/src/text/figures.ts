/**
 * Joins by no-break spaces each `R$` with its amount and each area code with its number, so that no line ends between them:
 * `R$ 1.234,50`, `(47) 99999-8888`.
 */
export const keepFiguresTogether = (text: string): string =>
  text.replaceAll('R$ ', 'R$\u00a0').replace(/(\(\d\d\)) (?=\d{4})/g, '$1\u00a0');
