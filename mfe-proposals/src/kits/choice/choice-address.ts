const FIRST =
  ':uid/:pid/:power/:powerGenUc/:powerNonPeak/:powerPeak/:demand/:targetPower/:ownerId/:distance/:location';

/**
 * The two forms of the choice's address (kits-001): 15 parameters, and 13 without preVendor and
 * addedOptionalComponents.
 */
export const choiceRoutes = (base: '/kits/escolha' | '/kits/fornecedores') => [
  `${base}/${FIRST}/:preVendor/:area/:perimeter/:addedOptionalComponents`,
  `${base}/${FIRST}/:area/:perimeter`,
];

/** A segment cannot be empty: what is not known is 0 (kits-001). */
const segment = (value: string | number | null | undefined) =>
  encodeURIComponent(value === null || value === undefined || value === '' ? '0' : String(value));

interface Choice {
  /** Whose kits: a person, a team or the company. */
  uid: string;
  pid: string;
  /** W that the consumption asks for; null while it is not known. */
  targetWatts: number | null;
  ownerId: string;
  distance?: number | null | undefined;
  location?: string | undefined;
  perimeter?: number | null | undefined;
}

/** The address of the choice of a kit; always the form with 15 parameters (kits-001). Powers in W. */
export function choicePath(
  base: '/kits/escolha' | '/kits/fornecedores',
  { uid, pid, targetWatts, ownerId, distance, location, perimeter }: Choice,
): string {
  const watts = targetWatts === null ? 0 : Math.round(targetWatts);
  const parts = [uid, pid, watts, 0, 0, 0, 0, watts, ownerId, distance, location, 0, 0, perimeter, 0];
  return `${base}/${parts.map(segment).join('/')}`;
}

/** The power that is wanted, in W: the target, or else the power of the address; 0 for none. */
export function wantedWatts(params: Readonly<Record<string, string | undefined>>): number {
  const watts = (name: string) => {
    const value = Number(params[name]);
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return watts('targetPower') || watts('power');
}
