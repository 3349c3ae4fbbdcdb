import { z } from 'zod';
import { additionalItemLine, inverterLine, pvModuleLine } from './proposal-equipment';
import { proposal, proposalIdOrFrontId } from './proposals';
import type { ContractRoutes } from './route';
import { fetchScope, id, namedPerson, pageNumber, reais, timestamp, trimmedText } from './schemas';

/** R$ of one unit of a line; 0 where only the price of the whole kit is known. */
const unit = { price: reais.default(0) };

export const kitModule = pvModuleLine.extend(unit);
export const kitInverter = inverterLine.extend(unit);
export const kitItem = additionalItemLine.extend(unit);

/** Schema of the general data of a kit: price in R$, supplier, voltage and fixation. */
export const kitData = z.object({
  /** R$, what the supplier asks for all of it. */
  kitPrice: reais.min(0.01),
  supplier: trimmedText(80).min(1),
  voltage: trimmedText(40).default(''),
  fixation: trimmedText(60).default(''),
});

/**
 * Schema of the request that saves a kit from the kit form. Its lines are copies of catalogue items, so a kit
 * stays complete if an item of the catalogue is deleted.
 */
export const kitRequest = z.object({
  kitData,
  pvModuleData: z.array(kitModule).min(1).max(5),
  inverterData: z.array(kitInverter).min(1).max(5),
  additionalItems: z.array(kitItem).max(25).default([]),
  /** R$ of all modules, inverters and items (kits-008); where lines have prices of their own, their sum counts. */
  modPriceUnits: reais.default(0),
  invPriceUnits: reais.default(0),
  eqpPriceUnits: reais.default(0),
});

export type KitRequest = z.output<typeof kitRequest>;
export type KitFormValues = z.input<typeof kitRequest>;

export const kit = kitRequest.extend({
  _id: id,
  /** The same as `_id`: the specification names both. */
  id,
  /** kWp of its modules. */
  power: z.number(),
  owner: namedPerson,
  version: z.number().int(),
  registryTimestamp: timestamp,
  lastUpdate: z.object({ timestamp, userName: z.string() }),
});

export type Kit = z.output<typeof kit>;

/** Page of a kit list; `total` counts the kits on all pages, where it was asked for. */
const kitsPage = z.object({
  kits: z.array(kit),
  hasMoreItems: z.boolean(),
  total: z.number().int().optional(),
});

/**
 * Filter values for the source of kits: `ALL`, `OWN` for kits that the account assembled itself, `SUPPLIERS`
 * for kits of listed suppliers. The filter is an addition to the specification (docs/proposals.md).
 */
export const kitSources = ['ALL', 'OWN', 'SUPPLIERS'] as const;

export type KitSource = (typeof kitSources)[number];

const choice = trimmedText(80).nullable();

/**
 * Schema of a kit search by power and seven numbered filters (kits-005): 1 supplier, 2 voltage, 4 fixation, 5 maker of
 * modules, 6 maker of inverters, 7 kind of inverter, 8 price.
 */
export const kitSearch = z.object({
  /** kWp wanted; 0 for any. */
  power: z.number().min(0).max(1_000_000).default(0),
  /** Follows from `fetchId`; the id decides. */
  fetchType: fetchScope.optional(),
  fetchId: id.optional(),
  searchValue: trimmedText(120).default(''),
  source: z.enum(kitSources).default('ALL'),
  filter1Active: z.boolean().default(false),
  filter1Value: choice.default(null),
  filter2Active: z.boolean().default(false),
  filter2Value: choice.default(null),
  filter4Active: z.boolean().default(false),
  filter4Value: choice.default(null),
  filter5Active: z.boolean().default(false),
  filter5Value: choice.default(null),
  filter6Active: z.boolean().default(false),
  filter6Value: choice.default(null),
  filter7Active: z.boolean().default(false),
  filter7Value: choice.default(null),
  filter8Active: z.boolean().default(false),
  /** R$, both ends included; null leaves an end open. */
  filter8Value: z.object({ min: reais.nullable(), max: reais.nullable() }).nullable().default(null),
  /** Kits per page; ten where it is left out. */
  pageSize: z.number().int().min(2).max(50).default(10),
  /** Additive: answer also how many there are on all pages. */
  wantsTotal: z.boolean().default(false),
});

export type KitSearch = z.output<typeof kitSearch>;

export const kitsContract = {
  'GET /kits/paginated/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'A page of kits, newest first',
    params: z.object({ userId: id, multiplier: pageNumber }),
    answer: kitsPage,
  },
  'POST /kits/filtered/:userId/:multiplier': {
    // An account in bad standing keeps looking at its lists (shell.access-008).
    access: 'session',
    summary: 'Search kits; with a power, those within a tenth of it',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: kitSearch,
    answer: kitsPage,
  },
  'POST /kits/target-power/:userId/:multiplier': {
    access: 'active',
    summary: 'Kits by how near they come to a power, then by price',
    params: z.object({ userId: id, multiplier: pageNumber }),
    body: kitSearch,
    answer: kitsPage,
  },
  'GET /kits/options/:userId': {
    access: 'active',
    summary: 'Suppliers and makers of the kits in sight, for their filters',
    params: z.object({ userId: id }),
    answer: z.object({
      suppliers: z.array(z.string()),
      moduleBrands: z.array(z.string()),
      inverterBrands: z.array(z.string()),
    }),
  },
  'GET /kits/single/:id': {
    access: 'active',
    summary: 'One kit',
    params: z.object({ id }),
    answer: z.object({ kit }),
  },
  'POST /kits/kit-data/:userId/:kitId': {
    access: 'active',
    summary:
      'Register a kit (kitId 0) or edit one; with a version that is not the current one nothing is changed (409)',
    params: z.object({ userId: id, kitId: z.union([z.literal('0'), id]) }),
    body: kitRequest.extend({ version: z.number().int().optional() }),
    answer: z.object({ kit }),
  },
  'POST /proposals/step-2-registered-kit/:kitId/:pid': {
    access: 'active',
    summary: 'Take a registered kit as the equipment of a proposal',
    params: z.object({ kitId: id, pid: proposalIdOrFrontId }),
    body: z.object({
      /**
       * R$ that were shown to a vendor who may not edit prices: with another price nothing is changed (409). 0
       * otherwise.
       */
      frontPrice: reais,
      /** The version of the proposal that was looked at; left out, the current one. */
      version: z.number().int().optional(),
    }),
    answer: z.object({ proposal }),
  },
  'POST /kits/selected': {
    access: 'active',
    summary: 'Delete several kits, all or none',
    body: z.object({ kitsIds: z.array(id).min(1).max(200) }),
    answer: z.object({ deleted: z.number().int() }),
  },
} as const satisfies ContractRoutes;
