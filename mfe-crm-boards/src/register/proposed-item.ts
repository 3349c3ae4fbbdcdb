import { type BoardKind, boardDescriptions, formatProposalNumber } from '@girassol/shared-domain';
import type { Kanban, Proposal } from '@girassol/shared-domain/contract';
import { sum } from '@girassol/shared-domain/solar';
import type { ItemFormValues } from '../item-form/item-form-values';

const MAX_NAME_LENGTH = 120;

/**
 * Builds the values that the form of a new item takes from the proposal that the item is made for. The sale of
 * an agreed proposal starts in the last column, because all that is left of it is closing.
 */
export function buildProposedItemValues(
  proposal: Proposal,
  { type, columns }: Kanban,
): Partial<ItemFormValues> {
  const { count, customerData, revenueData, realSystemData, energyBillData, agreement } = proposal;
  const { pvModuleData = [], inverterData = [], location } = proposal;
  const lastColumn = agreement && type === 'SALES' ? columns.at(-1) : undefined;
  return {
    customerIs: 'existing',
    customerId: customerData._id,
    name: `Proposta ${formatProposalNumber(count)} · ${customerData.name}`.slice(0, MAX_NAME_LENGTH),
    amount: revenueData?.finalPrice ?? null,
    power: realSystemData?.power ?? null,
    ucType: energyBillData?.[0]?.ucType ?? null,
    modsQtd: sum(pvModuleData.map(({ quantity }) => quantity)) || null,
    invQtd: sum(inverterData.map(({ iQuantity }) => iQuantity)) || null,
    inverterType: inverterData[0]?.type === 'microinverter' ? 'Micro' : 'String',
    distance: location?.distance ?? null,
    ...(lastColumn && { columnId: lastColumn._id }),
  };
}

/** Describes what a new item takes from its proposal, under the title of the form. */
export function describeProposedItem({ count, location }: Proposal, kind: BoardKind): string {
  const { gender, itemName } = boardDescriptions[kind];
  const item = `${gender === 'f' ? 'nesta' : 'neste'} ${itemName.toLocaleLowerCase('pt-BR')}`;
  const city = location ? `, módulos, inversores e a cidade (${location.city})` : ', módulos e inversores';
  return `Nome, valor, potência${city} vêm da proposta ${formatProposalNumber(count)}, que fica ${item}. Confira e registre.`;
}
