import { formatMoney as formatMoneyAsText } from '@girassol/shared-domain';

/** Joins each `R$` with its amount by a no-break space, so that neither stands alone at the edge of a line. */
export const keepAmountsTogether = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');

/** Formats an amount in reais for the screen: `R$ 1.234,50`, which no line breaks in two. */
export const formatMoney = (reais: number): string => keepAmountsTogether(formatMoneyAsText(reais));
