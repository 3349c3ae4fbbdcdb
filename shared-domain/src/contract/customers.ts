import { z } from 'zod';
import {
  type CustomerFieldName,
  type CustomerMergePart,
  customerFieldDefinitions,
  customerMergePartLabels,
} from '../customers/customer-field-definitions';
import type { ContractRoutes } from './route';
import {
  boardKind,
  emptyObject,
  fetchScope,
  id,
  itemStatus,
  namedPerson,
  pageNumber,
  reais,
  timestamp,
  trimmedText,
  undoableActionField,
} from './schemas';

/** Schema of a customer as lists and cards show it. */
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

/** Schema of a customer in the list of customers, with the user responsible for the customer. */
export const listedCustomer = customer.extend({ owner: namedPerson.optional() });

export type ListedCustomer = z.infer<typeof listedCustomer>;

/** Schema of everything that is stored of a customer. */
export const customerRecord = customer.extend({
  owner: namedPerson,
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
  /** Person who signs for a company. */
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
const fieldText = (field: CustomerText) => trimmedText(customerFieldDefinitions[field].most);
type CustomerText = {
  [Name in CustomerFieldName]: (typeof customerFieldDefinitions)[Name] extends { most: number }
    ? Name
    : never;
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

/**
 * Schema of the request body of the customer form. Document, phones and postal code are sent without
 * punctuation.
 */
export const customerRequest = z.object(customerFields);

export type CustomerRequest = z.infer<typeof customerRequest>;

const customersPage = z.object({ customers: z.array(listedCustomer), hasMoreItems: z.boolean() });

/** Schema of the field by which two customers may be duplicates: document, e-mail, phone or name. */
export const customerDuplicateReason = z.enum(['document', 'email', 'phone', 'name']);

export type CustomerDuplicateReason = z.infer<typeof customerDuplicateReason>;

/** Parts of a customer that a merge may copy from the removed customer to the remaining customer. */
export const mergeableCustomerParts = Object.keys(customerMergePartLabels) as CustomerMergePart[]; // the keys of the table itself

export type MergeableCustomerPart = CustomerMergePart;

/** Orders in which a list of customers can be sorted. */
export const customerSortOrders = ['NEWEST', 'OLDEST', 'NAME', 'CITY'] as const;

export type CustomerSortOrder = (typeof customerSortOrders)[number];

/** Ids of the customers selected in a list, 1 to 200. */
const customersIds = z.array(id).min(1).max(200);
const changed = z.object({ changed: z.number().int() });

export const customersContract = {
  'GET /customers/paginated/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'A page of customers, newest first',
    params: z.object({ userId: id, multiplier: pageNumber }),
    answer: customersPage,
  },
  'POST /customers/filtered/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'Search customers by name, document, e-mail or phone',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: z.object({
      fetchType: fetchScope.optional(),
      fetchId: id.optional(),
      searchValue: trimmedText(120).default(''),
      searchValueField: z.enum(['ALL', 'name', 'email', 'document', 'phone', 'city']).default('ALL'),
      filter1Active: z.boolean().optional(),
      filter1Value: z.unknown().optional(),
      filter2Active: z.boolean().optional(),
      filter2Value: z.unknown().optional(),
      /** Customers per page; ten where it is left out. */
      pageSize: z.number().int().min(2).max(50).default(10),
      /** Left out: names most like the text first, and without a text the newest. */
      order: z.enum(customerSortOrders).optional(),
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
    /** Absent fields stay unchanged. A `version` that is not the current one is refused with 409. */
    body: z.object({ ...customerFields, version: z.number().int().optional() }).partial(),
    answer: z.object({ customer: customerRecord, ...undoableActionField }),
  },
  'POST /customers/personal-data/:cid': {
    access: 'session',
    summary:
      'Everything that is stored of a customer as a zip, for the manager: a link that is valid for minutes',
    params: z.object({ cid: id }),
    answer: z.object({ url: z.string() }),
  },
  'GET /customers/erasure/:cid': {
    access: 'active',
    summary: 'What the erasure of a customer deletes, and what stays with its reason',
    params: z.object({ cid: id }),
    answer: z.object({
      customerName: z.string(),
      /** Sentences about work that must end before, in Portuguese; empty: the customer can be erased. */
      blockers: z.array(z.string()),
      deleted: z.array(z.object({ title: z.string(), count: z.number().int() })),
      kept: z.array(z.object({ title: z.string(), count: z.number().int(), reason: z.string() })),
    }),
  },
  'POST /customers/erasure/:cid': {
    access: 'active',
    summary: 'Erases the personal data of a customer, but what must stay',
    params: z.object({ cid: id }),
    body: z.object({
      /** Name of the customer, typed to confirm. */
      customerName: trimmedText(160).min(1, 'Digite o nome do cliente.'),
    }),
    answer: emptyObject,
  },
  'DELETE /customers/single/:userId/:cid': {
    access: 'active',
    summary: 'Delete a customer that nothing hangs on',
    params: z.object({ userId: id, cid: id }),
    answer: emptyObject,
  },
  'PATCH /customers/single/archived-true/:id': {
    access: 'active',
    summary: 'Archive a customer: it leaves the default list',
    params: z.object({ id }),
    answer: emptyObject,
  },
  'PATCH /customers/single/archived-false/:id': {
    access: 'active',
    summary: 'Take a customer back from the archive',
    params: z.object({ id }),
    answer: emptyObject,
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
    answer: changed.extend(undoableActionField),
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
          user: namedPerson,
          registryTimestamp: timestamp,
          /** Soonest schedule to come of an item in progress; null for none. */
          nextSchedule: z
            .object({
              content: z.string(),
              timestamp,
              /** `hh:mm`; null for a schedule without a time of its own. */
              timeStart: z.string().nullable(),
            })
            .nullable(),
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
      name: trimmedText(150).default(''),
      document: trimmedText(14).default(''),
      email: trimmedText(254).default(''),
      /** Phone or WhatsApp numbers. */
      phones: z.array(trimmedText(13)).max(2).default([]),
      /** The customer that is being edited is no duplicate of itself. */
      except: id.optional(),
    }),
    answer: z.object({
      duplicates: z.array(
        z.object({
          /** Null where the caller may not see it. */
          customer: listedCustomer.nullable(),
          reasons: z.array(customerDuplicateReason),
        }),
      ),
    }),
  },
  'POST /customers/merge': {
    access: 'active',
    summary: 'Make one customer of two: items, proposals, files and history move to the one that stays',
    body: z.object({
      keep: id,
      remove: id,
      fields: z.array(z.enum(mergeableCustomerParts)).max(20).default([]),
    }),
    answer: z.object({ customer: customerRecord, ...undoableActionField }),
  },
} as const satisfies ContractRoutes;
