import { z } from 'zod';
import { isEmail, isStrongPassword } from '../documents/fields';
import { isPersonName } from '../documents/names';
import type { ContractRoutes } from './route';
import { id, pageNumber, timestamp, trimmedText } from './schemas';

const signupPlan = z.enum(['BASIC', 'CRM', 'ENTERPRISE']);

/** The name of a module, and the key of a distribution: which ones there are the server knows. */
const modules = z.array(z.string().min(1).max(80)).max(50);
const whitelabel = z.string().min(1).max(80).nullable();

/** Schema of the reason that an operator gives for a change; stored in the history. */
export const operatorReason = trimmedText(300).min(3, 'Escreva um pouco mais sobre o motivo.');

const companyName = trimmedText(120).min(2, 'Escreva o nome da empresa.');
const personName = trimmedText(120).refine(isPersonName, 'Insira um nome válido.');
const email = trimmedText(254).refine(isEmail, 'Insira um e-mail válido.');

const accountInList = z.object({
  _id: id,
  name: z.string(),
  signupPlan,
  whitelabel: z.string().nullable(),
  activeModules: z.array(z.string()),
  statusOk: z.boolean(),
  owner: z.object({ name: z.string(), email: z.string() }),
  people: z.number().int(),
  since: timestamp,
});

/**
 * Schema of an operator's change to an account. `before` and `after` are null if neither white-label nor modules
 * changed.
 */
const accountChange = z.object({
  revision: z.number().int(),
  at: timestamp,
  by: z.string(),
  why: z.string(),
  action: z.enum([
    'open',
    'change',
    'link',
    'mail',
    'clock',
    'billing',
    'factor',
    'finance-opened',
    'finance-closed',
  ]),
  before: z.object({ whitelabel: z.string().nullable(), modules: z.array(z.string()) }).nullable(),
  after: z.object({ whitelabel: z.string().nullable(), modules: z.array(z.string()) }).nullable(),
});

const accountDetail = z.object({
  _id: id,
  name: z.string(),
  signupPlan,
  whitelabel: z.string().nullable(),
  activeModules: z.array(z.string()),
  statusOk: z.boolean(),
  /** Status of the finance platform, as the session has it: open with `ACTIVE` alone. */
  financeStatus: z.string().nullable(),
  since: timestamp,
  people: z.array(
    z.object({
      _id: id,
      name: z.string(),
      email: z.string(),
      type: z.enum(['MANAGER', 'VENDOR']),
      since: timestamp,
    }),
  ),
  /** May its owner be given a link to a new password? Not where the owner administers the platform. */
  mayLink: z.boolean(),
  /** The number of the last change of white-label or modules, which a further one names; 0 before the first. */
  revision: z.number().int(),
  /** Newest first. */
  history: z.array(accountChange),
});

/** A way to a password of one's own: shown once, kept nowhere, good for one use. */
const accessLink = z.object({
  token: z.string(),
  until: timestamp,
  /** Can this server send it by mail? */
  mayMail: z.boolean().optional(),
});

const token = z.string().min(20).max(100);

/** The clock of an account, which is the world's in production. */
const accountClock = z.object({
  now: timestamp,
  /** How far it is ahead of the world's, milliseconds. */
  aheadMs: z.number().int(),
  mayMove: z.boolean(),
  /** Time that the clock is being moved to; null if it is not being moved. */
  movingTo: timestamp.nullable(),
  /** Jobs that fall due next by the account's clock. */
  next: z.array(z.object({ title: z.string(), dueAt: timestamp })),
});

export const operationContract = {
  'GET /operation/accounts/list/:multiplier': {
    access: 'admin',
    summary: 'Accounts by a part of the name, of a login or by the id, 20 a page',
    params: z.object({ multiplier: pageNumber }),
    query: z.object({ search: trimmedText(254).optional() }),
    answer: z.object({
      accounts: z.array(accountInList),
      total: z.number().int(),
      hasMoreItems: z.boolean(),
    }),
  },
  'GET /operation/accounts/single/:accountId': {
    access: 'admin',
    summary: 'An account: plan, white-label, modules, people, and what operators did with it',
    params: z.object({ accountId: id }),
    answer: z.object({ account: accountDetail }),
  },
  'PUT /operation/accounts/single/:accountId': {
    access: 'admin',
    summary: 'Gives an account its white-label and modules; 409 when somebody changed it since `expected`',
    params: z.object({ accountId: id }),
    body: z.object({ whitelabel, modules, why: operatorReason, expected: z.number().int().min(0) }),
    answer: z.object({ account: accountDetail }),
  },
  'POST /operation/accounts/new': {
    access: 'admin',
    summary: 'Opens an account, and answers the link by which its owner chooses a password',
    body: z.object({
      name: companyName,
      owner: z.object({ name: personName, email }),
      signupPlan,
      whitelabel,
      modules,
      why: operatorReason,
      /** A trial of 14 days: afterwards the features are removed until the owner pays. */
      isTrial: z.boolean().optional(),
    }),
    answer: z.object({ account: accountDetail, link: accessLink }),
  },
  'POST /operation/accounts/mail-link/:accountId': {
    access: 'admin',
    summary:
      'Sends the link that was just made to the owner by mail, once; 410 when it is used up, 409 without mail',
    params: z.object({ accountId: id }),
    body: z.object({ token }),
    answer: z.object({ account: accountDetail, sentTo: z.string() }),
  },
  'POST /operation/accounts/link/:accountId': {
    access: 'admin',
    summary: 'A new link by which the owner chooses a password; one that was not used yet ends',
    params: z.object({ accountId: id }),
    body: z.object({ why: operatorReason }),
    answer: z.object({ account: accountDetail, link: accessLink }),
  },
  'POST /operation/accounts/factor-reset/:accountId': {
    access: 'admin',
    summary:
      'Turns off the second factor of the owner, who has lost it; sessions end, and the owner is told by mail',
    params: z.object({ accountId: id }),
    body: z.object({ why: operatorReason }),
    answer: z.object({ account: accountDetail }),
  },
  'PUT /operation/accounts/finance-status/:accountId': {
    access: 'admin',
    summary: 'Opens the finance platform to an account, or closes it; screens that are open follow at once',
    params: z.object({ accountId: id }),
    body: z.object({ isOpen: z.boolean(), why: operatorReason }),
    answer: z.object({ account: accountDetail }),
  },
  'GET /operation/accounts/clock/:accountId': {
    access: 'admin',
    summary: 'What time it is for what falls due in an account, and what does next',
    params: z.object({ accountId: id }),
    answer: accountClock,
  },
  'POST /operation/accounts/clock/:accountId': {
    access: 'admin',
    summary: 'Moves the clock of an account on, step by step; never in production (403)',
    params: z.object({ accountId: id }),
    body: z.object({ days: z.number().int().min(1).max(400), why: operatorReason }),
    answer: accountClock,
  },
  'GET /operation/whitelabels': {
    access: 'admin',
    summary: 'The distributions that are live: what an account may carry as its white-label',
    answer: z.object({
      whitelabels: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          hosts: z.array(z.string()),
          /** The most its accounts work with; null: no limit. */
          plan: signupPlan.nullable(),
          modules: z.array(z.string()).nullable(),
        }),
      ),
    }),
  },
  'POST /users/access-link/read': {
    access: 'public',
    summary: 'Whose password a link is for',
    body: z.object({ token }),
    answer: z.object({
      name: z.string(),
      email: z.string(),
      company: z.string(),
      /** The person has had a password, and asked for the link. */
      isRecovery: z.boolean().optional(),
    }),
  },
  'POST /users/access-link/use': {
    access: 'public',
    summary: 'Chooses a password by a link, which is then used up; sessions of before end',
    body: z.object({
      token,
      password: z
        .string()
        .max(200)
        .refine(
          isStrongPassword,
          'A senha precisa de 8 caracteres ou mais, com letras maiúsculas, minúsculas e números.',
        ),
    }),
    answer: z.object({ email: z.string() }),
  },
} as const satisfies ContractRoutes;

export type ListedAccount = z.infer<typeof accountInList>;
/** Account with its users, plan and modules, as operators of the platform see it. */
export type AccountDetail = z.infer<typeof accountDetail>;
/**
 * Entry of the audit log of an account: the operator's action, reason and time, with white-label and modules
 * before and after.
 */
export type AccountChange = z.infer<typeof accountChange>;
