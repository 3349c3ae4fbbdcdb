import type { SimulationInput } from '@girassol/shared-domain/website';
import { type SimulatorFieldName, UNKNOWN_DISTRIBUTOR } from '../form/fields';

const toText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : String(amount).replace('.', ',');

/** Converts parsed answers of a visitor back to the values of the form, as the visitor would type them. */
export const toAnsweredValues = (answers: SimulationInput): Record<SimulatorFieldName, string> => ({
  conta: toText(answers.bill),
  kwh: toText(answers.consumption),
  uf: answers.uf,
  cidade: answers.city,
  classe: answers.ucType,
  distribuidora: answers.isDistributorAssumed ? '' : (answers.distributor ?? UNKNOWN_DISTRIBUTOR),
  grupo: answers.modality,
  modalidade: answers.classification ?? '',
  kwhPonta: toText(answers.consumptionPeak),
  tarifa: toText(answers.kwhPrice),
  tarifaPonta: toText(answers.kwhPricePeak),
  demanda: toText(answers.demandPrice),
  demandaPonta: toText(answers.demandPricePeak),
});
