import { findStateByPostalCode } from '@girassol/api-platform/integrations/postal-code';
import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import {
  type BrazilianStateCode,
  brazilianStates,
  consumerUnitTypes,
  extractDigits,
  formatNumber,
  isPostalCode,
  omitUndefined,
  parseMoney,
  parseTypedNumber,
} from '@girassol/shared-domain';
import {
  type ElectricityDistributor,
  getDistributorsOfState,
  getMainDistributor,
} from '@girassol/shared-domain/solar';
import type { SimulationInput } from '@girassol/shared-domain/website';
import { type FieldProblem, type SimulatorValues, UNKNOWN_DISTRIBUTOR } from '../form/fields';
import { findCitiesLike } from './find-cities-like';

/**
 * Values of the first step of the simulator with the parsed answers, or with problems and options to choose
 * from.
 */
export interface ParsedAnswers {
  values: SimulatorValues;
  answers: SimulationInput | null;
  problems: FieldProblem[];
  /** To choose from, where a name may mean several. */
  cities: string[];
  /** Distributors of the state. */
  distributors: ElectricityDistributor[];
}

/** Converts submitted fields to the values of the first step of the simulator. */
export const toSimulatorValues = (sent: Record<string, string>): SimulatorValues => ({
  conta: sent.conta?.trim() ?? '',
  kwh: sent.kwh?.trim() ?? '',
  uf: sent.uf ?? '',
  cidade: sent.cidade?.trim() ?? '',
  classe: sent.classe ?? '',
  distribuidora: sent.distribuidora ?? '',
  grupo: sent.grupo ?? '',
  modalidade: sent.modalidade ?? '',
  kwhPonta: sent.kwhPonta?.trim() ?? '',
  tarifa: sent.tarifa?.trim() ?? '',
  tarifaPonta: sent.tarifaPonta?.trim() ?? '',
  demanda: sent.demanda?.trim() ?? '',
  demandaPonta: sent.demandaPonta?.trim() ?? '',
  origem: '',
});

/**
 * Parses the form of the simulator. A postal code gives city and state. A distributor that nobody named is the main
 * one of the city: the visitor sees an estimate at once and refines it afterwards (simulator-002).
 */
export async function parseAnswers(
  typed: SimulatorValues,
  postalCodes: PostalCodeService,
): Promise<ParsedAnswers> {
  const problems: FieldProblem[] = [];
  const add = (field: FieldProblem['field'], message: string) => problems.push({ field, message });
  const amounts = parseAmounts(typed, add);
  const values = await withPostalCode(typed, postalCodes, add);

  const uf = brazilianStates.find((state) => state.uf === values.uf)?.uf;
  if (!uf) add('uf', 'Escolha o estado.');
  const cities = uf ? cityIn(uf, values.cidade, add) : [];
  const [city] = cities;
  const ucType = consumerUnitTypes.find((type) => type === (values.classe || 'Residencial')) ?? 'Residencial';
  const ofState = uf ? getDistributorsOfState(uf) : [];
  const modality = values.grupo === 'A' ? 'A' : 'B';
  const ofGroup = modality === 'A' ? parseGroupA(values, add) : parseGroupB(values, add);

  return {
    values: cities.length === 1 && city ? { ...values, cidade: city } : values,
    answers:
      problems.length === 0 && uf && city
        ? {
            ...amounts,
            ...ofGroup,
            uf,
            city,
            ucType,
            modality,
            ...distributorIn(ofState, values.distribuidora, { uf, city }),
          }
        : null,
    problems,
    cities: cities.length > 1 ? cities : [],
    distributors: ofState,
  };
}

type Add = (field: FieldProblem['field'], message: string) => void;

const MAX_AMOUNT = 10_000_000;
const TOO_MUCH = `O valor passa de ${formatNumber(MAX_AMOUNT, 0)}: confira os dígitos.`;

function parseAmounts(
  { conta, kwh }: SimulatorValues,
  add: Add,
): { bill: number | null; consumption: number | null } {
  const consumption = amountIn(kwh, 'kwh', add);
  // If a visitor types both, the consumption is used, because kWh need no tariff.
  const bill = consumption === null ? amountIn(conta, 'conta', add) : null;
  if (conta === '' && kwh === '') add('conta', 'Diga quanto é a sua conta, ou quantos kWh ela tem.');
  return { bill, consumption };
}

function amountIn(text: string, field: 'conta' | 'kwh' | 'kwhPonta', add: Add): number | null {
  if (text === '') return null;
  const amount = parseMoney(text);
  if (amount !== null && amount >= 1 && amount <= MAX_AMOUNT) return amount;
  if (amount !== null && amount > MAX_AMOUNT) add(field, TOO_MUCH);
  else add(field, field === 'conta' ? 'Escreva o valor da conta, como 450.' : 'Escreva o consumo, como 500.');
  return null;
}

/** The eight digits of a postal code as visitors write it, `CEP 89.010-000` among others; null for the name of a city. */
function postalCodeIn(text: string): string | null {
  const written = text.replace(/^cep\b:?/i, '').replace(/[.\s]/g, '');
  return isPostalCode(written) ? extractDigits(written) : null;
}

async function withPostalCode(
  values: SimulatorValues,
  postalCodes: PostalCodeService,
  add: Add,
): Promise<SimulatorValues> {
  const cep = postalCodeIn(values.cidade);
  if (cep === null) return values;
  const found = await postalCodes.find(cep);
  if (found.outcome === 'found') return { ...values, uf: found.address.uf, cidade: found.address.city };
  if (found.outcome === 'unknown') {
    add('cidade', 'Este CEP não existe. Confira, ou escreva a cidade.');
    return values;
  }
  add('cidade', 'A busca por CEP não responde agora: escreva a cidade.');
  // The number alone tells the state.
  return { ...values, uf: findStateByPostalCode(cep) ?? values.uf };
}

/** The one city that is meant, several that may be, or none. */
function cityIn(uf: BrazilianStateCode, name: string, add: Add): string[] {
  if (name === '') {
    add('cidade', 'Escreva a cidade.');
    return [];
  }
  // A postal code that was not found has already been told.
  if (postalCodeIn(name) !== null) return [];
  const cities = findCitiesLike(uf, name);
  if (cities.length === 0) add('cidade', `Não encontramos “${name}” neste estado. Confira o nome.`);
  if (cities.length > 1) add('cidade', 'Mais de uma cidade tem um nome assim: escolha a sua.');
  return cities;
}

/** Distributor that was named, nobody's for "não sei", otherwise the main one of the city. */
function distributorIn(
  ofState: ElectricityDistributor[],
  chosen: string,
  { uf, city }: { uf: BrazilianStateCode; city: string },
): Pick<SimulationInput, 'distributor' | 'isDistributorAssumed'> {
  if (chosen === UNKNOWN_DISTRIBUTOR) return { distributor: null };
  const found = ofState.find(({ id }) => id === chosen);
  if (found) return { distributor: found.id };
  return { distributor: getMainDistributor(uf, city)?.id ?? null, isDistributorAssumed: true };
}

type GroupAnswers = Pick<
  SimulationInput,
  'consumptionPeak' | 'classification' | 'kwhPrice' | 'kwhPricePeak' | 'demandPrice' | 'demandPricePeak'
>;

const parseGroupB = ({ tarifa }: SimulatorValues, add: Add): GroupAnswers =>
  omitUndefined({ kwhPrice: priceIn(tarifa, 'tarifa', PRICE_PER_KWH, add) });

/** Azul has a demand at peak, Verde has not. */
function parseGroupA(values: SimulatorValues, add: Add): GroupAnswers {
  const isBlue = values.modalidade === 'Azul';
  return omitUndefined({
    classification: isBlue ? ('Azul' as const) : ('Verde' as const),
    consumptionPeak: amountIn(values.kwhPonta, 'kwhPonta', add) ?? undefined,
    kwhPrice: priceIn(values.tarifa, 'tarifa', PRICE_PER_KWH, add),
    kwhPricePeak: priceIn(values.tarifaPonta, 'tarifaPonta', PRICE_PER_KWH, add),
    demandPrice: priceIn(values.demanda, 'demanda', PRICE_PER_KW, add),
    demandPricePeak: isBlue ? priceIn(values.demandaPonta, 'demandaPonta', PRICE_PER_KW, add) : undefined,
  });
}

/** Prices that a bill can have. Above R$ 10 a kWh, somebody typed the price of a MWh. */
const PRICE_PER_KWH = { min: 0.1, max: 10, example: 'o preço de um kWh, como 0,95' };
const PRICE_PER_KW = { min: 0.5, max: 1_000, example: 'o preço de um kW por mês, como 32,50' };

function priceIn(
  text: string,
  field: FieldProblem['field'],
  { min, max, example }: typeof PRICE_PER_KWH,
  add: Add,
): number | undefined {
  if (text === '') return undefined;
  // Bills show up to eight decimals of a tariff.
  const reading = parseTypedNumber(text, { decimals: 8, unit: 'R$' });
  if (reading.kind === 'NUMBER' && reading.value >= min && reading.value <= max) return reading.value;
  add(field, `Escreva ${example}.`);
  return undefined;
}
