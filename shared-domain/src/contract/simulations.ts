import { z } from 'zod';
import { brazilianStates } from '../documents/states';
import { siteLeadStates, siteTrafficSources } from '../website/states';
import type { ContractRoutes } from './route';
import { boardKind, consumerUnitType, emptyObject, id, pageNumber, timestamp, trimmedText } from './schemas';

/**
 * Schema of the request with which a visitor of an account's website sends a simulation: contact data and
 * inputs. The server computes prices and results and accepts none from the request.
 */
export const siteSimulationBody = z.object({
  name: trimmedText(120).min(2),
  phone: trimmedText(30),
  uf: z.enum(brazilianStates.map(({ uf }) => uf)),
  city: trimmedText(120).min(2),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  ucType: consumerUnitType,
  tariffModality: z.enum(['A', 'B']).default('B'),
  powerDistCompany: trimmedText(120).default(''),
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

/** Schema of a lead from the site's simulator: the visitor's inputs, results and consents. */
export const siteLead = z.object({
  _id: id,
  state: z.enum(siteLeadStates),
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
  source: z.enum(siteTrafficSources),
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

/** Schema of a distributor's tariff for a consumer class from a start date, taxes included as on bills. */
export const electricityTariff = z.object({
  /** Id of a distributor. */
  distributor: z.string(),
  modality: z.enum(['A', 'B']),
  ucType: consumerUnitType,
  /** R$/kWh with taxes. */
  kwhPrice: z.number(),
  /** Fio B, R$/kWh, as the wizard takes it; null: not known, so that no saving is shown. */
  bWireValue: z.number().nullable(),
  validFrom: z.iso.date(),
  /** As a page cites it. */
  source: z.string(),
});

export type SiteSimulationBody = z.output<typeof siteSimulationBody>;
export type SiteLead = z.output<typeof siteLead>;
export type ElectricityTariff = z.output<typeof electricityTariff>;

export const simulationsContract = {
  'POST /websites/simulation/:userId': {
    access: 'public',
    summary: 'A visitor simulated and wants to be called: becomes a lead in pre-sale of that account',
    params: z.object({ userId: id }),
    body: siteSimulationBody,
    answer: emptyObject,
  },
  'GET /websites/leads/:userId/:multiplier': {
    access: 'active',
    summary: 'Who simulated on the site, the newest first; `SUSPEITO` are those that wait for a look',
    params: z.object({ userId: id, multiplier: pageNumber }),
    query: z.object({ state: z.enum(siteLeadStates).optional() }),
    answer: z.object({
      leads: z.array(siteLead),
      hasMoreItems: z.boolean(),
      total: z.number().int(),
      suspects: z.number().int(),
      /** Sellers with a simulator address of their own: everybody who may receive leads. */
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
} as const satisfies ContractRoutes;
