import type { Row } from '@girassol/api-platform/database';
import { formatExactNumber, toCents, toInverterWatts } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';

/** Line of an equipment order: name and detail of an article, and how many of it. */
interface OrderLine {
  name: string;
  detail: string;
  quantity: number;
}

/**
 * Converts a proposal to the columns of `orders` that copy it: customer, supplier and price of the kit, power in kWp and
 * city.
 */
export const toOrderColumns = ({
  id,
  customer_id,
  power,
  data: { kitData, realSystemData, location },
}: Pick<Row<'proposals'>, 'id' | 'customer_id' | 'power' | 'data'>) => ({
  proposal_id: id,
  customer_id,
  supplier: kitData?.kitSupplier || realSystemData?.supplier || '',
  power,
  amount_cents: toCents(kitData?.kitPrice ?? 0),
  place: location ? `${location.city} - ${location.uf}` : '',
});

/**
 * Converts a proposal to the lines of an order. Free texts are left out, because everybody with the address of an order
 * reads its lines.
 */
export function toOrderLines({
  pvModuleData = [],
  inverterData = [],
  additionalItems = [],
}: ProposalData): OrderLine[] {
  return [
    ...pvModuleData.map(({ manufacturer, model, power, quantity }) => ({
      name: `Módulo ${[manufacturer, model].filter(Boolean).join(' ')}`,
      detail: `${formatExactNumber(power)} Wp`,
      quantity,
    })),
    ...inverterData.map(({ iManufacturer, iModel, iPower, iQuantity }) => ({
      name: `Inversor ${[iManufacturer, iModel].filter(Boolean).join(' ')}`,
      detail: `${formatExactNumber(toInverterWatts(iPower) / 1_000)} kW`,
      quantity: iQuantity,
    })),
    ...additionalItems.map(({ item, manufacter, quantity }) => ({
      name: item,
      detail: manufacter,
      quantity,
    })),
  ];
}
