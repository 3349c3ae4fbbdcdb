import { type EquipmentForm, kitRequest } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { saveKit } from '../kits/save-kit';

/** The id under which a kit is registered. */
const NEW = '0';

/** Keeps the equipment of a proposal among the kits of the account. Refused to who registers none, and where it is no whole kit. */
export async function keepKit(tx: Tx, caller: Caller, form: EquipmentForm): Promise<void> {
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
  await saveKit(tx, caller, NEW, kit.data);
}
