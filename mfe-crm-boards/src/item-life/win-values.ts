import {
  isSold,
  type UcType,
  ucTypes,
  usualAfterSalesDate,
  usualDeliveryDate,
} from '@girassol/shared-domain';
import type { BoardItem, Settings, StatusRequest } from '@girassol/shared-domain/contract';
import { finishedPart } from './finished-date';

/** "Nenhuma": nothing that was proposed was sold. */
export const NO_PROPOSAL = 'none';

/** The win form as it is filled in. Days are `yyyy-mm-dd`. */
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

/** The form as it opens (boards-071 to boards-073), at the instant `now`: what the customer took is what was sold. */
export function firstWin(
  item: Pick<BoardItem, 'power' | 'ucType' | 'amount' | 'acceptedProposal'>,
  { afterSaleDays, autoCreateAfterSale }: Settings['preferences']['kanbans'],
  { now, finishedDate }: { now: number; finishedDate: string | null },
): WinValues {
  const price = item.acceptedProposal?.finalPrice ?? item.amount;
  return {
    approvedProposal: item.acceptedProposal?._id ?? null,
    power: isSold(item.power) ? item.power : null,
    ucType: item.ucType,
    confirmedAmount: isSold(price) ? price : null,
    finishedDate,
    hasDelivery: false,
    dueDate: usualDeliveryDate(now),
    autoCreateAfterSale,
    afterSalesDate: usualAfterSalesDate(now, afterSaleDays),
  };
}

const ucTypeOf = (text: string | null): UcType | null => ucTypes.find((type) => type === text) ?? null;

/** What winning sends: only what the form asked (boards-050, boards-114). */
export function winRequest(values: WinValues): StatusRequest {
  const { approvedProposal, power, ucType, confirmedAmount, autoCreateAfterSale } = values;
  const hasProposal = approvedProposal !== null && approvedProposal !== NO_PROPOSAL;
  return {
    status: 'CLOSED',
    approvedProposal: hasProposal ? approvedProposal : null,
    ...(!hasProposal && { power: power ?? 0, ucType: ucTypeOf(ucType) }),
    confirmedAmount: confirmedAmount ?? 0,
    ...finishedPart(values.finishedDate),
    ...(values.hasDelivery && { dueDate: values.dueDate }),
    autoCreateAfterSale,
    ...(autoCreateAfterSale && values.afterSalesDate && { afterSalesDate: values.afterSalesDate }),
  };
}
