import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { Row } from '../../platform/database';

/** An item in a sentence: "Venda #00012". */
export const itemLabel = ({ type, number }: Pick<Row<'sales'>, 'type' | 'number'>): string =>
  `${boards[type].itemName} ${formatItemNumber(number)}`;
