import { z } from 'zod';
import { catalogueInverterTypes, catalogueKinds, monitorings } from '../catalogue/catalogue-kinds';
import type { ContractArea } from './route';
import { empty, id, multiplier, positive, reais, text, timestamp } from './schemas';

const years = z.number().min(0).max(100).default(0);
const millimetres = z.number().min(0).max(100_000).default(0);

/** What every item of a catalogue has. Numbers that are left out are 0 (catalogue-004). */
const common = {
  stock: z.number().int().min(0).max(1_000_000_000).default(0),
  /** R$, of one unit. */
  price: reais.default(0),
};

/** A module: power in Wp, weight in kg, length and width in mm, warranties in years. */
export const moduleRequest = z.object({
  model: text(80).min(1),
  manufacturer: text(80).min(1),
  power: positive.max(10_000),
  warrantyDefect: years,
  warrantyEfficiency: years,
  weight: z.number().min(0).max(1_000).default(0),
  mLength: millimetres,
  width: millimetres,
  ...common,
});

/** An inverter: power in W, under 100 in kW (catalogue-007); voltage in V, digits only; warranty in years. */
export const inverterRequest = z.object({
  model: text(80).min(1),
  manufacturer: text(80).min(1),
  power: positive.max(10_000_000),
  warranty: years,
  monitoring: z.enum(monitorings).default('Wi-Fi'),
  voltage: z
    .string()
    .regex(/^\d{0,5}$/)
    .default(''),
  type: z.enum(catalogueInverterTypes.map(({ value }) => value)).default('inverter'),
  ...common,
});

/** Complementary equipment: structure, cables, protections. */
export const equipmentRequest = z.object({
  item: text(120).min(1),
  manufacturer: text(80).default(''),
  detail: text(500).default(''),
  ...common,
});

/** What is known of every item besides its fields. `version` grows with every change; an edit names the one it started from. */
const kept = {
  _id: id,
  version: z.number().int(),
  lastUpdate: z.object({ timestamp, userName: z.string() }),
};

export const pvModule = moduleRequest.extend(kept);
export const inverter = inverterRequest.extend(kept);
export const equipment = equipmentRequest.extend(kept);

export type ModuleRequest = z.output<typeof moduleRequest>;
export type InverterRequest = z.output<typeof inverterRequest>;
export type SupplyRequest = z.output<typeof equipmentRequest>;
export type CatalogueRequest = ModuleRequest | InverterRequest | SupplyRequest;
export type PvModule = z.output<typeof pvModule>;
export type Inverter = z.output<typeof inverter>;
export type Equipment = z.output<typeof equipment>;
export type CatalogueItem = PvModule | Inverter | Equipment;

export const catalogueKind = z.enum(catalogueKinds);

/** What a selection of a list may hold at once. */
const selected = z.array(id).min(1).max(200);
/** Items per page; ten where it is left out. */
const pageSize = z.number().int().min(2).max(50).default(10);
const search = text(120).default('');

/** The version that an edit started from. */
const started = { version: z.number().int().optional() };

/** The calls of one catalogue: the same for all three (catalogue-002). `what` is one item, in English. */
function callsOf<Item extends z.ZodObject, Request extends z.ZodObject, Edit extends z.ZodObject>(
  what: string,
  { item, request, edit }: { item: Item; request: Request; edit: Edit },
) {
  const access = 'active' as const;
  const params = z.object({ id });
  const page = z.object({ items: z.array(item), hasMoreItems: z.boolean() });
  return {
    read: { access, summary: `One ${what}`, params, answer: z.object({ item }) },
    page: {
      access,
      summary: `A page of the ${what} list, by name`,
      params: z.object({ multiplier }),
      answer: page,
    },
    search: {
      access,
      summary: `A page of the ${what} list that fits a text`,
      params: z.object({ multiplier }),
      body: z.object({ fetchId: id.optional(), searchValue: search, pageSize }),
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
      body: empty.optional(),
      answer: z.object({ itemId: id }),
    },
    remove: { access, summary: `Delete one ${what}; kits keep what they hold`, params, answer: empty },
    removeSelected: {
      access,
      summary: `Delete several of the ${what} list`,
      body: z.object({ itemsIds: selected }),
      answer: z.object({ deleted: z.number().int() }),
    },
  };
}

const modules = callsOf('module', {
  item: pvModule,
  request: moduleRequest,
  edit: moduleRequest.extend(started),
});
const inverters = callsOf('inverter', {
  item: inverter,
  request: inverterRequest,
  edit: inverterRequest.extend(started),
});
const equipaments = callsOf('equipment', {
  item: equipment,
  request: equipmentRequest,
  edit: equipmentRequest.extend(started),
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
} as const satisfies ContractArea;
