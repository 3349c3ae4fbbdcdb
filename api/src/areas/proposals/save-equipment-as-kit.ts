import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type EquipmentForm, kitRequest } from '@girassol/shared-domain/contract';
import { saveKit } from '../kits/save-kit';

/** The id under which a kit is registered. */
const NEW_KIT_ID = '0';

/**
 * Saves the equipment of a proposal as a kit of the account. Throws 400 if the kit is incomplete, 403 if the caller may
 * not register kits.
 */
export async function saveEquipmentAsKit(tx: Tx, caller: Caller, form: EquipmentForm): Promise<void> {
  const { kitPrice, kitSupplier, kitVoltage, kitFixation } = form.kitData;
  const kit = kitRequest.safeParse({
    kitData: { kitPrice, supplier: kitSupplier, voltage: kitVoltage, fixation: kitFixation },
    pvModuleData: form.pvModuleData,
    inverterData: form.inverterData,
    additionalItems: form.additionalItems,
  });
  if (!kit.success) {
    const fields = [
      ...(kitPrice > 0
        ? []
        : [{ path: 'kitData.kitPrice', message: 'Informe o preço do kit para guardá-lo.' }]),
      ...(kitSupplier
        ? []
        : [{ path: 'kitData.kitSupplier', message: 'Informe o fornecedor para guardar o kit.' }]),
    ];
    const message =
      fields[0]?.message ?? 'Um kit cadastrado tem até 5 módulos, 5 inversores e 25 itens diferentes.';
    throw new Refusal(400, message, { title: 'O QUE HÁ DE ERRADO?', fields });
  }
  await saveKit(tx, caller, NEW_KIT_ID, kit.data);
}
