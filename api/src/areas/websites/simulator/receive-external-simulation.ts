import { randomUUID } from 'node:crypto';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import { toPhoneDigits } from '@girassol/shared-domain';
import type { SiteSimulationBody } from '@girassol/shared-domain/contract';
import { electricityDistributors } from '@girassol/shared-domain/solar';
import type { FastifyRequest } from 'fastify';
import { findMunicipality } from '../../places/municipalities';
import { normalizeText } from '../../places/normalize-text';
import { loadPublicSite } from '../page/load-public-site';
import type { NewLead } from './leads/new-lead';
import { processLead } from './leads/process-lead';
import { getContactConsentText } from './steps/consent';
import { findSimulatorSeller } from './steps/find-simulator-seller';
import { getSimulatorClosedReason } from './steps/load-simulator';

/**
 * Receives a simulation that another website sends to an account as a lead (simulator-002). Ignores prices in
 * the request, because the server computes its own.
 */
export async function receiveExternalSimulation(
  request: FastifyRequest,
  userId: string,
  body: SiteSimulationBody,
): Promise<Record<string, never>> {
  const { accountId, facts } = await loadPublicSite(request, userId, { fontUrl: null });
  if (getSimulatorClosedReason(facts)) throw notFound('Não há simulador neste endereço.');
  const seller = await request.server.database.asAccount({ accountId }, (tx) =>
    findSimulatorSeller(tx, accountId, userId),
  );
  const lead: NewLead = {
    ...toLead(body),
    consentWords: getContactConsentText(facts.content.business.name),
    source: seller ? 'VENDEDOR' : 'DIRETO',
    sellerId: seller?.id ?? null,
    formToken: getFormToken(request),
  };
  await processLead(request, accountId, lead, ['SIMULATION', 'LEAD']);
  return {};
}

/** Converts a call to the data of a lead. Throws 400 for an unknown city. */
function toLead(body: SiteSimulationBody) {
  const city = findMunicipality(body.uf, body.city);
  if (!city) throw invalidField('city', 'Não há cidade com este nome no estado.');
  const phone = toPhoneDigits(body.phone);
  if (!/^\d{10,11}$/.test(phone)) throw invalidField('phone', 'Escreva o telefone com DDD.');
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
      distributor: findDistributorId(body.powerDistCompany),
    },
    marketing: false,
    filledHidden: false,
    seconds: null,
  };
}

function findDistributorId(name: string): string | null {
  const wanted = normalizeText(name);
  const found = electricityDistributors.find((one) =>
    [one.id, one.name, ...one.former].some((known) => normalizeText(known) === wanted),
  );
  return found?.id ?? null;
}

/** Returns the form token of a call from its idempotency key, so that a repeated call is the same lead. */
function getFormToken({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? `call ${key}` : randomUUID();
}
