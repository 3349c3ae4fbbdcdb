import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { brazilianStates, consumerUnitTypes } from '@girassol/shared-domain';
import { tariffClassifications, tariffGroups } from '@girassol/shared-domain/solar';
import { siteTrafficSources } from '@girassol/shared-domain/website';
import { z } from 'zod';

/** Number of hours for which the address of an estimate is valid. */
const LIFETIME_HOURS = 6;

const carried = z.object({
  answers: z.object({
    bill: z.number().nullable(),
    consumption: z.number().nullable(),
    uf: z.enum(brazilianStates.map(({ uf }) => uf)),
    city: z.string(),
    ucType: z.enum(consumerUnitTypes),
    modality: z.enum(tariffGroups),
    classification: z.enum(tariffClassifications).optional(),
    distributor: z.string().nullable(),
    isDistributorAssumed: z.boolean().optional(),
    consumptionPeak: z.number().optional(),
    kwhPrice: z.number().optional(),
    kwhPricePeak: z.number().optional(),
    demandPrice: z.number().optional(),
    demandPricePeak: z.number().optional(),
  }),
  source: z.enum(siteTrafficSources),
  /** Tells one form from another. */
  formToken: z.string(),
  /** When it was sealed, epoch milliseconds. */
  at: z.number(),
});

/**
 * Simulation of a visitor as it is carried, signed, in the URL from page to page of the simulator. The server
 * stores nothing before the visitor asks to be called.
 */
export type SealedSimulation = z.output<typeof carried>;

const loadSimulationSecret = createSecretLoader('simulations');

async function computeSignature(tx: Tx, accountId: string, text: string): Promise<Buffer> {
  return createHmac('sha256', await loadSimulationSecret(tx))
    .update(`${accountId} ${text}`)
    .digest()
    .subarray(0, 18);
}

/**
 * Serializes and signs a visitor's simulation for the URLs of the simulator. The signature is valid for the
 * account only.
 */
export async function sealSimulation(
  tx: Tx,
  accountId: string,
  simulation: Pick<SealedSimulation, 'answers' | 'source'>,
  now = Date.now(),
): Promise<string> {
  const whole: SealedSimulation = {
    ...simulation,
    formToken: randomBytes(12).toString('base64url'),
    at: now,
  };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${(await computeSignature(tx, accountId, text)).toString('base64url')}`;
}

/**
 * Parses a signed simulation from a URL of the simulator. Returns null if this server did not sign it for the
 * account. `isOver` tells whether it has expired.
 */
export async function unsealSimulation(
  tx: Tx,
  accountId: string,
  sealed: string,
  now = Date.now(),
): Promise<(SealedSimulation & { isOver: boolean }) | null> {
  const [text = '', signature = ''] = sealed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = await computeSignature(tx, accountId, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const simulation = carried.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { ...simulation, isOver: now - simulation.at > LIFETIME_HOURS * 3_600_000 };
}
