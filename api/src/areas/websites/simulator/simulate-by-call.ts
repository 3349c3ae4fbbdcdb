import { randomUUID } from 'node:crypto';
import { onlyDigits } from '@girassol/shared-domain';
import type { SimulationBody } from '@girassol/shared-domain/contract';
import { distributors } from '@girassol/shared-domain/solar';
import type { FastifyRequest } from 'fastify';
import { notFound, wrongField } from '../../../platform/refusals/refusal';
import { municipalityNamed } from '../../places/municipalities';
import { plainText } from '../../places/plain-text';
import { readSite } from '../page/read-site';
import type { NewLead } from './leads/new-lead';
import { takeLead } from './leads/take-lead';
import { contactWords } from './steps/consent';
import { closedBecause } from './steps/open-simulator';
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
  const { accountId, facts } = await readSite(request, userId, { fontUrl: null });
  if (closedBecause(facts)) throw notFound('Não há simulador neste endereço.');
  const seller = await request.server.database.asAccount({ accountId }, (tx) =>
    sellerOf(tx, accountId, userId),
  );
  const lead: NewLead = {
    ...leadOf(body),
    consentWords: contactWords(facts.content.business.name),
    source: seller ? 'VENDEDOR' : 'DIRETO',
    sellerId: seller?.id ?? null,
    formToken: keyOf(request),
  };
  await takeLead(request, accountId, lead, ['SIMULATION', 'LEAD']);
  return {};
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
