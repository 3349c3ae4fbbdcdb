import { z } from 'zod';
import { bankReviewStatuses, financingDocumentStatuses } from '../financing/document-status';
import type { ContractRoutes } from './route';
import { emptyObject, id, isoDate, pageNumber, timestamp, trimmedText } from './schemas';

const application = z.object({
  _id: id,
  /** Account whose clock decides when the next step is due. */
  accountId: id,
  /** As the bank counts. */
  number: z.number().int(),
  companyName: z.string(),
  applicant: z.string(),
  isCNPJ: z.boolean(),
  amount: z.number(),
  status: z.string(),
  at: timestamp,
  /** Next automatic step and its time by the account's clock; null if the request waits for this desk or the seller. */
  next: z.object({ what: z.string(), at: timestamp }).nullable(),
});

const wholeApplication = application.extend({
  monthlyIncome: z.number(),
  birthDate: isoDate,
  /** Why it stands where it does, as the applicant reads it. */
  reason: z.string().nullable(),
  /** Why the bank's policy decided as it did, in sentences. */
  findings: z.array(z.string()),
  offers: z.array(
    z.object({
      ref: z.string(),
      installments: z.number(),
      installmentValue: z.number(),
      accepted: z.boolean(),
    }),
  ),
  papers: z.array(
    z.object({
      semantic: z.string(),
      name: z.string(),
      status: z.enum(financingDocumentStatuses),
      reason: z.string().nullable(),
      /** True while the uploaded file can be opened: until the request has ended. */
      canOpen: z.boolean(),
    }),
  ),
  monitoringLink: z.object({ url: z.string(), status: z.enum(bankReviewStatuses) }).nullable(),
  contractSigned: z.boolean(),
  serviceApproved: z.boolean(),
  /** Papers that the bank could do without. */
  waivable: z.array(z.string()),
  /** Decisions that this desk may take now. */
  decisions: z.array(
    z.enum(['APPROVE', 'REFUSE', 'ASK_PAPERS', 'SIGN', 'PAY', 'APPROVE_SERVICE', 'EXPIRE', 'REVIEW']),
  ),
});

/**
 * Request for credit with everything that the desk of the demonstration bank shows: offers, documents,
 * findings and possible decisions.
 */
export type BankApplication = z.output<typeof wholeApplication>;
/** Request for credit as the list of the demonstration bank shows it. */
export type ListedBankApplication = z.output<typeof application>;
export type BankDecision = BankApplication['decisions'][number];

/**
 * API calls for the desk of the demonstration bank, on which a platform administrator decides requests for
 * credit in the bank's role.
 */
export const bankDeskContract = {
  'GET /operation/bank/applications/:multiplier': {
    access: 'admin',
    summary: 'What the demonstration bank was asked, the latest first, a page',
    params: z.object({ multiplier: pageNumber }),
    answer: z.object({ applications: z.array(application), hasMoreItems: z.boolean() }),
  },
  'GET /operation/bank/application/:id': {
    access: 'admin',
    summary: 'A request, as the demonstration bank sees it',
    params: z.object({ id }),
    answer: z.object({ application: wholeApplication }),
  },
  'POST /operation/bank/decision/:id': {
    access: 'admin',
    summary: 'Decide as the bank',
    params: z.object({ id }),
    body: z.object({
      decision: z.enum([
        'APPROVE',
        'REFUSE',
        'ASK_PAPERS',
        'SIGN',
        'PAY',
        'APPROVE_SERVICE',
        'EXPIRE',
        'REVIEW',
      ]),
      reason: trimmedText(300).optional(),
    }),
    answer: z.object({ application: wholeApplication }),
  },
  'POST /operation/bank/paper/:id': {
    access: 'admin',
    summary: 'Judge a paper, or the link at which the system can be watched, as the bank',
    params: z.object({ id }),
    body: z.object({
      /** Of a paper; `LINK` for the link. */
      semantic: trimmedText(40),
      verdict: z.enum(['APPROVED', 'REJECTED', 'WAIVED']),
      reason: trimmedText(300).optional(),
    }),
    answer: z.object({ application: wholeApplication }),
  },
  'GET /operation/bank/paper/:id': {
    access: 'admin',
    summary: 'What was sent as a paper',
    params: z.object({ id }),
    query: z.object({ semantic: trimmedText(40) }),
    answer: z.object({ contentType: z.string(), base64: z.string() }),
  },
  'GET /operation/bank/registrations': {
    access: 'admin',
    summary: 'Integrators that asked the demonstration bank to be registered',
    answer: z.object({
      registrations: z.array(
        z.object({
          accountId: id,
          corporateName: z.string(),
          cnpj: z.string(),
          status: z.string(),
          at: timestamp,
        }),
      ),
    }),
  },
  'POST /operation/bank/registration/:accountId': {
    access: 'admin',
    summary: 'Register an integrator or refuse it, as the bank',
    params: z.object({ accountId: id }),
    body: z.object({ approve: z.boolean() }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;
