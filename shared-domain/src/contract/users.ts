import { z } from 'zod';
import { isEmail } from '../documents/fields';
import type { ContractRoutes } from './route';
import { emptyObject, id, isoDate, namedPerson, trimmedText } from './schemas';

/** Schema of the session that a login returns: user, account, plan, modules and token. */
export const sessionResponse = z.object({
  userId: id,
  email: z.string(),
  personalData: z.object({ name: z.string() }),
  managerId: id,
  managerUserId: id,
  vendors: z.array(namedPerson),
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
  /** Additive: day on which the account is deleted, as its owner asked; null: nobody asked. */
  closesOn: isoDate.nullable().optional(),
  /** Additive: the account is new, and its owner has not put its first steps away. */
  isNew: z.literal(true).optional(),
  /** Additive: set if the administration of the platform visits the account. */
  visit: z
    .object({
      _id: id,
      visitor: z.string(),
      account: z.string(),
      writes: z.enum(['NONE', 'ASKED', 'ALLOWED']),
    })
    .optional(),
  /** The account requires a second factor that the person lacks, from this day (additive to the specification). */
  factorDueOn: isoDate.optional(),
  /** That day has come: only the set-up of a factor is answered. */
  needsFactor: z.literal(true).optional(),
});

const generalData = z.object({
  user: z.object({
    _id: id,
    email: z.string(),
    type: z.enum(['MANAGER', 'VENDOR']),
    personalData: z.object({ name: z.string(), phone: z.string() }),
  }),
  vendors: z.array(namedPerson.extend({ email: z.string() })),
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
    body: z.object({ email: trimmedText(254), password: z.string().max(200) }),
    answer: sessionResponse,
  },
  'POST /users/login-factor': {
    access: 'public',
    summary: 'Finish a login whose password was right with a code of the authenticator, or a recovery code',
    body: z.object({ challenge: z.string().min(1).max(200), code: trimmedText(40).min(1) }),
    answer: sessionResponse,
    hasSecretResponse: true,
  },
  'POST /users/recovery': {
    access: 'public',
    summary:
      'Mail a link to a new password to whoever has this e-mail; the answer is the same for every e-mail',
    body: z.object({ email: trimmedText(254).refine(isEmail, 'Insira um e-mail válido.') }),
    answer: emptyObject,
  },
  'POST /users/token-login': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'Read the session of a bearer token, or take it into a cookie (x-keep-session: cookie)',
    body: emptyObject.optional(),
    answer: sessionResponse,
  },
  'POST /users/logout': {
    access: 'session',
    isOpenWithoutFactor: true,
    summary: 'End the session: its token and its cookies',
    body: emptyObject.optional(),
    answer: emptyObject,
  },
  'PUT /visits/pages': {
    access: 'session',
    summary:
      'A page was seen in the own visit; the people of the account read which. Does nothing outside a visit',
    body: z.object({
      /** Path without query. */
      path: trimmedText(300).regex(/^\/[^?#]*$/),
      title: trimmedText(120),
    }),
    answer: emptyObject,
  },
  'PUT /visits/writes/:visitId': {
    access: 'session',
    summary: 'Allows changes in a visit, by the owner or the visited person; the visitor asks for them',
    params: z.object({ visitId: id }),
    answer: emptyObject,
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
} as const satisfies ContractRoutes;
