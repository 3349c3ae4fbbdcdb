import { formatNumber } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';

export const kitListPath = (fetchId: string) => `/kits/lista/${fetchId}`;
/** Kit 0 is a new one (kits-002). */
export const NEW_KIT_PATH = '/kits/cadastro/0';
export const kitPath = (id: string) => `/kits/editar/${id}`;

/** `5,50 kWp · Aurora`: how a kit is told from others. */
export const kitName = ({ power, kitData: { supplier } }: Pick<Kit, 'power' | 'kitData'>): string =>
  `${formatNumber(power)} kWp · ${supplier}`;

/** `10× Helios 550 Wp` */
export const moduleText = ({ quantity, manufacturer, power }: Kit['pvModuleData'][number]): string =>
  `${quantity}× ${manufacturer} ${formatNumber(power, 0)} Wp`;

/** `1× Corrente 5 kW` */
export const inverterText = ({ iQuantity, iManufacturer, iPower }: Kit['inverterData'][number]): string =>
  `${iQuantity}× ${iManufacturer} ${formatNumber(iPower / 1_000, iPower % 1_000 === 0 ? 0 : 2)} kW`;

/** R$ per Wp, which is what kits are compared by. */
export const pricePerWatt = ({ power, kitData: { kitPrice } }: Pick<Kit, 'power' | 'kitData'>): number =>
  kitPrice / (power * 1_000);

/** How far a power is from the target, in percent: 10 for 5,5 kWp where 5 were wanted. */
export const deviation = (power: number, target: number): number =>
  target > 0 ? ((power - target) / target) * 100 : 0;

/** `+10,0 %`, `−2,5 %`, `na medida` */
export function deviationText(power: number, target: number): string {
  const percent = deviation(power, target);
  if (Math.abs(percent) < 0.05) return 'na medida';
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent), 1)} %`;
}
