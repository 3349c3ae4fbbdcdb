import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import {
  buildPublicProposalPath,
  canEditArea,
  getFileExtension,
  roundToCents,
  sortFinancingOffers,
  toIsoDate,
} from '@girassol/shared-domain';
import type {
  ArchiveFile,
  Financing,
  FinancingDocument,
  FinancingOption,
} from '@girassol/shared-domain/contract';
import { computeFinancingStatus } from '@girassol/shared-domain/financing';
import { type Banks, toBankRecord } from './bank/banks';
import {
  countPartners,
  type FinancingDocumentRow,
  type FinancingParts,
  type FinancingRow,
  loadFinancingParts,
  toFinancingDealFacts,
} from './financing-parts';
import { canManageFinancings } from './require-financing-access';

/** Context that all financings of a page are converted with. */
interface FinancingContext {
  caller: Caller;
  banks: Banks;
  now: number;
  slug: string | null;
}

/**
 * Loads a financing by its id, as the API returns it. Does not check whether the caller may see the
 * financing. Throws 404 if there is none.
 */
export async function loadFinancing(tx: Tx, caller: Caller, banks: Banks, id: string): Promise<Financing> {
  const [answer] = await loadFinancings(tx, caller, banks, [id]);
  if (!answer) throw notFound('Este financiamento não existe mais.');
  return answer;
}

/**
 * Loads financings as the API returns them, in the order of the ids. Does not check whether the caller may
 * see these financings.
 */
export async function loadFinancings(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  ids: readonly string[],
): Promise<Financing[]> {
  const found = await loadFinancingParts(tx, caller.accountId, ids);
  if (found.length === 0) return [];
  const now = (await loadAccountNow(tx, caller.accountId)).getTime();
  const { proposalSlug: slug } = await loadSettingsDocument(tx, caller.accountId);
  return found.map((parts) => toFinancing(parts, { caller, banks, now, slug }));
}

function toFinancing(parts: FinancingParts, { caller, banks, now, slug }: FinancingContext): Financing {
  const { financing, options, papers } = parts;
  const isWithin = financing.user_id === caller.userId || canManageFinancings(caller);
  const mayEdit = isWithin && canEditArea(caller, 'financings');
  const proposal = { frontId: financing.front_id, count: financing.proposal_count };
  return {
    _id: financing.id,
    number: financing.number,
    isCNPJ: financing.is_cnpj,
    stage: financing.stage,
    variant: financing.variant,
    customer: {
      _id: financing.customer_id,
      name: financing.customer_name,
      associates: countPartners(financing),
      archive: { files: papers.flatMap(toArchiveFiles) },
    },
    proposal: {
      _id: financing.proposal_id,
      ...proposal,
      finalPath: buildPublicProposalPath(proposal, slug),
      realSystemData: { power: Number(financing.power) },
      revenueData: { finalPrice: financing.final_price_cents / 100 },
      monitoringLink: financing.monitoring_link,
      monthlySaving: computeMonthlySaving(financing),
      isAgreed: financing.is_agreed,
      pageStatus: getPageStatus(financing, toIsoDate(now)),
    },
    proposals: inOrder(options.map(toFinancingOption)),
    btg: { preApproved: financing.pre_approved, status: financing.provider_status },
    statusReason: financing.status_reason,
    papers: papers.map(toFinancingDocument),
    contractSigned: financing.contract_signed,
    serviceApproved: financing.service_approved,
    expirationTimestamp: financing.expires_at?.getTime() ?? null,
    lastUpdated: toIsoDate(financing.updated_at.getTime()),
    lastUpdatedTimestamp: financing.updated_at.getTime(),
    registryDate: toIsoDate(financing.registered_at.getTime()),
    status: computeFinancingStatus(toFinancingDealFacts(parts), now).code,
    now,
    provider: toBankRecord(banks, financing.provider),
    requester: { _id: financing.user_id, personalData: { name: financing.user_name } },
    isWaiting: financing.waits_since !== null,
    may: {
      cancel: mayEdit && financing.state === 'OPEN' && !financing.contract_signed,
      askReview: mayEdit && isRefusalReviewable(financing),
      seePersonal: isWithin,
    },
    concludedTimestamp: financing.concluded_at?.getTime() ?? null,
    orderId: financing.order_id,
    ...(financing.withdrawn_at !== null && { isWithdrawn: true }),
  };
}

/** Returns the state of the page that the customer of a proposal sees. A page that was agreed to stays open. */
function getPageStatus(
  { is_agreed, is_changing, validity_date }: FinancingRow,
  today: string,
): Financing['proposal']['pageStatus'] {
  if (is_agreed) return 'OPEN';
  if (is_changing) return 'CHANGING';
  return validity_date !== null && validity_date < today ? 'EXPIRED' : 'OPEN';
}

/**
 * Checks whether a financing was refused by the bank's automatic analysis and not withdrawn, so that the
 * applicant may request a review by a person (LGPD, art. 20).
 */
export const isRefusalReviewable = ({
  provider_status,
  withdrawn_at,
}: Pick<Row<'financings'>, 'provider_status' | 'withdrawn_at'>): boolean =>
  provider_status === 'REPROVADO_MOTOR' && withdrawn_at === null;

/**
 * Computes the average monthly saving on the energy bill in the first year, in R$. Returns null if the
 * proposal has no price yet.
 */
export const computeMonthlySaving = ({
  bill_without,
  bill_with,
}: Pick<FinancingRow, 'bill_without' | 'bill_with'>): number | null =>
  bill_without === null || bill_with === null ? null : roundToCents((bill_without - bill_with) / 12);

/** Converts a row of `financing_options`, an offer of the bank, to the option that the API returns. */
export const toFinancingOption = ({
  id,
  offer,
  added,
  chosen,
}: Row<'financing_options'>): FinancingOption => ({
  ...offer,
  _id: id,
  addedToProp: added !== null,
  chosen,
});

/** In the order in which people look at them (financing-087). */
const inOrder = (options: FinancingOption[]): FinancingOption[] =>
  sortFinancingOffers(
    options.map((option) => ({
      ...option,
      options: [{ installments: option.installments, value: option.installmentValue }],
    })),
  ).map(({ options: _lines, ...option }) => option);

const toFinancingDocument = ({
  semantic,
  status,
  reason,
  sent_at,
}: FinancingDocumentRow): FinancingDocument => ({
  semantic,
  status,
  reason,
  sentTimestamp: sent_at.getTime(),
});

/**
 * The file of a paper with the verdict of this financing. Its address is asked for by the call that writes down who opened
 * it, and does not stand here.
 */
function toArchiveFiles(paper: FinancingDocumentRow): ArchiveFile[] {
  const { archive_file_id: id, file_name: name, folder_id: folder, stored_name, size } = paper;
  if (id === null || name === null || folder === null || stored_name === null || size === null) return [];
  return [
    {
      _id: id,
      name,
      url: '',
      folder,
      order: 0,
      semantic: paper.semantic,
      status: paper.status === 'WAIVED' ? 'APPROVED' : paper.status,
      extension: getFileExtension(stored_name),
      size,
      userName: paper.user_name ?? '',
      registryTimestamp: paper.sent_at.getTime(),
    },
  ];
}
