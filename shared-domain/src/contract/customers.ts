import { z } from 'zod';
import type { ContractArea } from './route';
import { fetchScope, id, multiplier, text, timestamp } from './schemas';

/** A customer as lists and cards show it. */
export const customer = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  document: z.string(),
  isCNPJ: z.boolean(),
  uf: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
  origin: z.string().nullable(),
  archived: z.boolean(),
  registryTimestamp: timestamp,
});

export type Customer = z.infer<typeof customer>;

const addressDetail = z.object({
  postalCode: text(8).optional(),
  street: text(200).optional(),
  number: text(20).optional(),
  district: text(100).optional(),
  complement: text(100).optional(),
});

/** What the customer form sends. Digits and letters only in document, phones and postal code. */
export const customerRequest = z.object({
  name: text(150).min(1),
  email: text(254).optional(),
  phone: text(13).optional(),
  whatsapp: text(13).optional(),
  document: text(14).optional(),
  isCNPJ: z.boolean().optional(),
  uf: text(2).optional(),
  city: text(100).optional(),
  addressDetail: addressDetail.optional(),
  origin: text(60).nullable().optional(),
});

export type CustomerRequest = z.infer<typeof customerRequest>;

const customersPage = z.object({ customers: z.array(customer), hasMoreItems: z.boolean() });

export const customersContract = {
  'GET /customers/paginated/:userId/:multiplier': {
    access: 'active',
    summary: 'A page of customers, newest first',
    params: z.object({ userId: id, multiplier }),
    answer: customersPage,
  },
  'POST /customers/filtered/:userId/:multiplier': {
    access: 'active',
    summary: 'Search customers by name, document, e-mail or phone',
    params: z.object({ userId: id, multiplier }),
    body: z.object({
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: text(120).default(''),
      searchValueField: z.enum(['ALL', 'name', 'email', 'document', 'phone', 'city']).default('ALL'),
      filter1Active: z.boolean().optional(),
      filter1Value: z.unknown().optional(),
      filter2Active: z.boolean().optional(),
      filter2Value: z.unknown().optional(),
    }),
    answer: customersPage,
  },
  'GET /customers/single/:cid': {
    access: 'active',
    summary: 'One customer',
    params: z.object({ cid: id }),
    answer: z.object({ customer }),
  },
  'POST /customers/new/:userId': {
    access: 'active',
    summary: 'Register a customer',
    params: z.object({ userId: id }),
    body: customerRequest,
    answer: z.object({ customer }),
  },
} as const satisfies ContractArea;
