import { formatCountWithNoun, formatMoney, formatPower } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';

/** Describes what an order of the equipment of a proposal buys: from whom, what, and at which price. */
export function describeOrder({
  kitData,
  realSystemData,
  pvModuleData = [],
  inverterData = [],
}: Proposal): string {
  const supplier = kitData?.kitSupplier || realSystemData?.supplier;
  const modules = pvModuleData.reduce((sum, { quantity }) => sum + quantity, 0);
  const inverters = inverterData.reduce((sum, { iQuantity }) => sum + iQuantity, 0);
  const goods = [
    realSystemData && formatPower(realSystemData.power),
    formatCountWithNoun(modules, 'módulo', 'módulos'),
    formatCountWithNoun(inverters, 'inversor', 'inversores'),
    // Whoever may not see prices orders without it.
    kitData?.kitPrice && `por ${formatMoney(kitData.kitPrice)}`,
  ].filter(Boolean);
  const from = supplier ? `Fornecedor: ${supplier}` : 'O kit da proposta não diz o fornecedor';
  return `${from}. ${goods.join(', ')}. O pedido entra em Pedidos, com uma página para o cliente acompanhar a entrega.`;
}
