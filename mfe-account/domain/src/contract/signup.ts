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
  emptyObject,
  id,
  isoDate,
  sharedContract,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { paymentMethods } from '../billing/payment-methods';
import { type PriceKey, priceKeys } from '../billing/prices';

/** Schema of the number of a plan in an address: 1 simple, 2 CRM, 3 enterprise. */
export const planIdParam = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'Este plano não existe.' }));
export const planId = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** Schema of a number of vendors of an account. */
export const vendors = z
  .number()
  .int('Informe um número inteiro.')
  .min(1, 'Informe ao menos um vendedor.')
  .max(500, 'Fale conosco para mais de 500 vendedores.');
/** Schema of an amount in cents. */
export const cents = z.number().int();
export const paymentMethod = z.enum(paymentMethods);

const reaisByKey = Object.fromEntries(priceKeys.map((key) => [key, z.number()]));
/** Schema of the prices in reais by key, as the specification names them. */
const prices = z.object(reaisByKey as Record<PriceKey, z.ZodNumber>);

/** Schema of a line of a charge: its label and its amount. */
export const chargeLine = z.object({ label: z.string(), cents });

/** Schema of a CPF or CNPJ, masked or not; parsed without its mask. */
export const payerDocument = trimmedText(40)
  .transform(extractCpfOrCnpj)
  .refine((document) => isCpf(document) || isCnpj(document), 'Insira um CPF ou CNPJ válido.');

const contact = z.object({
  name: trimmedText(60).refine(isPersonName, 'Insira um nome válido.'),
  surname: trimmedText(60).refine(isPersonName, 'Insira um sobrenome válido.'),
  email: trimmedText(254).refine(isEmail, 'Insira um e-mail válido.').toLowerCase(),
  phone: trimmedText(30).refine(isPhone, 'Insira um telefone válido, com DDD.'),
});

/** Schema of a payer's address. */
export const payerAddress = z.object({
  postalCode: trimmedText(9).refine(isPostalCode, 'Insira um CEP válido.'),
  uf: trimmedText(2).regex(/^[A-Z]{2}$/, 'Escolha o estado.'),
  city: trimmedText(80).min(1, 'Informe a cidade.'),
  address: trimmedText(120).min(1, 'Informe a rua.'),
  district: trimmedText(80).min(1, 'Informe o bairro.'),
  number: trimmedText(20).min(1, 'Informe o número.'),
  complement: trimmedText(80).default(''),
});

const tracking = trimmedText(2_000).optional();

const couponName = trimmedText(40).min(1, 'Informe o cupom.').toUpperCase();
const coupon = z.object({
  discountMultiplier: z.number(),
  minVendors: z.number().int(),
});

/** Schema of a charge as its payer sees it: amount, due day, and how to pay it. */
export const payableCharge = z.object({
  _id: id,
  /** Last part of the address of its payment page, which opens without a login. */
  payToken: z.string(),
  kind: z.enum(['signup', 'renewal', 'upgrade']),
  state: z.enum(['open', 'paid', 'expired', 'failed', 'canceled', 'refunded', 'disputed']),
  planId,
  vendors: z.number().int(),
  lines: z.array(chargeLine),
  amountCents: cents,
  dueOn: isoDate,
  method: paymentMethod,
  pixCode: z.string().nullable(),
  boletoLine: z.string().nullable(),
  boletoBarcode: z.string().nullable(),
  /** Address of the boleto as PDF, which opens without a login. */
  boletoLink: z.string().nullable(),
  /** Instant after which the Pix code is no longer offered. */
  expiresAt: timestamp.nullable(),
  /** Why the last try was refused, in Portuguese. */
  refusal: z.string().nullable(),
  paidAt: timestamp.nullable(),
  /** Page of the demonstration bank where this charge can be paid; null with a real provider. */
  demonstrationPage: z.string().nullable(),
});

const signup = z.object({
  _id: id,
  planId,
  vendorsAmount: z.number().int(),
  state: z.enum(['open', 'waiting', 'paid']),
  expiresAt: timestamp,
  signupStepOneInfo: z.object({
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  signupStepTwoInfo: payerAddress.nullable(),
  signupStepThreeInfo: z.object({ document: z.string(), coupon: z.string().nullable() }),
  charge: payableCharge.nullable(),
});

const stepAnswer = z.object({
  signup,
  /** Address of the boleto as PDF; empty where there is none. */
  billLink: z.string(),
  /** PNG of the Pix QR code, without the `data:` prefix; empty where there is none. */
  qrCodeBase64: z.string(),
  /** Price in reais; 0 until it is known. */
  finalPrice: z.number(),
});

/** Fields of step 3 for every payment method. */
const stepThree = z.object({
  document: payerDocument,
  cpfCnpjSwitch: z.boolean().default(true),
  coupon: trimmedText(40).toUpperCase().default(''),
  vendorsAmount: vendors,
  /** Price in reais that the screen shows; another one is refused (409). */
  frontPrice: z.number(),
});

/** Schema of a card: a token of the provider's page. No card number reaches the API. */
export const cardData = z.object({ token: trimmedText(200).min(1, 'Preencha os dados do cartão.') });

/** Schema of a charge on its payment page. */
const chargePage = z.object({
  company: z.string(),
  charge: payableCharge,
  /** Changes with everything that the page shows. */
  version: z.string(),
});

const stepThreeParams = z.object({ planId: planIdParam, id });

/** API calls by which a company signs up and pays without a login. */
export const signupContract = {
  'GET /signup/prices': {
    access: 'public',
    summary: 'The prices of today, in reais by key',
    answer: prices,
  },
  'POST /signup/coupon-discount': {
    access: 'public',
    summary: 'What a coupon is worth',
    body: z.object({ couponName }),
    answer: coupon,
  },
  'POST /signup/coupon-discount/:userId': {
    access: 'session',
    summary: 'What a coupon is worth for a renewal or an upgrade',
    onlyAsks: true,
    params: z.object({ userId: id }),
    body: z.object({ couponName }),
    answer: coupon,
  },
  'POST /signup/step-1': {
    access: 'public',
    summary: 'Begins a signup; the browser keeps its secret as a cookie',
    body: contact.extend({
      /** Id that the browser gives to the signup: the same one again changes its contact. */
      frontId: id,
      /** Signup that this browser holds the secret of, having begun or resumed it: its contact is changed. */
      signupId: id.optional(),
      planId: planId.default(1),
      vendorsAmount: vendors.optional(),
      query: tracking,
      fbp: tracking,
      fbc: tracking,
      srcUrl: tracking,
      eventID: tracking,
    }),
    answer: stepAnswer,
  },
  'GET /signup/single/:id': {
    access: 'public',
    summary: 'A signup, for the browser that began it; others learn the plan only',
    params: z.object({ id }),
    answer: z.object({
      planId,
      vendorsAmount: z.number().int(),
      /** E-mail with most of it hidden, for a browser that needs a code. */
      maskedEmail: z.string(),
      /** Null for a browser that does not hold the secret. */
      signup: signup.nullable(),
    }),
  },
  'POST /signup/resume-code/:id': {
    access: 'public',
    summary: 'Mails the code by which another browser goes on with a signup',
    params: z.object({ id }),
    answer: emptyObject,
  },
  'POST /signup/resume/:id': {
    access: 'public',
    summary: 'Goes on with a signup in another browser',
    params: z.object({ id }),
    body: z.object({ code: trimmedText(20).regex(/^\d{6}$/, 'O código tem 6 números.') }),
    answer: stepAnswer,
  },
  'POST /signup/choice/:id': {
    access: 'public',
    summary: 'Changes plan and vendors of a signup',
    params: z.object({ id }),
    body: z.object({ planId, vendorsAmount: vendors }),
    answer: stepAnswer,
  },
  'GET /signup/postal-code/:cep': {
    access: 'public',
    summary: 'The address of a postal code, for the form of a signup',
    params: z.object({ cep: z.string().regex(/^\d{8}$/, 'Insira um CEP válido.') }),
    answer: z.object({
      address: z
        .object({ uf: z.string(), city: z.string(), district: z.string(), street: z.string() })
        .nullable(),
    }),
  },
  'POST /signup/step-2/:id': {
    access: 'public',
    summary: 'The address of a signup',
    params: z.object({ id }),
    body: payerAddress,
    answer: stepAnswer,
  },
  'POST /signup/step-3-bill/:planId/:id': {
    access: 'public',
    summary: 'Pays a signup by boleto',
    params: stepThreeParams,
    body: stepThree,
    answer: stepAnswer,
  },
  'POST /signup/step-3-pix/:planId/:id': {
    access: 'public',
    summary: 'Pays a signup by Pix',
    params: stepThreeParams,
    body: stepThree,
    answer: stepAnswer,
  },
  'POST /signup/step-3-card/:planId/:id': {
    access: 'public',
    summary: 'Pays a signup by card, once',
    params: stepThreeParams,
    body: stepThree.extend({ cardData }),
    answer: stepAnswer,
  },
  'POST /signup/step-3-rec/:planId/:id': {
    access: 'public',
    summary: 'Pays a signup by card, every month',
    params: stepThreeParams,
    body: stepThree.extend({ cardData }),
    answer: stepAnswer,
  },
  'POST /signup/session/:id': {
    access: 'public',
    summary: 'Signs in the browser that paid a signup, once it is paid',
    params: z.object({ id }),
    answer: z.object({
      session: sharedContract['POST /users/login'].answer,
      /** Token of the link by which the owner chooses a password at once. */
      passwordToken: z.string(),
    }),
    hasSecretResponse: true,
  },
  'GET /signup/card-frame': {
    access: 'public',
    summary: 'The page of the payment provider that takes a card',
    answer: z.object({ url: z.string(), origin: z.string() }),
  },
  'GET /signup/charge/:token': {
    access: 'public',
    summary: 'A charge, for whoever has the address of its payment page',
    params: z.object({ token: z.string().regex(/^[\w-]{20,60}$/) }),
    query: z.object({
      /** Version that the page shows: the answer waits until there is another one, some seconds at most. */
      seen: z.string().max(60).optional(),
    }),
    answer: chargePage,
  },
  'PUT /signup/charge/:token': {
    access: 'public',
    summary: 'Changes how a charge is paid, without a second charge',
    params: z.object({ token: z.string().regex(/^[\w-]{20,60}$/) }),
    body: z.object({ method: z.enum(['pix', 'boleto']) }),
    answer: chargePage,
  },
  'POST /signup/charge/:token/card': {
    access: 'public',
    summary: 'Pays a charge by card',
    params: z.object({ token: z.string().regex(/^[\w-]{20,60}$/) }),
    body: z.object({ cardData }),
    answer: chargePage,
  },
} as const satisfies ContractRoutes;

/** Signup with its steps and its charge, for the browser that began it. */
export type SignupRecord = z.infer<typeof signup>;
/** Charge as its payer sees it. */
export type PayableCharge = z.infer<typeof payableCharge>;
