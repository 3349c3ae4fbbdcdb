import { type ContractRoutes, id, timestamp } from '@girassol/shared-domain/contract';
import { z } from 'zod';

const organization = z.object({ _id: id, name: z.string() });

const bankAccount = z.object({
  _id: id,
  organizationId: id,
  name: z.string(),
  kind: z.enum(['CHECKING', 'PAYMENT', 'INVESTMENT', 'CASH', 'CREDIT_CARD']),
});

const costCenter = z.object({ _id: id, organizationId: id, code: z.string(), name: z.string() });

const category = z.object({
  _id: id,
  organizationId: id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(['INCOME', 'EXPENSE']),
  /** Name of the group of the chart of accounts, such as "Pessoas". */
  group: z.string(),
});

const connection = z.object({
  /** First time that the account opened the platform. */
  connectedAt: timestamp,
  /** End of the caller's login code, if one is valid; the code itself is shown only when it is created. */
  loginCodeUntil: timestamp.nullable(),
  /** Address at which the platform takes the code; a path where the platform is part of the product. */
  entryUrl: z.string(),
});

const loginCode = z.object({
  code: z.string(),
  /** Rest of its life as the server counts it, so that a wrong clock of a computer does not matter. */
  expiresInSeconds: z.number().int().positive(),
});

/**
 * API calls of the finance platform. They are refused (403) unless the finance status of the account is ACTIVE, and the
 * reads are refused (409) until `auth-external` has connected the account.
 */
export const financePlatformContract = {
  'POST /azume-financial/auth-external': {
    access: 'session',
    summary: 'Connects the account to the finance platform; later calls answer the same connection',
    answer: z.object({ data: connection }),
  },
  'GET /azume-financial/organizations': {
    access: 'session',
    summary: 'Companies of the account in the finance platform',
    answer: z.object({ data: z.array(organization) }),
  },
  'GET /azume-financial/bank-accounts': {
    access: 'session',
    summary: 'Bank accounts of all organizations',
    answer: z.object({ data: z.array(bankAccount) }),
  },
  'GET /azume-financial/cost-centers': {
    access: 'session',
    summary: 'Cost centres of all organizations, by code',
    answer: z.object({ data: z.array(costCenter) }),
  },
  'GET /azume-financial/categories': {
    access: 'session',
    summary: 'Categories of income and expenses of all organizations, by code',
    answer: z.object({ data: z.array(category) }),
  },
  'GET /azume-financial/login-code': {
    access: 'session',
    summary: 'Creates a one-time code to sign in to the finance platform, which ends the one before',
    answer: z.object({ data: loginCode }),
    hasSecretResponse: true,
  },
} as const satisfies ContractRoutes;

/** Company of an account in the finance platform. */
export type FinanceOrganization = z.infer<typeof organization>;
/** Bank account, cash box or card of an organization in the finance platform. */
export type FinanceBankAccount = z.infer<typeof bankAccount>;
/** Cost centre of an organization in the finance platform. */
export type FinanceCostCenter = z.infer<typeof costCenter>;
/** Category of income or expenses of an organization in the finance platform. */
export type FinanceCategory = z.infer<typeof category>;
/** Connection of an account to the finance platform, as one of its users sees it. */
export type FinanceConnection = z.infer<typeof connection>;
/** One-time code with which a user signs in to the finance platform. */
export type FinanceLoginCode = z.infer<typeof loginCode>;
