import { z } from 'zod';
import type { ContractArea } from './route';
import { empty, id, personName } from './schemas';

export const sessionAnswer = z.object({
  userId: id,
  email: z.string(),
  personalData: z.object({ name: z.string() }),
  managerId: id,
  managerUserId: id,
  vendors: z.array(personName),
  /** The bearer token; where the browser keeps the session in a cookie, the cookie's name for it (`cookie-<session>`). */
  token: z.string(),
  type: z.enum(['MANAGER', 'VENDOR']),
  isAdmin: z.boolean(),
  statusOk: z.boolean(),
  status: z.string(),
  signupPlan: z.enum(['BASIC', 'CRM', 'ENTERPRISE']),
  activeModules: z.array(z.string()),
  whitelabel: z.string().nullable(),
  azumeFinanceData: z.object({ status: z.string().nullable() }),
  isSerranaCalcClient: z.boolean(),
  admAccess: z.boolean(),
  /** End of the session, epoch milliseconds (additive to the specification). */
  expiration: z.number(),
});

const generalData = z.object({
  user: z.object({
    _id: id,
    email: z.string(),
    type: z.enum(['MANAGER', 'VENDOR']),
    personalData: z.object({ name: z.string(), phone: z.string() }),
  }),
  vendors: z.array(personName.extend({ email: z.string() })),
  activeModules: z.array(z.string()),
  whitelabel: z.string().nullable(),
  azumeFinanceData: z.object({ status: z.string().nullable() }),
  isSerranaCalcClient: z.boolean(),
  totalKits: z.number().int(),
});

export const usersContract = {
  'POST /users/login': {
    access: 'public',
    summary: 'Open a session with e-mail and password; for a browser in a cookie (x-keep-session: cookie)',
    body: z.object({ email: z.string().trim().max(254), password: z.string().max(200) }),
    answer: sessionAnswer,
  },
  'POST /users/token-login': {
    access: 'session',
    summary: 'Read the session of a bearer token, or take it into a cookie (x-keep-session: cookie)',
    body: empty.optional(),
    answer: sessionAnswer,
  },
  'POST /users/logout': {
    access: 'session',
    summary: 'End the session: its token and its cookies',
    body: empty.optional(),
    answer: empty,
  },
  'GET /users/general-data/:userId': {
    access: 'session',
    summary: 'The user and what belongs to the account',
    params: z.object({ userId: id }),
    answer: generalData,
  },
  'GET /users/general-data/:userId/:scope/:fetchId': {
    access: 'session',
    summary: 'The same, for a viewed account or collaborator',
    params: z.object({ userId: id, scope: z.enum(['MANAGER', 'VENDOR']), fetchId: id }),
    answer: generalData,
  },
} as const satisfies ContractArea;
