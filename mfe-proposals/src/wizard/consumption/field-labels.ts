import { monthNames } from '@girassol/shared-domain/solar';
import { SURPLUS_SHARES_ERROR_PATH } from './consumption-study';
import type { ConsumptionValues } from './consumption-values';

/** Labels of the fields of the consumption form in the validation summary. */
export const consumptionFieldLabels: Readonly<Record<string, string>> = {
  tariffModality: 'Grupo Tarifário',
  uf: 'Estado',
  city: 'Cidade',
  distributor: 'Distribuidora',
  otherDistributor: 'Nome da distribuidora',
  losses: 'Perdas do sistema',
  distance: 'Distância até o local',
  area: 'Área disponível',
  perimeter: 'Perímetro',
  ucName: 'Unidade',
  ucType: 'Tipo',
  classification: 'Modalidade',
  billingKind: 'Faturamento',
  phase: 'Fases',
  monthlyConsumption: 'Consumo',
  monthlyConsumptionPeak: 'Consumo na ponta',
  kwhPrice: 'Preço do kWh',
  kwhPricePeak: 'Preço do kWh na ponta',
  tusd: 'TUSD fora da ponta',
  tusdPeak: 'TUSD na ponta',
  bWireValue: 'TUSD Fio B',
  bWireValuePeak: 'TUSD Fio B na ponta',
  bWireNotApplicable: 'Fio B não se aplica',
  aWireValue: 'TUSD Fio A',
  sectorCharges: 'Encargos (TFSEE e P&D)',
  simultaneityFactor: 'Simultaneidade',
  demand: 'Demanda contratada',
  demandPeak: 'Demanda contratada na ponta',
  demandGen: 'Demanda de geração',
  demandTariff: 'Tarifa da demanda',
  demandTariffPeak: 'Tarifa da demanda na ponta',
  demandTariffTusdG: 'Tarifa TUSDg',
  share: 'Rateio',
  publicLighting: 'Iluminação pública',
  nonCompensableTax: 'Imposto não compensável',
  newConnection: 'Ligação nova',
};

/**
 * Returns the labels of the consumption form's fields by form path, for the validation summary "O QUE HÁ DE
 * ERRADO?". With several consumer units, a label includes its unit.
 */
export function getFieldLabels({ energyBillData }: ConsumptionValues): Record<string, string> {
  const names: Record<string, string> = { [SURPLUS_SHARES_ERROR_PATH]: 'Rateio dos créditos' };
  for (const [index, { ucName }] of energyBillData.entries()) {
    const unit = energyBillData.length > 1 ? `${ucName.trim() || `Unidade ${index + 1}`}: ` : '';
    const path = `energyBillData.${index}`;
    for (const [field, name] of Object.entries(consumptionFieldLabels)) {
      names[`${path}.${field}`] = unit + name;
      names[`${path}.finViabilityData.${field}`] = unit + name;
    }
    for (const [month, monthName] of monthNames.entries())
      for (const field of ['monthlyConsumption', 'monthlyConsumptionPeak'])
        names[`${path}.${field}.${month}`] = `${unit}${consumptionFieldLabels[field]} de ${monthName}`;
  }
  return names;
}
