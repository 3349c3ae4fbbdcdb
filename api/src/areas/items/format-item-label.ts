import type { Row } from '@girassol/api-platform/database';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';

/** Formats the label of an item in a sentence: "Venda #00012". */
export const formatItemLabel = ({ type, number }: Pick<Row<'sales'>, 'type' | 'number'>): string =>
  `${boardDescriptions[type].itemName} ${formatItemNumber(number)}`;
