import type { ProposalData } from '../../contract/proposal-data';
import { isEmail } from '../../documents/fields';
import { computeModuleTotals, sumInverterWatts } from '../../proposals/equipment-figures';
import { findProposalFinishObstacles, type ProposalFinishContext } from '../../proposals/missing-parts';
import { findGeneratingUnitIndex } from '../unit-terms';
import { checkProposal } from '../validation/check-proposal';
import { buildProposalInput, calculateStoredProposal, getStudyStartYear } from './stored-study';
import type { SolarWarning } from './warnings';

/**
 * Location where the user can correct a finding about a proposal: number of the form's step, from 1, or the
 * customer's record.
 */
export type ProposalFindingLocation = number | 'CUSTOMER';

/** Missing or doubtful part of a proposal that the user should check before finishing the proposal. */
export interface ProposalFinding {
  location: ProposalFindingLocation;
  /** MISSING: it cannot be finished so. DOUBT: it can, but somebody should look. */
  kind: 'MISSING' | 'DOUBT';
  message: string;
  /** The field of that step, dotted; null where it is the step as a whole. */
  field: string | null;
}

/**
 * Data for the review of a proposal besides its content: last step done, dates, and the customer's contact
 * data.
 */
export interface ProposalReviewContext extends ProposalFinishContext {
  customer: { phone: string; email: string; isCompany?: boolean | undefined };
}

/** Modules per inverter power that manufacturers commonly allow. */
const LOADING = { least: 0.75, most: 1.5 };
/** Under this share of the consumption a customer still pays most of the bill. */
const SMALL_OFFSET = 0.5;

/** Returns everything that is missing or doubtful in a proposal, in the order of the steps, without duplicates. */
export function reviewProposal(data: ProposalData, facts: ProposalReviewContext): ProposalFinding[] {
  const missing = findProposalFinishObstacles(data, facts).map(
    ({ step, message, field = null }): ProposalFinding => ({
      location: step,
      kind: 'MISSING',
      message,
      field,
    }),
  );
  const findings = [...missing, ...findCalculationProblems(data, facts), ...findDoubts(data, facts)];
  return findings.toSorted((one, other) => getSortKey(one) - getSortKey(other));
}

/** Returns the sort key of a finding: the customer's record first; within a step missing parts before doubts. */
const getSortKey = ({ location, kind }: ProposalFinding) =>
  (location === 'CUSTOMER' ? 0 : location) + (kind === 'MISSING' ? 0 : 0.5);

/** Returns the problems that prevent a calculation, of steps that were done. */
function findCalculationProblems(
  data: ProposalData,
  { registryDate }: ProposalReviewContext,
): ProposalFinding[] {
  if (!data.energyBillData?.length) return [];
  return checkProposal(buildProposalInput(data, getStudyStartYear(data, registryDate))).map(
    ({ path, message }) => ({
      location: getStepOfField(path),
      kind: 'MISSING',
      message,
      field: path.replace('irradiation.entered', 'irradiation').replace('irradiation.tilt', 'tilt'),
    }),
  );
}

/** Returns the step in which a field of the engine is filled in. */
function getStepOfField(path: string): number {
  if (path.startsWith('irradiation') || path === 'losses') return 3;
  if (path === 'power' || path === 'inverterPower') return 2;
  if (path === 'finalPrice' || path === 'inflation' || path.startsWith('settings')) return 4;
  return 1;
}

function findDoubts(data: ProposalData, facts: ProposalReviewContext): ProposalFinding[] {
  const doubts: ProposalFinding[] = [];
  const doubt = (location: ProposalFindingLocation, message: string, field: string | null = null) =>
    doubts.push({ location, kind: 'DOUBT', message, field });

  const { phone, email } = facts.customer;
  if (phone === '' && !isEmail(email))
    doubt('CUSTOMER', 'O cliente não tem telefone nem e-mail: a proposta só pode ser entregue pelo link.');

  findConsumptionDoubts(data, facts, doubt);
  const result = data.energyBillData?.length
    ? calculateStoredProposal(data, getStudyStartYear(data, facts.registryDate))
    : null;
  if (result?.ok) {
    for (const warning of result.study.warnings) doubts.push(toFinding(warning, data));
    const { generation, viability } = result.study;
    if (generation && generation.offset < SMALL_OFFSET)
      doubt(2, 'O sistema gera menos da metade do consumo.', 'pvModuleData.0.quantity');
    if (viability && viability.indicators.payback === null)
      doubt(4, 'Com este preço o sistema não se paga em 25 anos.');
  }
  const loading = computeInverterLoading(data);
  if (loading !== null && (loading < LOADING.least || loading > LOADING.most))
    doubt(
      2,
      `Os módulos somam ${Math.round(loading * 100)}% da potência dos inversores: confira as quantidades.`,
      'inverterData.0.iQuantity',
    );

  const { revenueData, kitData, proposalCustomizationData: look } = data;
  const thisYear = facts.today.slice(0, 4);
  if (data.firstYear !== undefined && data.firstYear < Number(thisYear))
    doubt(
      4,
      `O estudo começa em ${data.firstYear}, quando o preço foi feito: salve o preço de novo para começar em ${thisYear}.`,
    );
  if (revenueData && kitData && kitData.kitPrice > 0 && revenueData.finalPrice < kitData.kitPrice)
    doubt(4, 'O preço final é menor que o custo do kit.');
  else if (revenueData?.totalSvc !== undefined && revenueData.totalSvc <= 0)
    doubt(4, 'O serviço está com preço zero: confira se a instalação entrou no preço.');
  if (kitData && kitData.kitPrice === 0) doubt(2, 'O kit está sem preço.', 'kitData.kitPrice');
  if (facts.validityDate === null) doubt(5, 'A proposta não tem data de validade.', 'validityDate');
  if (look && look.theme.logoUrl === '') doubt(5, 'A proposta vai sem o logotipo da empresa.');
  return doubts;
}

/** Looks at who charges the energy, and at units that do not fit a company. */
function findConsumptionDoubts(
  { energyBillData = [] }: ProposalData,
  { customer }: ProposalReviewContext,
  doubt: (location: number, message: string, field: string) => void,
): void {
  if (energyBillData.length === 0) return;
  if (!energyBillData.some(({ finViabilityData }) => finViabilityData?.powerDistCompany))
    doubt(1, 'A distribuidora não foi escolhida: é dela que vêm a tarifa e o Fio B.', 'distributor');
  const home = energyBillData.findIndex(({ ucType }) => ucType === 'Residencial');
  if (customer.isCompany && home >= 0)
    doubt(
      1,
      'O cliente é uma empresa (CNPJ) e a unidade está como Residencial: confira a classe na conta de luz.',
      `energyBillData.${home}.ucType`,
    );
}

function toFinding({ code, message }: SolarWarning, data: ProposalData): ProposalFinding {
  if (code !== 'ABOVE_DEMAND') return { location: 2, kind: 'DOUBT', message, field: null };
  const unit = findGeneratingUnitIndex(buildProposalInput(data, 0).energyBillData);
  return { location: 1, kind: 'DOUBT', message, field: `energyBillData.${unit}.demandGen` };
}

/** Returns the power of the modules divided by that of the inverters; null if either is missing. */
function computeInverterLoading({ pvModuleData = [], inverterData = [] }: ProposalData): number | null {
  const kw = sumInverterWatts(inverterData) / 1_000;
  const { power } = computeModuleTotals(pvModuleData);
  return kw > 0 && power > 0 ? power / kw : null;
}
