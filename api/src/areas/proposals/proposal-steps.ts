import { isDeepStrictEqual } from 'node:util';
import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  canAccountOfferFinancing,
  FINANCING_UNAVAILABLE_MESSAGE,
  normalizeFinancingOffers,
  toCents,
  toIsoDate,
} from '@girassol/shared-domain';
import type { ParsedRequestBody, Proposal, ProposalData } from '@girassol/shared-domain/contract';
import { findMunicipalIrradiation } from '../irradiation/municipal-irradiation';
import { buildConsumptionSections } from './build-consumption-sections';
import { buildEquipmentSections } from './build-equipment-sections';
import { computeGenerationSections, toGenerationSections } from './compute-generation-sections';
import { buildCustomizationSections } from './customization-sections';
import { saveLastDistributorCharges } from './distributor-charges';
import { getAllowedPricingTerms } from './get-allowed-pricing-terms';
import { loadPricingContext } from './load-pricing-context';
import { computeProposalPrice } from './price-sections';
import { saveEquipmentAsKit } from './save-equipment-as-kit';
import { saveStep } from './save-step';
import { requireOwnRoofPicture, requireOwnThemePictures } from './theme/require-own-theme-pictures';

/** Saves step 1 of an existing proposal: its consumption data. */
export function saveConsumptionStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...consumption }: ParsedRequestBody<'PUT /proposals/step-1/:pid'>,
): Promise<Proposal> {
  return saveStep(tx, caller, { pid, version }, async ({ data }) => {
    const sections = buildConsumptionSections(consumption, {
      calculationSettings: await getCalculationSettings(tx, caller, data),
      municipalIrradiation: await findMunicipalIrradiation(tx, consumption.location),
      year: thisYear(),
    });
    await saveLastDistributorCharges(tx, caller, consumption);
    return { step: 1, sections };
  });
}

/**
 * Returns the calculation settings that a proposal was created with, or the present ones for older proposals that did
 * not store them.
 */
const getCalculationSettings = async (tx: Tx, { accountId }: Caller, { calculationSettings }: ProposalData) =>
  calculationSettings ?? (await loadSettingsDocument(tx, accountId)).calculation;

/** Saves step 2 of a proposal: the equipment and the system that it makes. */
export function saveEquipmentStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...form }: ParsedRequestBody<'POST /proposals/step-2/:pid'>,
): Promise<Proposal> {
  return saveStep(tx, caller, { pid, version }, async ({ data }) => {
    if (form.kitData.saveKit) await saveEquipmentAsKit(tx, caller, form);
    // It was kept now: saving the step again keeps no second one.
    const sections = buildEquipmentSections({ ...form, kitData: { ...form.kitData, saveKit: false } }, data);
    return { step: 2, sections, columns: { power: sections.realSystemData.power } };
  });
}

/**
 * Computes and saves step 3 of a proposal: the generation of the system. Later steps stay done if the generation is the one
 * that the proposal already has.
 */
export function saveGenerationStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...terms }: ParsedRequestBody<'POST /proposals/step-3/:pid'>,
): Promise<Proposal> {
  return saveStep(tx, caller, { pid, version }, ({ step, data }) => {
    const sections = computeGenerationSections(data, terms, thisYear());
    const isSame = isDeepStrictEqual(sections.generation, data.generation);
    return { step: isSame ? Math.max(step, 3) : 3, sections };
  });
}

/**
 * Computes and saves step 4: the price, by terms that {@link getAllowedPricingTerms} allows. Also computes the generation
 * if step 3 was skipped with a registered kit (proposals-006).
 */
export async function savePriceStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...request }: ParsedRequestBody<'POST /proposals/step-4/:pid'>,
): Promise<Proposal> {
  return saveStep(tx, caller, { pid, version }, async (proposal) => {
    const { data, step } = proposal;
    const terms = getAllowedPricingTerms(caller, request, data);
    const { sections, study } = computeProposalPrice(data, terms, await loadPricingContext(tx, proposal));
    const generated = step < 3 ? toGenerationSections(data, data.generationTerms, study) : {};
    return {
      step: 4,
      sections: { ...generated, ...sections },
      columns: { final_price_cents: toCents(sections.revenueData.finalPrice) },
    };
  });
}

const thisYear = () => Number(toIsoDate(Date.now()).slice(0, 4));

/** Saves step 5 of a proposal: design and texts of its page, and its validity. */
export async function saveCustomizationStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...look }: ParsedRequestBody<'POST /proposals/step-5/:pid'>,
): Promise<Proposal> {
  await requireOwnThemePictures(tx, caller.accountId, look.theme);
  await requireOwnRoofPicture(tx, caller.accountId, look.roofPicture);
  const today = await loadAccountToday(tx, caller.accountId);
  return saveStep(tx, caller, { pid, version }, ({ step, validity_date, data }) => {
    const { validityDate } = look;
    if (validityDate !== validity_date && validityDate !== null && validityDate < today)
      throw invalidField('validityDate', 'A validade não pode estar no passado.');
    return {
      step: step >= 4 ? Math.max(step, 5) : step,
      sections: buildCustomizationSections(data, look),
      columns: { validity_date: validityDate },
    };
  });
}

/** Saves step 7 of a proposal: the financing offers (proposals-028). */
export function saveFinancingOffersStep(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, financing }: ParsedRequestBody<'POST /proposals/step-7/:pid'>,
): Promise<Proposal> {
  if (!canAccountOfferFinancing(caller.session)) throw notAllowed(FINANCING_UNAVAILABLE_MESSAGE);
  return saveStep(tx, caller, { pid, version }, ({ step, data }) => {
    if (!data.revenueData)
      throw new Refusal(409, 'Defina o preço da proposta antes de oferecer financiamento.');
    return {
      step: step >= 6 ? 7 : step,
      sections: { revenueData: { ...data.revenueData, financing: normalizeFinancingOffers(financing) } },
    };
  });
}
