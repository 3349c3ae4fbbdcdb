import { formatNumber } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';

export const kitListPath = (fetchId: string) => `/kits/lista/${fetchId}`;
/** Path of a new kit, whose id is 0 (kits-002). */
export const NEW_KIT_PATH = '/kits/cadastro/0';
export const kitPath = (id: string) => `/kits/editar/${id}`;

/** Formats the name of a kit from its power and supplier, for example `5,50 kWp · Aurora`. */
export const formatKitName = ({ power, kitData: { supplier } }: Pick<Kit, 'power' | 'kitData'>): string =>
  `${formatNumber(power)} kWp · ${supplier}`;

/** Formats a module line: `10× Helios 550 Wp`. */
export const formatModuleLine = ({ quantity, manufacturer, power }: Kit['pvModuleData'][number]): string =>
  `${quantity}× ${manufacturer} ${formatNumber(power, 0)} Wp`;

/** Formats an inverter line: `1× Corrente 5 kW`. */
export const formatInverterLine = ({
  iQuantity,
  iManufacturer,
  iPower,
}: Kit['inverterData'][number]): string =>
  `${iQuantity}× ${iManufacturer} ${formatNumber(iPower / 1_000, iPower % 1_000 === 0 ? 0 : 2)} kW`;

/** Computes the price in R$ per Wp, by which kits are compared. */
export const computePricePerWatt = ({
  power,
  kitData: { kitPrice },
}: Pick<Kit, 'power' | 'kitData'>): number => kitPrice / (power * 1_000);

/**
 * Computes the deviation of a kit's power from the target power in percent: 10 for 5.5 kWp with a target of 5
 * kWp; 0 without a target.
 */
export const computePowerDeviationPercent = (power: number, target: number): number =>
  target > 0 ? ((power - target) / target) * 100 : 0;

/** Formats the deviation of a kit's power from the target power: `+10,0%`, `−2,5%`, `na medida`. */
export function formatPowerDeviation(power: number, target: number): string {
  const percent = computePowerDeviationPercent(power, target);
  if (Math.abs(percent) < 0.05) return 'na medida';
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent), 1)}%`;
}
