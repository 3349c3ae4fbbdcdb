/** A point on Earth, degrees: south and west are negative. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What a look-up can come to. `away`: the service did not answer in time, or not sensibly. */
export type IrradiationAnswer =
  /** Horizontal, kWh/m² a day, January first; `source` as a document cites it. */
  { outcome: 'found'; horizontal: number[]; source: string } | { outcome: 'away' };

/** Looks up the mean irradiation of a place. Never throws: figures can always be typed. */
export interface IrradiationService {
  find(point: Point): Promise<IrradiationAnswer>;
}

export interface ServiceOptions {
  /** Scheme, host and path, without a slash at the end. */
  url: string;
  fetch?: typeof fetch;
  /** Told of each failure, in a few words. */
  onFailure?: (why: string) => void;
}

export { nasaPower } from './nasa-power';
export { pvgis } from './pvgis';
