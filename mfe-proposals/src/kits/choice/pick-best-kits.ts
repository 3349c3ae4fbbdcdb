import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { Kit } from '@girassol/shared-domain/contract';
import {
  computePowerDeviationPercent,
  computePricePerWatt,
  formatInverterLine,
  formatModuleLine,
  formatPowerDeviation,
} from '../kit-labels';

/** Number of kits that the kit step of a proposal recommends. */
const MAX_BEST_KITS = 3;

/** Kits whose power is further from the target than this, in percent, are not recommended. */
const MAX_DEVIATION = 30;

/** Kit with the reasons for which it is recommended, each a short phrase in Portuguese. */
export interface RecommendedKit {
  kit: Kit;
  reasons: string[];
}

/**
 * Picks up to three kits for a target power in kWp: the one closest to it, the one with the lowest price per Wp, and
 * the cheapest that reaches the target. One kit can have several reasons; free positions are filled by closeness,
 * first with kits of other equipment.
 * The kits with most reasons come first. Kits more than 30 % away from the target are left out.
 */
export function pickBestKits(kits: readonly Kit[], target: number): RecommendedKit[] {
  const getDistance = ({ power }: Kit) => Math.abs(computePowerDeviationPercent(power, target));
  // Of equal kits the cheaper one comes first.
  const near = kits
    .filter((kit) => kit.power > 0 && kit.kitData.kitPrice > 0 && getDistance(kit) <= MAX_DEVIATION)
    .toSorted((one, other) => one.kitData.kitPrice - other.kitData.kitPrice);
  const best: [Kit | undefined, (kit: Kit) => string][] = [
    [findLowest(near, getDistance), ({ power }) => describeDistance(power, target)],
    [
      findLowest(near, computePricePerWatt),
      (kit) => `Menor preço por Wp: R$ ${formatNumber(computePricePerWatt(kit))}`,
    ],
    [
      findLowest(
        near.filter(({ power }) => power >= target),
        ({ kitData }) => kitData.kitPrice,
      ),
      () => `O mais barato a partir de ${formatPower(target)}`,
    ],
  ];
  const picked = new Map<Kit, string[]>();
  for (const [kit, describe] of best) if (kit) picked.set(kit, [...(picked.get(kit) ?? []), describe(kit)]);
  const byDistance = near.toSorted((one, other) => getDistance(one) - getDistance(other));
  const isNew = (kit: Kit) =>
    [...picked.keys()].every((one) => describeEquipment(one) !== describeEquipment(kit));
  const add = (kit: Kit) => picked.set(kit, [`Perto da medida: ${formatPowerDeviation(kit.power, target)}`]);
  for (const kit of byDistance) if (picked.size < MAX_BEST_KITS && isNew(kit)) add(kit);
  for (const kit of byDistance) if (picked.size < MAX_BEST_KITS && !picked.has(kit)) add(kit);
  return [...picked]
    .map(([kit, reasons]) => ({ kit, reasons }))
    .toSorted((one, other) => other.reasons.length - one.reasons.length);
}

const describeEquipment = ({ pvModuleData, inverterData }: Kit): string =>
  [...pvModuleData.map(formatModuleLine), ...inverterData.map(formatInverterLine)].join('\n');

const describeDistance = (power: number, target: number): string => {
  const deviation = formatPowerDeviation(power, target);
  return deviation === 'na medida'
    ? 'Na medida recomendada'
    : `O mais perto de ${formatPower(target)}: ${deviation}`;
};

/** Returns the first kit with the lowest value; undefined for an empty list. */
const findLowest = (kits: readonly Kit[], getValue: (kit: Kit) => number): Kit | undefined =>
  kits.reduce<Kit | undefined>(
    (lowest, kit) => (lowest && getValue(lowest) <= getValue(kit) ? lowest : kit),
    undefined,
  );
