import { mayEditPricing } from '@girassol/shared-domain';
import type { EquipmentForm, Kit, ParsedBody, Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { readKit } from '../kits/save-kit';
import { readSettingsDocument } from '../settings/read-settings';
import { equipmentSections } from './equipment-sections';
import { visibleProposal } from './visible-proposal';
import { writeStep } from './write-step';

type Choice = ParsedBody<'POST /proposals/step-2-registered-kit/:kitId/:pid'>;

/**
 * Step 2 by a registered kit (proposals-006): the proposal takes a copy of it. A vendor who may not edit prices gets the
 * price that was shown or nothing (proposals-007); everybody else prices it in the next step.
 */
export async function chooseKit(
  tx: Tx,
  caller: Caller,
  { kitId, pid }: { kitId: string; pid: string },
  { frontPrice, version }: Choice,
): Promise<Proposal> {
  const kit = await readKit(tx, caller, kitId);
  if (frontPrice > 0 && !mayEditPricing(caller) && frontPrice !== kit.kitData.kitPrice) {
    throw new Refusal(
      409,
      'O preço deste kit mudou desde que você o abriu. Veja o novo preço e escolha de novo.',
    );
  }
  const { disabledSuppliers } = await readSettingsDocument(tx, caller.accountId);
  if (disabledSuppliers.includes(kit.kitData.supplier))
    throw new Refusal(409, `Os kits de ${kit.kitData.supplier} estão desativados nesta conta.`);
  const proposal = await visibleProposal(tx, caller, pid);
  return writeStep(tx, caller, { pid, version: version ?? proposal.version }, ({ data }) => {
    const sections = equipmentSections(equipmentOf(kit, data.aboutTheEquipament ?? ''), data);
    return { step: 2, sections, columns: { power: sections.realSystemData.power } };
  });
}

/** A kit as the equipment form of a proposal; prices of single lines stay in the kit. */
function equipmentOf(kit: Kit, aboutTheEquipament: string): EquipmentForm {
  const { kitPrice, supplier, voltage, fixation } = kit.kitData;
  return {
    pvModuleData: kit.pvModuleData.map(({ price, ...line }) => line),
    inverterData: kit.inverterData.map(({ price, ...line }) => line),
    additionalItems: kit.additionalItems.map(({ price, ...line }) => line),
    kitData: {
      saveKit: false,
      kitPrice,
      kitSupplier: supplier,
      kitVoltage: voltage,
      kitFixation: fixation,
    },
    aboutTheEquipament,
  };
}
