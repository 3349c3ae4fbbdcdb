import { z } from 'zod';
import { MAX_FINANCING_OFFERS } from '../proposals/financing-offers';
import { generationInputs, proposalCustomizationRequest } from './proposal-data';
import { equipmentForm } from './proposal-equipment';
import { pricingStepRequest } from './proposal-pricing';
import { financingOffer } from './proposal-revenue';
import { consumptionData } from './proposal-units';
import { proposal, proposalIdOrFrontId } from './proposals';
import type { ContractRoutes } from './route';
import { id } from './schemas';

/** Every write names the version it started from: with another one nothing is changed (409). */
const version = z.object({ version: z.number().int() });

const params = z.object({ pid: proposalIdOrFrontId });
const answer = z.object({ proposal });

export const proposalStepsContract = {
  'POST /proposals/step-1/:cid/:userId': {
    access: 'active',
    summary: 'Begin a proposal of a customer with its consumption data',
    params: z.object({ cid: id, userId: id }),
    /** `saleId`: the item it is made for. */
    body: consumptionData.extend({ saleId: id.nullable().default(null) }),
    answer,
  },
  'PUT /proposals/step-1/:pid': {
    access: 'active',
    summary: 'Change the consumption data',
    params,
    body: consumptionData.extend(version.shape),
    answer,
  },
  'POST /proposals/step-2/:pid': {
    access: 'active',
    summary: 'Say which equipment, by hand',
    params,
    body: equipmentForm.extend(version.shape),
    answer,
  },
  'POST /proposals/step-3/:pid': {
    access: 'active',
    summary: 'Calculate what the system generates',
    params,
    body: generationInputs.extend(version.shape),
    answer,
  },
  'POST /proposals/step-4/:pid': {
    access: 'active',
    summary: 'Calculate the price, and what the system is worth at it',
    params,
    body: z.intersection(pricingStepRequest, version),
    answer,
  },
  'POST /proposals/step-5/:pid': {
    access: 'active',
    summary: 'Say how the document looks and until when it is valid',
    params,
    body: proposalCustomizationRequest.extend(version.shape),
    answer,
  },
  'POST /proposals/step-6/:pid': {
    access: 'active',
    summary: 'Finish: checks that nothing is missing and gives the number',
    params,
    body: version,
    answer,
  },
  'POST /proposals/step-7/:pid': {
    access: 'active',
    summary: 'Say which financing is offered',
    params,
    body: z.object({ financing: z.array(financingOffer).max(MAX_FINANCING_OFFERS) }).extend(version.shape),
    answer,
  },
} as const satisfies ContractRoutes;
