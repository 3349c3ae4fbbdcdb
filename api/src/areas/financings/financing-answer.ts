import { buildFinalUrl, extensionOf, orderOffers, toIsoDate } from '@girassol/shared-domain';
import type {
  ArchiveFile,
  Financing,
  FinancingOption,
  FinancingPaper,
} from '@girassol/shared-domain/contract';
import { financingStatus } from '@girassol/shared-domain/financing';
import type { Caller } from '../../platform/access';
import { accountNow } from '../../platform/clock';
import type { Row, Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { readSettingsDocument } from '../settings/read-settings';
import { type Banks, bankAnswer } from './bank/providers';
import {
  type FinancingParts,
  type FoundFinancing,
  type FoundPaper,
  factsOf,
  partnersOf,
  readFinancings,
} from './financing-facts';
import { managesFinancings } from './require-financing';

/** What an answer is written with, the same for all of a page. */
interface Surroundings {
  caller: Caller;
  banks: Banks;
  now: number;
  slug: string | null;
}

/** A financing as the contract names it; whether the caller may see it was asked before. */
export async function financingAnswer(tx: Tx, caller: Caller, banks: Banks, id: string): Promise<Financing> {
  const [answer] = await financingAnswers(tx, caller, banks, [id]);
  if (!answer) throw notFound('Este financiamento não existe mais.');
  return answer;
}

/** The same for a page of them, in the order of the ids. */
export async function financingAnswers(
  tx: Tx,
  caller: Caller,
  banks: Banks,
  ids: readonly string[],
): Promise<Financing[]> {
  const found = await readFinancings(tx, caller.accountId, ids);
  if (found.length === 0) return [];
  const now = (await accountNow(tx, caller.accountId)).getTime();
  const { proposalSlug: slug } = await readSettingsDocument(tx, caller.accountId);
  return found.map((parts) => answerOf(parts, { caller, banks, now, slug }));
}

function answerOf(parts: FinancingParts, { caller, banks, now, slug }: Surroundings): Financing {
  const { financing, options, papers } = parts;
  const isWithin = financing.user_id === caller.userId || managesFinancings(caller);
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
      associates: partnersOf(financing),
      archive: { files: papers.flatMap(fileAnswer) },
    },
    proposal: {
      _id: financing.proposal_id,
      ...proposal,
      finalPath: buildFinalUrl(proposal, slug),
      realSystemData: { power: Number(financing.power) },
      revenueData: { finalPrice: financing.final_price_cents / 100 },
      monitoringLink: financing.monitoring_link,
      monthlySaving: monthlySaving(financing),
    },
    proposals: inOrder(options.map(optionAnswer)),
    btg: { preApproved: financing.pre_approved, status: financing.provider_status },
    statusReason: financing.status_reason,
    papers: papers.map(paperAnswer),
    contractSigned: financing.contract_signed,
    serviceApproved: financing.service_approved,
    expirationTimestamp: financing.expires_at?.getTime() ?? null,
    lastUpdated: toIsoDate(financing.updated_at.getTime()),
    lastUpdatedTimestamp: financing.updated_at.getTime(),
    registryDate: toIsoDate(financing.registered_at.getTime()),
    status: financingStatus(factsOf(parts), now).code,
    now,
    provider: bankAnswer(banks, financing.provider),
    requester: { _id: financing.user_id, personalData: { name: financing.user_name } },
    isWaiting: financing.waits_since !== null,
    may: {
      cancel: isWithin && financing.state === 'OPEN' && !financing.contract_signed,
      askReview: isWithin && isReviewable(financing),
      seePersonal: isWithin,
    },
    orderId: financing.order_id,
    ...(financing.withdrawn_at !== null && { isWithdrawn: true }),
  };
}

/** Was it refused by a machine alone? Then a person may be asked to look (LGPD, art. 20). */
export const isReviewable = ({
  provider_status,
  withdrawn_at,
}: Pick<Row<'financings'>, 'provider_status' | 'withdrawn_at'>): boolean =>
  provider_status === 'REPROVADO_MOTOR' && withdrawn_at === null;

/** R$ a month that the bill falls by in the first year; null before it was worked out. */
export const monthlySaving = ({
  bill_without,
  bill_with,
}: Pick<FoundFinancing, 'bill_without' | 'bill_with'>): number | null =>
  bill_without === null || bill_with === null
    ? null
    : Math.round(((bill_without - bill_with) / 12) * 100) / 100;

/** An option as the contract names it. */
export const optionAnswer = ({ id, offer, added, chosen }: Row<'financing_options'>): FinancingOption => ({
  ...offer,
  _id: id,
  addedToProp: added !== null,
  chosen,
});

/** In the order in which people look at them (financing-087). */
const inOrder = (options: FinancingOption[]): FinancingOption[] =>
  orderOffers(
    options.map((option) => ({
      ...option,
      options: [{ installments: option.installments, value: option.installmentValue }],
    })),
  ).map(({ options: _lines, ...option }) => option);

const paperAnswer = ({ semantic, status, reason, sent_at }: FoundPaper): FinancingPaper => ({
  semantic,
  status,
  reason,
  sentTimestamp: sent_at.getTime(),
});

/**
 * The file of a paper with the verdict of this financing. Its address is asked for by the call that writes down who opened
 * it, and does not stand here.
 */
function fileAnswer(paper: FoundPaper): ArchiveFile[] {
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
      extension: extensionOf(stored_name),
      size,
      userName: paper.user_name ?? '',
      registryTimestamp: paper.sent_at.getTime(),
    },
  ];
}
