import {
  extractCpfOrCnpj,
  isCnpj,
  isCpf,
  isEmail,
  isPersonName,
  isPhone,
  isPostalCode,
} from '@girassol/shared-domain';
import {
  type ContractRoutes,
  companyFacts,
  id,
  legalRepresentative,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

const userIdParams = z.object({ userId: id });

const accountData = z.object({
  user: z.object({
    _id: id,
    email: z.string(),
    type: z.enum(['MANAGER', 'VENDOR']),
    personalData: z.object({ name: z.string(), phone: z.string() }),
  }),
  /** Company and representative of the account; null for people who do not own it. */
  company: companyFacts.extend({ tradeName: z.string(), logoUrl: z.string() }).nullable(),
  representative: legalRepresentative.nullable(),
  /** Owner of the account, whom others ask; left out for the owner. */
  owner: z.object({ name: z.string() }).optional(),
  /** Grows with each change of company, representative and logo. */
  version: z.number().int(),
});

/** Schema of a text that may stay empty, and is checked if it does not. */
const optionalText = (max: number, isValid: (text: string) => boolean, message: string) =>
  trimmedText(max).refine((text) => text === '' || isValid(text), message);

const optionalCpfOrCnpj = trimmedText(40)
  .transform((text) => extractCpfOrCnpj(text))
  .refine((text) => text === '' || isCpf(text) || isCnpj(text), 'Insira um CPF ou CNPJ válido.');
const optionalCpf = trimmedText(40)
  .transform((text) => extractCpfOrCnpj(text))
  .refine((text) => text === '' || isCpf(text), 'Insira um CPF válido.');

const companyChange = z.object({
  tradeName: trimmedText(120).min(2, 'Escreva o nome da empresa.'),
  legalName: trimmedText(160).default(''),
  document: optionalCpfOrCnpj.default(''),
  stateRegistration: trimmedText(30).default(''),
  phone: optionalText(30, isPhone, 'Insira um telefone válido, com DDD.').default(''),
  email: optionalText(254, isEmail, 'Insira um e-mail válido.').default(''),
  address: z.object({
    postalCode: optionalText(9, isPostalCode, 'Insira um CEP válido.').default(''),
    uf: optionalText(2, (text) => /^[A-Z]{2}$/.test(text), 'Escolha o estado.').default(''),
    city: trimmedText(80).default(''),
    address: trimmedText(120).default(''),
    district: trimmedText(80).default(''),
    number: trimmedText(20).default(''),
    complement: trimmedText(80).default(''),
  }),
});

const representativeChange = z.object({
  name: optionalText(120, isPersonName, 'Insira um nome válido.').default(''),
  document: optionalCpf.default(''),
  rg: trimmedText(30).default(''),
  nationality: trimmedText(60).default(''),
  maritalStatus: trimmedText(40).default(''),
  profession: trimmedText(80).default(''),
  position: trimmedText(80).default(''),
});

/** API calls by which people see and change their own data, and the owner those of the company. */
export const companyDataContract = {
  'GET /users/user/:userId': {
    access: 'active',
    summary: "The caller's own data; for the owner with those of the company",
    params: userIdParams,
    answer: accountData,
  },
  'PATCH /users/user/:userId': {
    access: 'active',
    summary: "Changes the caller's own name and phone, and for the owner the data of the company",
    params: userIdParams,
    body: z.object({
      personalData: z
        .object({
          name: trimmedText(120).refine(isPersonName, 'Insira um nome válido.'),
          phone: optionalText(30, isPhone, 'Insira um telefone válido, com DDD.'),
        })
        .optional(),
      company: companyChange.optional(),
      representative: representativeChange.optional(),
      /** Version that the change is based on; left out: saved over any other change. */
      version: z.number().int().min(0).optional(),
    }),
    answer: accountData,
  },
  'POST /users/logo/:userId': {
    access: 'active',
    summary: 'Sets the logo of the company',
    params: userIdParams,
    upload: 'required',
    body: z.object({}),
    answer: accountData,
  },
  'DELETE /users/logo/:userId': {
    access: 'active',
    summary: 'Takes the logo of the company away',
    params: userIdParams,
    answer: accountData,
  },
} as const satisfies ContractRoutes;

/** Own data of a user, and of the company for its owner. */
export type AccountData = z.infer<typeof accountData>;
