import { z } from 'zod';
import { states } from '../documents/states';
import { leadStates, siteSources } from '../website/states';
import type { ContractArea } from './route';
import { boardKind, empty, id, multiplier, text, timestamp, ucType } from './schemas';

/** What a visitor sends of a simulation. Prices and results are never taken from it: the server knows them. */
export const simulationBody = z.object({
  name: text(120).min(2),
  phone: text(30),
  uf: z.enum(states.map(({ uf }) => uf)),
  city: text(120).min(2),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  ucType,
  tariffModality: z.enum(['A', 'B']).default('B'),
  powerDistCompany: text(120).default(''),
  classification: z.enum(['Verde', 'Azul']).optional(),
  kwhPrice: z.number().optional(),
  kwhPricePeak: z.number().optional(),
  /** kWh a month. */
  avgConsumption: z.number().min(1).max(10_000_000),
  avgConsumptionPeak: z.number().min(0).max(10_000_000).optional(),
  demandPrice: z.number().optional(),
  demandPricePeak: z.number().optional(),
  bWireValue: z.number().optional(),
});

/** What somebody who simulated asked, got and agreed to. */
export const siteLead = z.object({
  _id: id,
  state: z.enum(leadStates),
  name: z.string(),
  phone: z.string(),
  uf: z.string(),
  city: z.string(),
  /** kWh a month. */
  consumption: z.number(),
  /** kWp; null: no estimate could be made. */
  power: z.number().nullable(),
  /** R$ in the first year; null: no tariff with its Fio B is known. */
  saving: z.number().nullable(),
  source: z.enum(siteSources),
  seller: z.object({ _id: id, name: z.string() }).nullable(),
  /** Why it waits. */
  doubts: z.array(z.string()),
  /** The deal it became; null: none, or it is gone. */
  item: z.object({ _id: id, name: z.string(), board: boardKind }).nullable(),
  customer: z.object({ _id: id, name: z.string() }).nullable(),
  /** That began with the same numbers, by its name in addresses; null: none did, or it is gone. */
  proposal: z.object({ frontId: z.string() }).nullable(),
  /** When and to what the visitor agreed, in the words that stood there. */
  consent: z.object({ words: z.string(), timestamp, marketing: z.boolean() }),
  timestamp,
});

/** What a distributor asks of a class from a day on, with taxes as bills show it. */
export const electricityTariff = z.object({
  /** Id of a distributor. */
  distributor: z.string(),
  modality: z.enum(['A', 'B']),
  ucType,
  /** R$/kWh with taxes. */
  kwhPrice: z.number(),
  /** Fio B, R$/kWh, as the wizard takes it; null: not known, so that no saving is shown. */
  bWireValue: z.number().nullable(),
  validFrom: z.iso.date(),
  /** As a page cites it. */
  source: z.string(),
});

export type SimulationBody = z.output<typeof simulationBody>;
export type SiteLead = z.output<typeof siteLead>;
export type ElectricityTariff = z.output<typeof electricityTariff>;

export const simulationsContract = {
  'POST /websites/simulation/:userId': {
    access: 'public',
    summary: 'A visitor simulated and wants to be called: becomes a lead in pre-sale of that account',
    params: z.object({ userId: id }),
    body: simulationBody,
    answer: empty,
  },
  'GET /websites/leads/:userId/:multiplier': {
    access: 'active',
    summary: 'Who simulated on the site, the newest first; `SUSPEITO` are those that wait for a look',
    params: z.object({ userId: id, multiplier }),
    query: z.object({ state: z.enum(leadStates).optional() }),
    answer: z.object({
      leads: z.array(siteLead),
      hasMoreItems: z.boolean(),
      total: z.number().int(),
      suspects: z.number().int(),
      /** Whose own address of the simulator can be handed out: everybody who may have leads. */
      sellers: z.array(z.object({ _id: id, name: z.string() })),
    }),
  },
  'POST /websites/leads/:userId/:leadId/accept': {
    access: 'active',
    summary: 'A doubtful lead is a good one: it comes to pre-sale',
    params: z.object({ userId: id, leadId: id }),
    answer: z.object({ lead: siteLead }),
  },
  'POST /websites/leads/:userId/:leadId/discard': {
    access: 'active',
    summary: 'A doubtful lead is none',
    params: z.object({ userId: id, leadId: id }),
    answer: z.object({ lead: siteLead }),
  },
  'POST /websites/leads/:userId/:leadId/restore': {
    access: 'active',
    summary: 'A lead that was discarded waits for a look again',
    params: z.object({ userId: id, leadId: id }),
    answer: z.object({ lead: siteLead }),
  },
  'GET /tariffs/:distributor': {
    access: 'calculator',
    summary: 'What a distributor asks of each class today',
    params: z.object({ distributor: z.string().regex(/^[\p{Lu}\d][\p{Lu}\d .&-]{1,59}$/u) }),
    answer: z.object({ tariffs: z.array(electricityTariff) }),
  },
} as const satisfies ContractArea;
