/**
 * Parts of an address that a postal code can fill, as forms hold them. State and city are null where nothing
 * is chosen.
 */
export interface FillableAddress {
  uf: string | null;
  city: string | null;
  district: string;
  street: string;
}

/**
 * Address found by a postal code; '' for parts that the code does not determine, such as the street of a city-wide
 * code.
 */
export interface FoundAddress {
  uf: string;
  city: string;
  district: string;
  street: string;
}

/**
 * Values of an address that were not typed: those loaded with the form, and those written by the last postal
 * code lookup.
 */
export interface UntypedAddressValues {
  /** With the form, of a code that it had from the start; null where the form had none. */
  loaded: FillableAddress | null;
  /** From the last look-up: the parts that it wrote. */
  written: Partial<FillableAddress>;
}

/**
 * Address after a postal code lookup, with the parts that the lookup wrote, and the found values that differ
 * from typed parts.
 */
export interface AddressFillResult {
  address: FillableAddress;
  /** The parts that this look-up wrote. */
  written: Partial<FillableAddress>;
  /** Parts that the code tells otherwise, and that stay as they were typed. */
  differing: string[];
}

type Origin = 'NOBODY' | 'LOOK_UP' | 'FORM' | 'PERSON';

function getOrigin(
  part: keyof FillableAddress,
  current: FillableAddress,
  sources: UntypedAddressValues,
): Origin {
  const value = current[part] ?? '';
  if (value === '') return 'NOBODY';
  if (sources.written[part] === value) return 'LOOK_UP';
  return sources.loaded?.[part] === value ? 'FORM' : 'PERSON';
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'pt-BR', { sensitivity: 'base' }) === 0;

/**
 * Fills an address form from the result of a postal code lookup. Replaces or clears parts written by an
 * earlier lookup, also when the code is unknown (`found` is null), and keeps typed parts. Replaces values
 * loaded with the form by found values, and clears loaded street and district when the city changes; a city
 * keeps its state.
 */
export function fillAddressFromPostalCode(
  current: FillableAddress,
  sources: UntypedAddressValues,
  found: FoundAddress | null,
): AddressFillResult {
  const cityOrigin = getOrigin('city', current, sources);
  const told = {
    uf: found?.uf ?? '',
    city: found?.city ?? '',
    district: found?.district ?? '',
    street: found?.street ?? '',
  };
  const address = { ...current };
  const written: Partial<FillableAddress> = {};
  const differing: string[] = [];

  const isCityKept =
    cityOrigin === 'PERSON'
      ? !isSame(current.city ?? '', told.city)
      : cityOrigin === 'FORM' && told.city === '';
  if (isCityKept) {
    if (told.city !== '') differing.push(`${told.city}/${told.uf}`);
  } else {
    const isStateKept = told.uf === '' && getOrigin('uf', current, sources) !== 'LOOK_UP';
    address.city = told.city || null;
    address.uf = isStateKept ? current.uf : told.uf || null;
    if (address.city) written.city = address.city;
    if (!isStateKept && address.uf) written.uf = address.uf;
  }

  const isElsewhere = !isSame(address.city ?? '', current.city ?? '');
  // Streets of the city that the code is of do not come to stand beside another.
  const isOfOtherCity = isCityKept && told.city !== '';
  for (const part of ['street', 'district'] as const) {
    const origin = getOrigin(part, current, sources);
    const isKept =
      origin === 'PERSON' || (origin === 'FORM' && (isOfOtherCity || (told[part] === '' && !isElsewhere)));
    if (!isKept) {
      address[part] = isOfOtherCity ? '' : told[part];
      written[part] = address[part];
    } else if (told[part] !== '' && !isSame(told[part], current[part])) differing.push(told[part]);
  }
  return { address, written, differing };
}
