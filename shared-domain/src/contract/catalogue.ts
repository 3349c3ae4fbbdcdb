import { z } from 'zod';
import {
  catalogueInverterTypes,
  catalogueKinds,
  inverterMonitoringTypes,
} from '../catalogue/catalogue-kinds';
import type { ContractRoutes } from './route';
import { emptyObject, id, pageNumber, positiveNumber, reais, timestamp, trimmedText } from './schemas';

const years = z.number().min(0).max(100).default(0);
const millimetres = z.number().min(0).max(100_000).default(0);

/** Fields of every item of a catalogue. Numbers that are left out are 0 (catalogue-004). */
const common = {
  stock: z.number().int().min(0).max(1_000_000_000).default(0),
  /** R$, of one unit. */
  price: reais.default(0),
};

/** Schema of a PV module: power in Wp, weight in kg, length and width in mm, warranties in years. */
export const pvModuleRequest = z.object({
  model: trimmedText(80).min(1),
  manufacturer: trimmedText(80).min(1),
  power: positiveNumber.max(10_000),
  warrantyDefect: years,
  warrantyEfficiency: years,
  weight: z.number().min(0).max(1_000).default(0),
  mLength: millimetres,
  width: millimetres,
  ...common,
});

/**
 * Schema of the request that saves an inverter in the catalogue: power in W, voltage in V with digits only,
 * warranty in years. A power below 100 is read as kW (catalogue-007).
 */
export const inverterRequest = z.object({
  model: trimmedText(80).min(1),
  manufacturer: trimmedText(80).min(1),
  power: positiveNumber.max(10_000_000),
  warranty: years,
  monitoring: z.enum(inverterMonitoringTypes).default('Wi-Fi'),
  voltage: z
    .string()
    .regex(/^\d{0,5}$/)
    .default(''),
  type: z.enum(catalogueInverterTypes.map(({ value }) => value)).default('inverter'),
  ...common,
});

/**
 * Schema of the request that saves complementary equipment in the catalogue, such as structure, cables or
 * protections.
 */
export const catalogueEquipmentRequest = z.object({
  item: trimmedText(120).min(1),
  manufacturer: trimmedText(80).default(''),
  detail: trimmedText(500).default(''),
  ...common,
});

/**
 * Fields that the server adds to every item. `version` grows with every change; an edit names the version it is based
 * on.
 */
const storedFields = {
  _id: id,
  version: z.number().int(),
  lastUpdate: z.object({ timestamp, userName: z.string() }),
};

export const pvModule = pvModuleRequest.extend(storedFields);
export const inverter = inverterRequest.extend(storedFields);
export const catalogueEquipment = catalogueEquipmentRequest.extend(storedFields);

export type PvModuleRequest = z.output<typeof pvModuleRequest>;
export type InverterRequest = z.output<typeof inverterRequest>;
export type CatalogueEquipmentRequest = z.output<typeof catalogueEquipmentRequest>;
export type CatalogueRequest = PvModuleRequest | InverterRequest | CatalogueEquipmentRequest;
export type PvModule = z.output<typeof pvModule>;
export type Inverter = z.output<typeof inverter>;
export type CatalogueEquipment = z.output<typeof catalogueEquipment>;
export type CatalogueItem = PvModule | Inverter | CatalogueEquipment;

export const catalogueKind = z.enum(catalogueKinds);

/** Ids of the items selected in a list, 1 to 200. */
const selectedIds = z.array(id).min(1).max(200);
/** Items per page; ten where it is left out. */
const pageSize = z.number().int().min(2).max(50).default(10);
const search = trimmedText(120).default('');

/** The version that an edit started from. */
const started = { version: z.number().int().optional() };

/**
 * Builds the calls of one catalogue, identical for all three catalogues (catalogue-002). `what` is the English name of
 * one item.
 */
function buildCatalogueCalls<Item extends z.ZodObject, Request extends z.ZodObject, Edit extends z.ZodObject>(
  what: string,
  { item, request, edit }: { item: Item; request: Request; edit: Edit },
) {
  const access = 'active' as const;
  const params = z.object({ id });
  /** `total` counts the items on all pages, where it was asked for. */
  const page = z.object({
    items: z.array(item),
    hasMoreItems: z.boolean(),
    total: z.number().int().optional(),
  });
  return {
    read: { access, summary: `One ${what}`, params, answer: z.object({ item }) },
    page: {
      access,
      summary: `A page of the ${what} list, by name`,
      params: z.object({ multiplier: pageNumber }),
      answer: page,
    },
    search: {
      access,
      summary: `A page of the ${what} list that fits a text`,
      params: z.object({ multiplier: pageNumber }),
      body: z.object({
        fetchId: id.optional(),
        searchValue: search,
        pageSize,
        /** Additive: answer also how many there are on all pages. */
        wantsTotal: z.boolean().default(false),
      }),
      answer: page,
    },
    find: {
      access,
      summary: `The first of the ${what} list that fit a text, to choose from`,
      body: z.object({ searchValue: search }),
      answer: z.object({ items: z.array(item) }),
    },
    add: { access, summary: `Register one ${what}`, body: request, answer: z.object({ item }) },
    edit: {
      access,
      summary: `Edit one ${what}; with a version that is not the current one nothing is changed (409)`,
      params,
      body: edit,
      answer: z.object({ item }),
    },
    copy: {
      access,
      summary: `Duplicate one ${what}`,
      params,
      body: emptyObject.optional(),
      answer: z.object({ itemId: id }),
    },
    remove: { access, summary: `Delete one ${what}; kits keep what they hold`, params, answer: emptyObject },
    removeSelected: {
      access,
      summary: `Delete several of the ${what} list`,
      body: z.object({ itemsIds: selectedIds }),
      answer: z.object({ deleted: z.number().int() }),
    },
  };
}

const modules = buildCatalogueCalls('module', {
  item: pvModule,
  request: pvModuleRequest,
  edit: pvModuleRequest.extend(started),
});
const inverters = buildCatalogueCalls('inverter', {
  item: inverter,
  request: inverterRequest,
  edit: inverterRequest.extend(started),
});
const equipaments = buildCatalogueCalls('equipment', {
  item: catalogueEquipment,
  request: catalogueEquipmentRequest,
  edit: catalogueEquipmentRequest.extend(started),
});

export const catalogueContract = {
  'GET /modules/single/:id': modules.read,
  'GET /modules/paginated/:multiplier': modules.page,
  'POST /modules/filtered/:multiplier': modules.search,
  'POST /modules/filtered': modules.find,
  'POST /modules/single': modules.add,
  'PUT /modules/single/:id': modules.edit,
  'POST /modules/single/:id': modules.copy,
  'DELETE /modules/single/:id': modules.remove,
  'POST /modules/selected': modules.removeSelected,
  'GET /inverters/single/:id': inverters.read,
  'GET /inverters/paginated/:multiplier': inverters.page,
  'POST /inverters/filtered/:multiplier': inverters.search,
  'POST /inverters/filtered': inverters.find,
  'POST /inverters/single': inverters.add,
  'PUT /inverters/single/:id': inverters.edit,
  'POST /inverters/single/:id': inverters.copy,
  'DELETE /inverters/single/:id': inverters.remove,
  'POST /inverters/selected': inverters.removeSelected,
  'GET /equipaments/single/:id': equipaments.read,
  'GET /equipaments/paginated/:multiplier': equipaments.page,
  'POST /equipaments/filtered/:multiplier': equipaments.search,
  'POST /equipaments/filtered': equipaments.find,
  'POST /equipaments/single': equipaments.add,
  'PUT /equipaments/single/:id': equipaments.edit,
  'POST /equipaments/single/:id': equipaments.copy,
  'DELETE /equipaments/single/:id': equipaments.remove,
  'POST /equipaments/selected': equipaments.removeSelected,
} as const satisfies ContractRoutes;
