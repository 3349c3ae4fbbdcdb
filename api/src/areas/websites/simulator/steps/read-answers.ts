import { isPostalCode, onlyDigits, parseMoney, states, type Uf, ucTypes } from '@girassol/shared-domain';
import { type Distributor, distributorsOf } from '@girassol/shared-domain/solar';
import type { SimulationAnswers } from '@girassol/shared-domain/website';
import type { PostalCodes } from '../../../../platform/integrations/postal-code';
import { type FieldProblem, type SimulatorValues, UNKNOWN_DISTRIBUTOR } from '../form/fields';
import { citiesLike } from './cities-like';

/** What was typed, and what it comes to: answers, or what is wrong and what there is to choose from. */
export interface ReadAnswers {
  values: SimulatorValues;
  answers: SimulationAnswers | null;
  problems: FieldProblem[];
  /** To choose from, where a name may mean several. */
  cities: string[];
  /** Of the state, where there is more than one. */
  distributors: Distributor[];
}

/** The values of a form from what was sent. */
export const valuesOf = (sent: Record<string, string>): SimulatorValues => ({
  conta: sent.conta?.trim() ?? '',
  kwh: sent.kwh?.trim() ?? '',
  uf: sent.uf ?? '',
  cidade: sent.cidade?.trim() ?? '',
  classe: sent.classe ?? '',
  distribuidora: sent.distribuidora ?? '',
  origem: '',
});

/** Reads the first step. A postal code tells city and state; one distributor in a state is asked of nobody. */
export async function readAnswers(typed: SimulatorValues, postalCodes: PostalCodes): Promise<ReadAnswers> {
  const problems: FieldProblem[] = [];
  const add = (field: FieldProblem['field'], message: string) => problems.push({ field, message });
  const amounts = amountsOf(typed, add);
  const values = await withPostalCode(typed, postalCodes, add);

  const uf = states.find((state) => state.uf === values.uf)?.uf;
  if (!uf) add('uf', 'Escolha o estado.');
  const cities = uf ? cityIn(uf, values.cidade, add) : [];
  const [city] = cities;
  const ucType = ucTypes.find((type) => type === (values.classe || 'Residencial')) ?? 'Residencial';
  const ofState = uf ? distributorsOf(uf) : [];
  const distributor = uf ? distributorIn(ofState, values.distribuidora, add) : null;

  return {
    values: cities.length === 1 && city ? { ...values, cidade: city } : values,
    answers:
      problems.length === 0 && uf && city
        ? { ...amounts, uf, city, ucType, modality: 'B', distributor }
        : null,
    problems,
    cities: cities.length > 1 ? cities : [],
    distributors: ofState.length > 1 ? ofState : [],
  };
}

type Add = (field: FieldProblem['field'], message: string) => void;

const MOST = 10_000_000;

function amountsOf(
  { conta, kwh }: SimulatorValues,
  add: Add,
): { bill: number | null; consumption: number | null } {
  const consumption = amountIn(kwh, 'kwh', add);
  // Who writes both knows the better one: kWh need no tariff.
  const bill = consumption === null ? amountIn(conta, 'conta', add) : null;
  if (conta === '' && kwh === '') add('conta', 'Diga quanto é a sua conta, ou quantos kWh ela tem.');
  return { bill, consumption };
}

function amountIn(text: string, field: 'conta' | 'kwh', add: Add): number | null {
  if (text === '') return null;
  const amount = parseMoney(text);
  if (amount !== null && amount >= 1 && amount <= MOST) return amount;
  add(field, field === 'conta' ? 'Escreva o valor da conta, como 450.' : 'Escreva o consumo, como 500.');
  return null;
}

async function withPostalCode(
  values: SimulatorValues,
  postalCodes: PostalCodes,
  add: Add,
): Promise<SimulatorValues> {
  if (!isPostalCode(values.cidade)) return values;
  const found = await postalCodes.find(onlyDigits(values.cidade));
  if (found.outcome === 'found') return { ...values, uf: found.address.uf, cidade: found.address.city };
  add(
    'cidade',
    found.outcome === 'unknown'
      ? 'Este CEP não existe. Confira, ou escreva a cidade.'
      : 'A busca por CEP não responde agora: escreva a cidade.',
  );
  return values;
}

/** The one city that is meant, several that may be, or none. */
function cityIn(uf: Uf, name: string, add: Add): string[] {
  if (name === '') {
    add('cidade', 'Escreva a cidade.');
    return [];
  }
  // A postal code that was not found has already been told.
  if (isPostalCode(name)) return [];
  const cities = citiesLike(uf, name);
  if (cities.length === 0) add('cidade', `Não encontramos “${name}” neste estado. Confira o nome.`);
  if (cities.length > 1) add('cidade', 'Mais de uma cidade tem um nome assim: escolha a sua.');
  return cities;
}

function distributorIn(ofState: Distributor[], chosen: string, add: Add): string | null {
  const [only] = ofState;
  if (ofState.length === 1 && only) return only.id;
  const found = ofState.find(({ id }) => id === chosen);
  if (!found && chosen !== UNKNOWN_DISTRIBUTOR)
    add('distribuidora', 'Escolha a distribuidora: o nome está na conta de luz.');
  return found?.id ?? null;
}
