import { z } from 'zod';
import type { ContractArea } from './route';
import { empty, id, isoDate, multiplier, text, timestamp } from './schemas';

const application = z.object({
  _id: id,
  /** Whose clock its steps are due by. */
  accountId: id,
  /** As the bank counts. */
  number: z.number().int(),
  companyName: z.string(),
  applicant: z.string(),
  isCNPJ: z.boolean(),
  amount: z.number(),
  status: z.string(),
  at: timestamp,
  /** What is done by itself next, and when by the clock of the account; null: it waits for this desk or the seller. */
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
      status: z.enum(['PENDING', 'APPROVED', 'REJECTED', 'WAIVED']),
      reason: z.string().nullable(),
      /** What was sent is still there: until the request is over. */
      canOpen: z.boolean(),
    }),
  ),
  monitoringLink: z
    .object({ url: z.string(), status: z.enum(['PENDING', 'APPROVED', 'REJECTED']) })
    .nullable(),
  contractSigned: z.boolean(),
  serviceApproved: z.boolean(),
  /** Papers that the bank could do without. */
  waivable: z.array(z.string()),
  /** What this desk may decide now. */
  decisions: z.array(
    z.enum(['APPROVE', 'REFUSE', 'ASK_PAPERS', 'SIGN', 'PAY', 'APPROVE_SERVICE', 'EXPIRE', 'REVIEW']),
  ),
});

export type BankApplication = z.output<typeof wholeApplication>;
export type BankApplicationInList = z.output<typeof application>;
export type BankDecision = BankApplication['decisions'][number];

/** The desk of the demonstration bank, for whoever plays it. */
export const bankDeskContract = {
  'GET /operation/bank/applications/:multiplier': {
    access: 'admin',
    summary: 'What the demonstration bank was asked, the latest first, a page',
    params: z.object({ multiplier }),
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
      reason: text(300).optional(),
    }),
    answer: z.object({ application: wholeApplication }),
  },
  'POST /operation/bank/paper/:id': {
    access: 'admin',
    summary: 'Judge a paper, or the link at which the system can be watched, as the bank',
    params: z.object({ id }),
    body: z.object({
      /** Of a paper; `LINK` for the link. */
      semantic: text(40),
      verdict: z.enum(['APPROVED', 'REJECTED', 'WAIVED']),
      reason: text(300).optional(),
    }),
    answer: z.object({ application: wholeApplication }),
  },
  'GET /operation/bank/paper/:id': {
    access: 'admin',
    summary: 'What was sent as a paper',
    params: z.object({ id }),
    query: z.object({ semantic: text(40) }),
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
    answer: empty,
  },
} as const satisfies ContractArea;
