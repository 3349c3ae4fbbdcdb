import { type BankReviewStatus, lostCreditStatuses } from '@girassol/shared-domain/financing';
import { z } from 'zod';
import type { BankOffer, BankSnapshot } from '../bank-provider';
import {
  isApprovedInstallationProofStatus,
  isSignedContractStatus,
  toCreditStatus,
  toDocumentSemantic,
  toDocumentVerdict,
} from './codes';

/** Fields are added without a word: only those that are read are looked at. Amounts come as numbers or as texts. */
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number);
const moment = z.string().transform((text, context) => {
  const at = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(at)) context.addIssue('no moment');
  return at;
});

const option = z.object({
  key: z.string(),
  number_of_installments: z.number().int(),
  prefixed_interest_rate: z.object({ monthly_rate: amount }),
  principal_grace_period: z.number().int().default(0),
  interest_grace_period: z.number().int().default(0),
  amortization: z.enum(['price', 'sac']).default('price'),
  entry_amount: amount.default(0),
  contract_fee_amount: amount.default(0),
  insurance_amount: amount.default(0),
  iof_charge_method: z.enum(['financed', 'upfront']).default('financed'),
  disbursement_date: z.iso.date(),
  valid_until: z.iso.date(),
  installments: z.array(z.object({ total_amount: amount })).default([]),
  available: z.boolean().default(true),
});

/** Schema of the bank QI's response to `POST /debt_simulation`. */
export const simulationResponseSchema = z.object({
  status: z.string(),
  data: z.object({ disbursement_options: z.array(option) }),
});

/** Schema of the bank QI's response to `POST /debt` and `GET /debt/{key}`. */
export const debtResponseSchema = z.object({
  key: z.string(),
  status: z.string(),
  status_reason: z.string().nullable().default(null),
  event_datetime: moment,
  data: z
    .object({
      disbursement_options: z.array(option).default([]),
      chosen_option_key: z.string().nullable().default(null),
      documents: z
        .array(
          z.object({
            document_type: z.string(),
            version: z.number().int().default(1),
            status: z.string(),
            reason: z.string().nullable().default(null),
          }),
        )
        .default([]),
      monitoring: z.object({ url: z.string(), status: z.string() }).nullable().default(null),
      service_deadline: moment.nullable().default(null),
    })
    .prefault({}),
});

/** Schema of the bank QI's response to the upload of a document. */
export const uploadResponseSchema = z.object({ document_key: z.string() });

/** Schema of the bank QI's response to calls about a partner, that is, an integrator's registration. */
export const partnerResponseSchema = z.object({ status: z.string(), event_datetime: moment });

/**
 * Schema of the body of a webhook call from the bank QI. The body names the debt or partner that changed and
 * its status, but no further data.
 */
export const webhookBodySchema = z.object({
  key: z.string(),
  webhook_type: z.string(),
  status: z.string(),
  event_datetime: moment,
});

/**
 * Converts the options in a response of the bank QI to bank offers. The available option with the lowest
 * monthly rate is marked as the best choice.
 */
export function toBankOffers(options: readonly z.output<typeof option>[], isApproved: boolean): BankOffer[] {
  const cheapest = options
    .filter(({ available }) => available)
    .sort(
      (one, other) => one.prefixed_interest_rate.monthly_rate - other.prefixed_interest_rate.monthly_rate,
    )[0];
  return options.map((one) => ({
    reference: one.key,
    bank: 'QI Tech',
    entry: one.entry_amount,
    monthly: one.prefixed_interest_rate.monthly_rate,
    installments: one.number_of_installments,
    graceMonths: one.principal_grace_period,
    graceMode: one.interest_grace_period < one.principal_grace_period ? 'interestOnly' : 'capitalized',
    system: one.amortization === 'sac' ? 'SAC' : 'PRICE',
    tariff: one.contract_fee_amount,
    tariffMode: 'financed',
    iofMode: one.iof_charge_method,
    insurance: one.insurance_amount,
    statedInstallment: one.installments[0]?.total_amount ?? null,
    releaseDate: one.disbursement_date,
    validUntil: one.valid_until,
    preApproved: isApproved && one.available,
    refused: !one.available,
    bestChoice: one === cheapest,
  }));
}

/** Statuses in which nothing is lent, or not yet. */
const STATUSES_WITHOUT_CREDIT: readonly string[] = [
  'SOLICITACAO_GERADA',
  'EM_ANALISE',
  'EM_REANALISE',
  ...lostCreditStatuses,
];

/**
 * Converts a debt in a response of the bank QI to a snapshot of the financing request. `seq` is the time of
 * the last change, because QI has no sequence numbers.
 */
export function toQiSnapshot({
  status,
  status_reason,
  event_datetime,
  data,
}: z.output<typeof debtResponseSchema>): BankSnapshot {
  const preApproved =
    !STATUSES_WITHOUT_CREDIT.includes(toCreditStatus(status)) && data.disbursement_options.length > 0;
  return {
    seq: event_datetime,
    status: toCreditStatus(status),
    reason: status_reason,
    preApproved,
    offers: toBankOffers(data.disbursement_options, preApproved),
    accepted: data.chosen_option_key,
    papers: data.documents.flatMap(({ document_type, version, status: word, reason }) => {
      const semantic = toDocumentSemantic(document_type);
      return semantic === null ? [] : [{ semantic, version, status: toDocumentVerdict(word), reason }];
    }),
    monitoringLink: data.monitoring && {
      url: data.monitoring.url,
      status: linkStatus(data.monitoring.status),
    },
    contractSigned: isSignedContractStatus(status),
    serviceApproved: isApprovedInstallationProofStatus(status),
    expiresAt: data.service_deadline === null ? null : new Date(data.service_deadline).toISOString(),
  };
}

function linkStatus(word: string): BankReviewStatus {
  const verdict = toDocumentVerdict(word);
  return verdict === 'WAIVED' ? 'APPROVED' : verdict;
}
