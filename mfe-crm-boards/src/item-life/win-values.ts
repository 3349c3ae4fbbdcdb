import {
  type ConsumerUnitType,
  computeDefaultAfterSalesDate,
  computeDefaultDeliveryDate,
  consumerUnitTypes,
  isValidSoldValue,
} from '@girassol/shared-domain';
import type { BoardItem, ItemStatusRequest, Settings } from '@girassol/shared-domain/contract';
import { buildFinishedDatePart } from './finished-date';

/** Value of the option "Nenhuma" in the choice of the sold proposal: the sale was won without a proposal. */
export const NO_PROPOSAL = 'none';

/** Values of the form that wins a sale. Days are `yyyy-mm-dd`. */
export interface WinValues {
  /** Id of a proposal, NO_PROPOSAL, or null while nothing is chosen. */
  approvedProposal: string | null;
  /** kWp; asked without a proposal. */
  power: number | null;
  ucType: string | null;
  /** R$ */
  confirmedAmount: number | null;
  /** null where it is not asked. */
  finishedDate: string | null;
  hasDelivery: boolean;
  dueDate: string | null;
  autoCreateAfterSale: boolean;
  afterSalesDate: string | null;
}

/**
 * Returns the initial values of the form that wins a sale (boards-071 to boards-073), at the instant `now`.
 * Preselects the proposal that the customer accepted.
 */
export function getInitialWinValues(
  item: Pick<BoardItem, 'power' | 'ucType' | 'amount' | 'acceptedProposal'>,
  { afterSaleDays, autoCreateAfterSale }: Settings['preferences']['kanbans'],
  { now, finishedDate }: { now: number; finishedDate: string | null },
): WinValues {
  const price = item.acceptedProposal?.finalPrice ?? item.amount;
  return {
    approvedProposal: item.acceptedProposal?._id ?? null,
    power: isValidSoldValue(item.power) ? item.power : null,
    ucType: item.ucType,
    confirmedAmount: isValidSoldValue(price) ? price : null,
    finishedDate,
    hasDelivery: false,
    dueDate: computeDefaultDeliveryDate(now),
    autoCreateAfterSale,
    afterSalesDate: computeDefaultAfterSalesDate(now, afterSaleDays),
  };
}

const parseUcType = (text: string | null): ConsumerUnitType | null =>
  consumerUnitTypes.find((type) => type === text) ?? null;

/** Builds the request that wins a sale. Contains only the fields that the form asked for (boards-050, boards-114). */
export function buildWinRequest(values: WinValues): ItemStatusRequest {
  const { approvedProposal, power, ucType, confirmedAmount, autoCreateAfterSale } = values;
  const hasProposal = approvedProposal !== null && approvedProposal !== NO_PROPOSAL;
  return {
    status: 'CLOSED',
    approvedProposal: hasProposal ? approvedProposal : null,
    ...(!hasProposal && { power: power ?? 0, ucType: parseUcType(ucType) }),
    confirmedAmount: confirmedAmount ?? 0,
    ...buildFinishedDatePart(values.finishedDate),
    ...(values.hasDelivery && { dueDate: values.dueDate }),
    autoCreateAfterSale,
    ...(autoCreateAfterSale && values.afterSalesDate && { afterSalesDate: values.afterSalesDate }),
  };
}
