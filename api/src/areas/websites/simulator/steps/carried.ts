import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { states, ucTypes } from '@girassol/shared-domain';
import { classifications, tariffGroups } from '@girassol/shared-domain/solar';
import { siteSources } from '@girassol/shared-domain/website';
import { z } from 'zod';
import type { Tx } from '../../../../platform/database';
import { serverSecret } from '../../../../platform/secrets/server-secret';

/** How long the address of an estimate opens. */
const HOURS = 6;

const carried = z.object({
  answers: z.object({
    bill: z.number().nullable(),
    consumption: z.number().nullable(),
    uf: z.enum(states.map(({ uf }) => uf)),
    city: z.string(),
    ucType: z.enum(ucTypes),
    modality: z.enum(tariffGroups),
    classification: z.enum(classifications).optional(),
    distributor: z.string().nullable(),
  }),
  source: z.enum(siteSources),
  /** Tells one form from another. */
  formToken: z.string(),
  /** When it was sealed, epoch milliseconds. */
  at: z.number(),
});

/** What a visitor carries from page to page, in the address: nothing is kept before somebody asks to be called. */
export type CarriedSimulation = z.output<typeof carried>;

const secretOf = serverSecret('simulations');

async function signatureOf(tx: Tx, accountId: string, text: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(tx))
    .update(`${accountId} ${text}`)
    .digest()
    .subarray(0, 18);
}

/** The private part of an address: what was answered, as only this server can have written it for this account. */
export async function sealSimulation(
  tx: Tx,
  accountId: string,
  simulation: Pick<CarriedSimulation, 'answers' | 'source'>,
  now = Date.now(),
): Promise<string> {
  const whole: CarriedSimulation = {
    ...simulation,
    formToken: randomBytes(12).toString('base64url'),
    at: now,
  };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${(await signatureOf(tx, accountId, text)).toString('base64url')}`;
}

/** What was sealed; null where this server did not write it. `isOver`: it was good for some hours. */
export async function openSimulation(
  tx: Tx,
  accountId: string,
  sealed: string,
  now = Date.now(),
): Promise<(CarriedSimulation & { isOver: boolean }) | null> {
  const [text = '', signature = ''] = sealed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = await signatureOf(tx, accountId, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const simulation = carried.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { ...simulation, isOver: now - simulation.at > HOURS * 3_600_000 };
}
