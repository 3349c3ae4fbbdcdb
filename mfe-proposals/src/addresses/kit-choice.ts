const FIRST =
  ':uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location';

/**
 * Returns the two route patterns of the page that chooses a kit for a proposal (kits-001): one with 15
 * parameters, and one with 13, without preVendor and addedOptionalComponents.
 */
export const kitChoiceRoutes = (base: '/kits/escolha' | '/kits/fornecedores') => [
  `${base}/${FIRST}/:preVendor/:area/:perimeter/:addedOptionalComponents`,
  `${base}/${FIRST}/:area/:perimeter`,
];

/** A segment cannot be empty: what is not known is 0 (kits-001). */
const segment = (value: string | number | null | undefined) =>
  encodeURIComponent(value === null || value === undefined || value === '' ? '0' : String(value));

interface Choice {
  /** User, team or company whose kits can be chosen. */
  uid: string;
  pid: string;
  /** W that the consumption asks for; null while it is not known. */
  targetWatts: number | null;
  ownerId: string;
  distance?: number | null | undefined;
  location?: string | undefined;
  perimeter?: number | null | undefined;
}

/**
 * Returns the path of the page that chooses a kit for a proposal, always with 15 parameters (kits-001).
 * Powers are in W.
 */
export function kitChoicePath(
  base: '/kits/escolha' | '/kits/fornecedores',
  { uid, pid, targetWatts, ownerId, distance, location, perimeter }: Choice,
): string {
  const watts = targetWatts === null ? 0 : Math.round(targetWatts);
  const parts = [uid, pid, watts, 0, 0, 0, 0, watts, ownerId, distance, location, 0, 0, perimeter, 0];
  return `${base}/${parts.map(segment).join('/')}`;
}

/**
 * Returns the power in W for which kits are chosen: the route parameter `targetPower`, or `power` if
 * `targetPower` is missing or not positive; 0 without both.
 */
export function getTargetWatts(params: Readonly<Record<string, string | undefined>>): number {
  const watts = (name: string) => {
    const value = Number(params[name]);
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return watts('targetPower') || watts('power');
}
