import { hasFinancing, NO_FINANCING, soundOffers, toCents, toIsoDate } from '@girassol/shared-domain';
import type { GenerationTerms, ParsedBody, Proposal, ProposalData } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { accountToday } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { notAllowed, Refusal, wrongField } from '../../platform/refusals/refusal';
import { municipalIrradiationOf } from '../irradiation/municipal-irradiation';
import { readSettingsDocument } from '../settings/read-settings';
import { consumptionSections } from './consumption-sections';
import { keepDistributorCharges } from './distributor-charges';
import { equipmentSections } from './equipment-sections';
import { generationOfStudy, generationSections } from './generation-sections';
import { keepKit } from './keep-kit';
import { lookSections } from './look-sections';
import { pricedStudy } from './price-sections';
import { pricingFacts } from './pricing-facts';
import { termsAsked } from './terms-asked';
import { checkRoofPicture, checkTheme } from './theme/check-theme';
import { writeStep } from './write-step';

/** Step 1 of a proposal that was begun: its consumption data. */
export function saveConsumption(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...consumption }: ParsedBody<'PUT /proposals/step-1/:pid'>,
): Promise<Proposal> {
  return writeStep(tx, caller, { pid, version }, async ({ data }) => {
    const sections = consumptionSections(consumption, {
      calculationSettings: await calculationOf(tx, caller, data),
      municipalIrradiation: await municipalIrradiationOf(tx, consumption.location),
      year: thisYear(),
    });
    await keepDistributorCharges(tx, caller, consumption);
    return { step: 1, sections };
  });
}

/** What a proposal was begun with; one begun before that was kept takes what the account has now. */
const calculationOf = async (tx: Tx, { accountId }: Caller, { calculationSettings }: ProposalData) =>
  calculationSettings ?? (await readSettingsDocument(tx, accountId)).calculation;

/** Step 2: the equipment, and the system it makes. */
export function chooseEquipment(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...form }: ParsedBody<'POST /proposals/step-2/:pid'>,
): Promise<Proposal> {
  return writeStep(tx, caller, { pid, version }, async ({ data }) => {
    if (form.kitData.saveKit) await keepKit(tx, caller, form);
    // It was kept now: saving the step again keeps no second one.
    const sections = equipmentSections({ ...form, kitData: { ...form.kitData, saveKit: false } }, data);
    return { step: 2, sections, columns: { power: sections.realSystemData.power } };
  });
}

/** Step 3: what the system generates. */
export function calculateGeneration(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...terms }: ParsedBody<'POST /proposals/step-3/:pid'>,
): Promise<Proposal> {
  return writeStep(tx, caller, { pid, version }, ({ data }) => ({
    step: 3,
    sections: generationSections(data, terms, thisYear()),
  }));
}

/**
 * Step 4: the price. Whose terms count is told by {@link termsAsked}. A registered kit leads here at once (proposals-006):
 * what it generates is calculated on the way.
 */
export async function calculatePrice(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...request }: ParsedBody<'POST /proposals/step-4/:pid'>,
): Promise<Proposal> {
  return writeStep(tx, caller, { pid, version }, async (proposal) => {
    const { data, step } = proposal;
    const terms = termsAsked(caller, request, data);
    const { sections, study } = pricedStudy(data, terms, await pricingFacts(tx, proposal));
    const generated = step < 3 ? generationOfStudy(data, data.generationTerms ?? fromTables, study) : {};
    return {
      step: 4,
      sections: { ...generated, ...sections },
      columns: { final_price_cents: toCents(sections.revenueData.finalPrice) },
    };
  });
}

/** The irradiation of the place, at the angle of its latitude. */
const fromTables: GenerationTerms = { irradiation: null, tilt: null };

const thisYear = () => Number(toIsoDate(Date.now()).slice(0, 4));

/** Step 5: how the document looks and what it says, and until when it is valid. */
export async function customiseProposal(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, ...look }: ParsedBody<'POST /proposals/step-5/:pid'>,
): Promise<Proposal> {
  await checkTheme(tx, caller.accountId, look.theme);
  await checkRoofPicture(tx, caller.accountId, look.roofPicture);
  const today = await accountToday(tx, caller.accountId);
  return writeStep(tx, caller, { pid, version }, ({ step, validity_date, data }) => {
    const { validityDate } = look;
    if (validityDate !== validity_date && validityDate !== null && validityDate < today)
      throw wrongField('validityDate', 'A validade não pode estar no passado.');
    return {
      step: step >= 4 ? Math.max(step, 5) : step,
      sections: lookSections(data, look),
      columns: { validity_date: validityDate },
    };
  });
}

/** Step 7: the financing that is offered, as far as it says anything (proposals-028). */
export function offerFinancing(
  tx: Tx,
  caller: Caller,
  pid: string,
  { version, financing }: ParsedBody<'POST /proposals/step-7/:pid'>,
): Promise<Proposal> {
  if (!hasFinancing(caller.session)) throw notAllowed(NO_FINANCING);
  return writeStep(tx, caller, { pid, version }, ({ step, data }) => {
    if (!data.revenueData)
      throw new Refusal(409, 'Defina o preço da proposta antes de oferecer financiamento.');
    return {
      step: step >= 6 ? 7 : step,
      sections: { revenueData: { ...data.revenueData, financing: soundOffers(financing) } },
    };
  });
}
