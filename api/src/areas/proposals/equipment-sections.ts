import { inverterWatts, moduleFigures } from '@girassol/shared-domain';
import type { EquipmentForm, ProposalData } from '@girassol/shared-domain/contract';

/** What the equipment step keeps: the lines, inverters in W (proposals-025), and the system they make. */
export function equipmentSections(form: EquipmentForm, { location }: ProposalData) {
  const { power, area, distributedWeight } = moduleFigures(form.pvModuleData);
  return {
    ...form,
    inverterData: form.inverterData.map((line) => ({ ...line, iPower: inverterWatts(line.iPower) })),
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
