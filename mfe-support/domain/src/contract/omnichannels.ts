import {
  type ContractRoutes,
  emptyObject,
  id,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { chatProviderNames, MAX_CHAT_TEMPLATES, MAX_TEMPLATE_LENGTH } from '../chats';

const accountParams = z.object({ chatAccountId: id });

const template = z.object({
  name: trimmedText(60),
  language: trimmedText(10).default('pt_BR'),
  body: trimmedText(MAX_TEMPLATE_LENGTH),
});

const wppAccount = z.object({
  _id: id,
  name: z.string(),
  /** Digits. */
  phone: z.string(),
  provider: z.enum(chatProviderNames),
  /** Id of the number at the provider. */
  phoneId: z.string(),
  /** Address to which the provider sends what happens. */
  webhookUrl: z.string(),
  /** When the provider confirmed that address. */
  verifiedAt: timestamp.nullable(),
  /** When the provider last sent something. */
  heardAt: timestamp.nullable(),
  templates: z.array(template),
  /** Does this installation carry its messages? */
  isConnected: z.boolean(),
});

const names = {
  name: trimmedText(60).min(1, 'Dê um nome à conta.'),
  phone: trimmedText(20),
};

/** API calls about the WhatsApp accounts of a company. */
export const omnichannelsContract = {
  'GET /omnichannels/user/:userId': {
    access: 'active',
    summary: 'WhatsApp accounts of the company',
    params: z.object({ userId: id }),
    answer: z.object({
      omnichannels: z.object({ wppAccounts: z.array(wppAccount) }),
      /** Provider that carries the messages of a new account; null: none here. */
      provider: z.enum(chatProviderNames).nullable(),
    }),
  },
  'POST /omnichannels/user/:userId': {
    access: 'active',
    summary: 'Adds a WhatsApp account; answers its verify token, which is shown once',
    params: z.object({ userId: id }),
    hasSecretResponse: true,
    body: z.object({
      ...names,
      /** Of WhatsApp; a phone of the demonstration has none. */
      phoneId: trimmedText(40).default(''),
      accessToken: trimmedText(1_000).default(''),
      appSecret: trimmedText(200).default(''),
    }),
    answer: z.object({ account: wppAccount, verifyToken: z.string().nullable() }),
  },
  'PUT /omnichannels/single/:chatAccountId': {
    access: 'active',
    summary: 'Changes a WhatsApp account; secrets that are left empty stay',
    params: accountParams,
    body: z.object({
      ...names,
      accessToken: trimmedText(1_000).default(''),
      appSecret: trimmedText(200).default(''),
    }),
    answer: z.object({ account: wppAccount }),
  },
  'POST /omnichannels/verify-token/:chatAccountId': {
    access: 'active',
    summary: 'Replaces the verify token of a WhatsApp account, which is shown once',
    params: accountParams,
    hasSecretResponse: true,
    answer: z.object({ account: wppAccount, verifyToken: z.string() }),
  },
  'PUT /omnichannels/templates/:chatAccountId': {
    access: 'active',
    summary: 'Saves the templates of a WhatsApp account',
    params: accountParams,
    body: z.object({ templates: z.array(template).max(MAX_CHAT_TEMPLATES) }),
    answer: z.object({ account: wppAccount }),
  },
  'DELETE /omnichannels/single/:chatAccountId': {
    access: 'active',
    summary: 'Disconnects a WhatsApp account; its conversations stay readable',
    params: accountParams,
    answer: emptyObject,
  },
  'POST /omnichannels/demonstration-phone/:chatAccountId': {
    access: 'active',
    summary: 'Opens a phone of the demonstration, on which one plays a customer',
    params: accountParams,
    hasSecretResponse: true,
    body: z.object({
      /** Of the person whose phone it is; a new person if it is left out. */
      chatId: id.optional(),
    }),
    answer: z.object({ url: z.string() }),
  },
} as const satisfies ContractRoutes;

/** WhatsApp account of a company. */
export type WppAccount = z.infer<typeof wppAccount>;
