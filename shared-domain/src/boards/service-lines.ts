import type { AfterSalesLine } from '../contract/after-sales';
import { toCents } from '../formats/cents';

/** Labels of the lines of an after-sales activity, by type. */
export const afterSalesLineTypeLabels: Record<AfterSalesLine['type'], string> = {
  SERVICE: 'Serviço',
  SUPPLY: 'Produto',
};

/** Returns the total of one after-sales line: price times quantity in R$, rounded to the cent. */
export const computeAfterSalesLineTotal = ({
  price,
  quantity,
}: Pick<AfterSalesLine, 'price' | 'quantity'>): number => toCents(price * quantity) / 100;
