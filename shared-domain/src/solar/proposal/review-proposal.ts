import type { ProposalData } from '../../contract/proposal-data';
import { isEmail } from '../../documents/fields';
import { invertersPower, moduleFigures } from '../../proposals/equipment-figures';
import { missingToFinish } from '../../proposals/missing-parts';
import { generatorIndex } from '../unit-terms';
import { checkProposal } from '../validation/check-proposal';
import { storedInput, studyOf } from './stored-study';
import type { SolarWarning } from './warnings';

/** Where a finding is mended: a step of the wizard, from 1, or the record of the customer. */
export type FindingPlace = number | 'CUSTOMER';

/** Something to look at before a proposal is finished. */
export interface Finding {
  place: FindingPlace;
  /** MISSING: it cannot be finished so. DOUBT: it can, but somebody should look. */
  kind: 'MISSING' | 'DOUBT';
  message: string;
  /** The field of that step, dotted; null where it is the step as a whole. */
  field: string | null;
}

/** What a review looks at besides the data. */
export interface ReviewFacts {
  /** The last step that was done. */
  step: number;
  validityDate: string | null;
  customer: { phone: string; email: string };
  /** ISO day. */
  today: string;
}

/** Modules per inverter power that manufacturers commonly allow. */
const LOADING = { least: 0.75, most: 1.5 };
/** Under this share of the consumption a customer still pays most of the bill. */
const SMALL_OFFSET = 0.5;

/** Everything that is missing or doubtful in a proposal, in the order of the steps; nothing twice. */
export function reviewProposal(data: ProposalData, facts: ReviewFacts): Finding[] {
  const missing = missingToFinish(data, facts).map(
    ({ step, message, field = null }): Finding => ({ place: step, kind: 'MISSING', message, field }),
  );
  const findings = [...missing, ...problemsOf(data, facts), ...doubtsOf(data, facts)];
  return findings.toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** The customer's record stands first; in a step what is missing does. */
const orderOf = ({ place, kind }: Finding) =>
  (place === 'CUSTOMER' ? 0 : place) + (kind === 'MISSING' ? 0 : 0.5);

/** What the engine cannot calculate with, of steps that were done. */
function problemsOf(data: ProposalData, { today }: ReviewFacts): Finding[] {
  if (!data.energyBillData?.length) return [];
  return checkProposal(storedInput(data, yearOf(today))).map(({ path, message }) => ({
    place: placeOf(path),
    kind: 'MISSING',
    message,
    field: path.replace('irradiation.entered', 'irradiation').replace('irradiation.tilt', 'tilt'),
  }));
}

/** The step in which a field of the engine is filled in. */
function placeOf(path: string): number {
  if (path.startsWith('irradiation') || path === 'losses') return 3;
  if (path === 'power' || path === 'inverterPower') return 2;
  if (path === 'finalPrice' || path === 'inflation' || path.startsWith('settings')) return 4;
  return 1;
}

function doubtsOf(data: ProposalData, facts: ReviewFacts): Finding[] {
  const doubts: Finding[] = [];
  const doubt = (place: FindingPlace, message: string, field: string | null = null) =>
    doubts.push({ place, kind: 'DOUBT', message, field });

  const { phone, email } = facts.customer;
  if (phone === '' && !isEmail(email))
    doubt('CUSTOMER', 'O cliente não tem telefone nem e-mail: a proposta só pode ser entregue pelo link.');

  const result = data.energyBillData?.length ? studyOf(data, yearOf(facts.today)) : null;
  if (result?.ok) {
    for (const warning of result.study.warnings) doubts.push(findingOf(warning, data));
    const { generation, viability } = result.study;
    if (generation && generation.offset < SMALL_OFFSET)
      doubt(2, 'O sistema gera menos da metade do consumo.', 'pvModuleData.0.quantity');
    if (viability && viability.indicators.payback === null)
      doubt(4, 'Com este preço o sistema não se paga em 25 anos.');
  }
  const loading = loadingOf(data);
  if (loading !== null && (loading < LOADING.least || loading > LOADING.most))
    doubt(
      2,
      `Os módulos somam ${Math.round(loading * 100)}% da potência dos inversores: confira as quantidades.`,
      'inverterData.0.iQuantity',
    );

  const { revenueData, kitData, proposalCustomizationData: look } = data;
  if (revenueData && kitData && kitData.kitPrice > 0 && revenueData.finalPrice < kitData.kitPrice)
    doubt(4, 'O preço final é menor que o custo do kit.');
  if (kitData && kitData.kitPrice === 0) doubt(2, 'O kit está sem preço.', 'kitData.kitPrice');
  if (facts.validityDate === null) doubt(5, 'A proposta não tem data de validade.', 'validityDate');
  if (look && look.theme.logoUrl === '') doubt(5, 'A proposta vai sem o logotipo da empresa.');
  return doubts;
}

const yearOf = (isoDate: string) => Number(isoDate.slice(0, 4));

function findingOf({ code, message }: SolarWarning, data: ProposalData): Finding {
  if (code !== 'ABOVE_DEMAND') return { place: 2, kind: 'DOUBT', message, field: null };
  const unit = generatorIndex(storedInput(data, 0).energyBillData);
  return { place: 1, kind: 'DOUBT', message, field: `energyBillData.${unit}.demandGen` };
}

/** Power of the modules by that of the inverters; null where one is not there. */
function loadingOf({ pvModuleData = [], inverterData = [] }: ProposalData): number | null {
  const kw = invertersPower(inverterData) / 1_000;
  const { power } = moduleFigures(pvModuleData);
  return kw > 0 && power > 0 ? power / kw : null;
}
