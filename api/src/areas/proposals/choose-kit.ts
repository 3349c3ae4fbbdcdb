import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { canEditPricing } from '@girassol/shared-domain';
import type { EquipmentForm, Kit, ParsedRequestBody, Proposal } from '@girassol/shared-domain/contract';
import { loadKit } from '../kits/save-kit';
import { buildEquipmentSections } from './build-equipment-sections';
import { loadVisibleProposal } from './load-visible-proposal';
import { saveStep } from './save-step';

type Choice = ParsedRequestBody<'POST /proposals/step-2-registered-kit/:kitId/:pid'>;

/**
 * Completes step 2 of a proposal by copying a registered kit into the proposal (proposals-006). Throws 409 if
 * the supplier is disabled, or if the price of the kit changed and the vendor may not edit prices
 * (proposals-007).
 */
export async function chooseKit(
  tx: Tx,
  caller: Caller,
  { kitId, pid }: { kitId: string; pid: string },
  { frontPrice, version }: Choice,
): Promise<Proposal> {
  const kit = await loadKit(tx, caller, kitId);
  if (frontPrice > 0 && !canEditPricing(caller) && frontPrice !== kit.kitData.kitPrice) {
    throw new Refusal(
      409,
      'O preço deste kit mudou desde que você o abriu. Veja o novo preço e escolha de novo.',
    );
  }
  const { disabledSuppliers } = await loadSettingsDocument(tx, caller.accountId);
  if (disabledSuppliers.includes(kit.kitData.supplier))
    throw new Refusal(409, `Os kits de ${kit.kitData.supplier} estão desativados nesta conta.`);
  const proposal = await loadVisibleProposal(tx, caller, pid);
  return saveStep(tx, caller, { pid, version: version ?? proposal.version }, ({ data }) => {
    const sections = buildEquipmentSections(toEquipmentForm(kit, data.aboutTheEquipament ?? ''), data);
    return { step: 2, sections, columns: { power: sections.realSystemData.power } };
  });
}

/** Converts a kit to the equipment form of a proposal. Prices of single lines are left out. */
function toEquipmentForm(kit: Kit, aboutTheEquipament: string): EquipmentForm {
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
