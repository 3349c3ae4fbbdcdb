import { z } from 'zod';
import {
  type CustomerFieldName,
  fieldsOfCustomer,
  type MergedPart,
  mergedParts,
} from '../customers/fields-of-customer';
import type { ContractArea } from './route';
import {
  boardKind,
  empty,
  fetchScope,
  id,
  itemStatus,
  multiplier,
  personName,
  reais,
  text,
  timestamp,
  undoable,
} from './schemas';

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

/** A customer of the list, with who looks after it. */
export const listedCustomer = customer.extend({ owner: personName.optional() });

export type ListedCustomer = z.infer<typeof listedCustomer>;

/** Everything that is kept of a customer. */
export const customerRecord = customer.extend({
  owner: personName,
  addressDetail: z.object({
    postalCode: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    complement: z.string(),
  }),
  /** R$ a month: what a person earns, what a company bills. */
  income: z.number().nullable(),
  rg: z.string(),
  nationality: z.string(),
  profession: z.string(),
  /** Who signs for a company. */
  personInCharge: z.object({ name: z.string(), cpf: z.string() }),
  /** Partners of a company. */
  associates: z.number().int().nullable(),
  observations: z.string(),
  /** Grows with every change; an edit names the one it started from. */
  version: z.number().int(),
  lastUpdate: z.object({ timestamp, userName: z.string() }),
});

export type CustomerRecord = z.infer<typeof customerRecord>;

/** A text of a customer, as long as its field. */
const fieldText = (field: CustomerText) => text(fieldsOfCustomer[field].most);
type CustomerText = {
  [Name in CustomerFieldName]: (typeof fieldsOfCustomer)[Name] extends { most: number } ? Name : never;
}[CustomerFieldName];

const addressDetail = z.object({
  postalCode: fieldText('postalCode').optional(),
  street: fieldText('street').optional(),
  number: fieldText('number').optional(),
  district: fieldText('district').optional(),
  complement: fieldText('complement').optional(),
});

const customerFields = {
  name: fieldText('name').min(1),
  email: fieldText('email').optional(),
  phone: fieldText('phone').optional(),
  whatsapp: fieldText('whatsapp').optional(),
  document: fieldText('document').optional(),
  isCNPJ: z.boolean().optional(),
  uf: fieldText('uf').optional(),
  city: fieldText('city').optional(),
  addressDetail: addressDetail.optional(),
  origin: fieldText('origin').nullable().optional(),
  income: reais.nullable().optional(),
  rg: fieldText('rg').optional(),
  nationality: fieldText('nationality').optional(),
  profession: fieldText('profession').optional(),
  personInCharge: z
    .object({ name: fieldText('inChargeName').optional(), cpf: fieldText('inChargeCpf').optional() })
    .optional(),
  associates: z.number().int().min(1).max(25).nullable().optional(),
  observations: fieldText('observations').optional(),
};

/** What the customer form sends. Digits and letters only in document, phones and postal code. */
export const customerRequest = z.object(customerFields);

export type CustomerRequest = z.infer<typeof customerRequest>;

const customersPage = z.object({ customers: z.array(listedCustomer), hasMoreItems: z.boolean() });

/** Why two customers may be one. */
export const duplicateReason = z.enum(['document', 'email', 'phone', 'name']);

export type DuplicateReason = z.infer<typeof duplicateReason>;

/** Parts that a merge may take from the customer that goes. */
export const mergeableFields = Object.keys(mergedParts) as MergedPart[]; // the keys of the table itself

export type MergeableField = MergedPart;

/** In which order a list of customers stands. */
export const customerOrders = ['NEWEST', 'OLDEST', 'NAME', 'CITY'] as const;

export type CustomerOrder = (typeof customerOrders)[number];

/** What a selection of the list may hold at once. */
const customersIds = z.array(id).min(1).max(200);
const changed = z.object({ changed: z.number().int() });

export const customersContract = {
  'GET /customers/paginated/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'A page of customers, newest first',
    params: z.object({ userId: id, multiplier }),
    answer: customersPage,
  },
  'POST /customers/filtered/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
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
      /** Customers per page; ten where it is left out. */
      pageSize: z.number().int().min(2).max(50).default(10),
      /** Additive: the newest first where it is left out. */
      order: z.enum(customerOrders).default('NEWEST'),
      /** Additive: answer also how many there are on all pages. */
      wantsTotal: z.boolean().default(false),
    }),
    answer: customersPage.extend({ total: z.number().int().optional() }),
  },
  'GET /customers/single/:cid': {
    access: 'active',
    summary: 'One customer',
    params: z.object({ cid: id }),
    answer: z.object({ customer: customerRecord }),
  },
  'POST /customers/new/:userId': {
    access: 'active',
    summary: 'Register a customer',
    params: z.object({ userId: id }),
    body: customerRequest,
    answer: z.object({ customer }),
  },
  'PATCH /customers/single/:userId/:cid': {
    access: 'active',
    summary: 'Edit a customer',
    params: z.object({ userId: id, cid: id }),
    /** What is absent stays. With a `version` that is not the current one, nothing is changed (409). */
    body: z.object({ ...customerFields, version: z.number().int().optional() }).partial(),
    answer: z.object({ customer: customerRecord, ...undoable }),
  },
  'DELETE /customers/single/:userId/:cid': {
    access: 'active',
    summary: 'Delete a customer that nothing hangs on',
    params: z.object({ userId: id, cid: id }),
    answer: empty,
  },
  'PATCH /customers/single/archived-true/:id': {
    access: 'active',
    summary: 'Archive a customer: it leaves the default list',
    params: z.object({ id }),
    answer: empty,
  },
  'PATCH /customers/single/archived-false/:id': {
    access: 'active',
    summary: 'Take a customer back from the archive',
    params: z.object({ id }),
    answer: empty,
  },
  'PUT /customers/selected/archived-true': {
    access: 'active',
    summary: 'Archive several customers, all or none',
    body: z.object({ customersIds }),
    answer: changed,
  },
  'PUT /customers/selected/archived-false': {
    access: 'active',
    summary: 'Take several customers back from the archive, all or none',
    body: z.object({ customersIds }),
    answer: changed,
  },
  'PUT /customers/selected/owners': {
    access: 'active',
    summary: 'Give several customers to another owner; several owners share them out in turn',
    body: z.object({ customersIds, owners: z.array(id).min(1).max(50) }),
    answer: changed.extend(undoable),
  },
  'GET /customers/items/:cid': {
    access: 'active',
    summary: 'Items of a customer on all boards, as far as the caller may see them; newest first',
    params: z.object({ cid: id }),
    answer: z.object({
      items: z.array(
        z.object({
          _id: id,
          /** Number on its board. */
          id: z.number().int(),
          type: boardKind,
          name: z.string(),
          status: itemStatus,
          columnTitle: z.string(),
          amount: z.number(),
          user: personName,
          registryTimestamp: timestamp,
        }),
      ),
      /** Items that somebody else may see. */
      hidden: z.number().int(),
    }),
  },
  'POST /customers/duplicates': {
    access: 'active',
    summary: 'Customers that may be the one described',
    body: z.object({
      name: text(150).default(''),
      document: text(14).default(''),
      email: text(254).default(''),
      /** Phone or WhatsApp numbers. */
      phones: z.array(text(13)).max(2).default([]),
      /** The customer that is being edited is no duplicate of itself. */
      except: id.optional(),
    }),
    answer: z.object({
      duplicates: z.array(
        z.object({
          /** Null where the caller may not see it. */
          customer: listedCustomer.nullable(),
          reasons: z.array(duplicateReason),
        }),
      ),
    }),
  },
  'POST /customers/merge': {
    access: 'active',
    summary: 'Make one customer of two: items, proposals, files and history move to the one that stays',
    body: z.object({ keep: id, remove: id, fields: z.array(z.enum(mergeableFields)).max(20).default([]) }),
    answer: z.object({ customer: customerRecord }),
  },
} as const satisfies ContractArea;
