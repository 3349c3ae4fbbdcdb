import { computeModuleTotals, toInverterWatts } from '@girassol/shared-domain';
import type { EquipmentForm, ProposalData } from '@girassol/shared-domain/contract';

/**
 * Builds the sections that the equipment step of a proposal saves: the lines of equipment, with the power of
 * inverters in W (proposals-025), and the totals of the system, such as power, area and weight.
 */
export function buildEquipmentSections(form: EquipmentForm, { location }: ProposalData) {
  const { power, area, distributedWeight } = computeModuleTotals(form.pvModuleData);
  return {
    ...form,
    inverterData: form.inverterData.map((line) => ({ ...line, iPower: toInverterWatts(line.iPower) })),
    realSystemData: {
      power,
      supplier: form.kitData.kitSupplier,
      kitFixation: form.kitData.kitFixation,
      minArea: area,
      distance: location?.distance ?? 0,
      perimeter: location?.perimeter ?? 0,
      distributedWeight,
    },
  } satisfies Partial<ProposalData>;
}
