import { randomUUID } from 'node:crypto';
import { onlyDigits } from '@girassol/shared-domain';
import type { SimulationBody } from '@girassol/shared-domain/contract';
import { distributors } from '@girassol/shared-domain/solar';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/database';
import { notFound, wrongField } from '../../../platform/refusals/refusal';
import { municipalityNamed } from '../../places/municipalities';
import { plainText } from '../../places/plain-text';
import { countSite } from '../count-site';
import { findSite } from '../find-site';
import { accountVoice } from './leads/account-voice';
import { addressDoubt } from './leads/address-doubt';
import { receiveLead } from './leads/receive-lead';
import { contactWords } from './steps/consent';
import { sellerOf } from './steps/seller-of';

/**
 * A simulation that another page sends (simulator-002). Prices are the server's own: what is sent of
 * them is not looked at.
 */
export async function simulateByCall(
  request: FastifyRequest,
  userId: string,
  body: SimulationBody,
): Promise<Record<string, never>> {
  const { database } = request.server;
  const accountId = await findSite(database, userId);
  if (!accountId) throw notFound('Não há simulador neste endereço.');
  const doubt = await addressDoubt(database, accountId, request.ip);
  const voice = await accountVoice(database, accountId);
  await database.asAccount(voice, async (tx) => {
    const company = await requireOpen(tx, accountId);
    const seller = await sellerOf(tx, accountId, userId);
    const source = seller ? 'VENDEDOR' : 'DIRETO';
    const lead = {
      ...leadOf(body),
      consentWords: contactWords(company),
      source,
      sellerId: seller?.id ?? null,
      formToken: keyOf(request),
    } as const;
    if (!(await receiveLead(tx, voice, lead, doubt))) return;
    for (const what of ['SIMULATION', 'LEAD'] as const)
      await countSite(tx, accountId, { page: 'simulador', source, what });
  });
  return {};
}

/** Name of the company whose simulator is open: published, not taken away, of an account in good standing. */
async function requireOpen(tx: Tx, accountId: string): Promise<string> {
  const site = await tx
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .select('a.name')
    .where('w.account_id', '=', accountId)
    .where('w.published_version', 'is not', null)
    .where('w.suspended_at', 'is', null)
    .where('a.status_ok', '=', true)
    .executeTakeFirst();
  if (!site) throw notFound('Não há simulador neste endereço.');
  return site.name;
}

/** What was sent, as a form brings it. A city that nobody has is refused in words. */
function leadOf(body: SimulationBody) {
  const city = municipalityNamed(body.uf, body.city);
  if (!city) throw wrongField('city', 'Não há cidade com este nome no estado.');
  const phone = onlyDigits(body.phone).replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(phone)) throw wrongField('phone', 'Escreva o telefone com DDD.');
  return {
    name: body.name,
    phone,
    answers: {
      bill: null,
      consumption: body.avgConsumption,
      consumptionPeak: body.avgConsumptionPeak,
      uf: body.uf,
      city: city.name,
      ucType: body.ucType,
      modality: body.tariffModality,
      classification: body.classification,
      distributor: distributorOf(body.powerDistCompany),
    },
    marketing: false,
    filledHidden: false,
    seconds: null,
  };
}

function distributorOf(name: string): string | null {
  const wanted = plainText(name);
  const found = distributors.find((one) =>
    [one.id, one.name, ...one.former].some((known) => plainText(known) === wanted),
  );
  return found?.id ?? null;
}

/** A repetition of the same call is the same lead. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? `call ${key}` : randomUUID();
}
