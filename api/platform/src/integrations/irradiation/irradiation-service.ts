/** A point on Earth, degrees: south and west are negative. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/**
 * Result of looking up the irradiation of a location. `away`: the service did not answer in time, or its
 * answer was invalid.
 */
export type IrradiationAnswer =
  /** Horizontal, kWh/m² a day, January first; `source` as a document cites it. */
  { outcome: 'found'; horizontal: number[]; source: string } | { outcome: 'away' };

/**
 * Service that looks up the mean solar irradiation of a location. Never throws, since people can always type
 * the figures by hand.
 */
export interface IrradiationService {
  find(point: GeoPoint): Promise<IrradiationAnswer>;
}

/** Address and HTTP client of an irradiation service, and the callback for failures. */
export interface IrradiationServiceOptions {
  /** Scheme, host and path, without a slash at the end. */
  url: string;
  fetch?: typeof fetch;
  /** Told of each failure, in a few words. */
  onFailure?: (why: string) => void;
}
