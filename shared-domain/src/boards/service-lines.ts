import type { AfterSalesLine } from '../contract/after-sales';
import { toCents } from '../formats/cents';

/** What a line of an activity is called by its type. */
export const serviceTypeLabels: Record<AfterSalesLine['type'], string> = {
  SERVICE: 'Serviço',
  SUPPLY: 'Produto',
};

/** What one line costs, R$. */
export const lineTotal = ({ price, quantity }: Pick<AfterSalesLine, 'price' | 'quantity'>): number =>
  toCents(price * quantity) / 100;
