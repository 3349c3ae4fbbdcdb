import type { SitePicture } from '../blocks/fields';

/** A system that was built, without whose it is. */
export interface BuiltWork {
  city: string;
  /** kWp. */
  power: number;
  /** `março de 2026`; empty where it is not known. */
  finishedIn: string;
}

/** What is known of an account when its site begins. */
export interface TemplateFacts {
  name: string;
  /** `#rrggbb` of its brand; null: it has none, and the look brings its own. */
  color: string | null;
  logo: SitePicture | null;
  /** 10 or 11 digits, or empty. */
  phone: string;
  email: string;
  cnpj: string;
  address: string;
  city: string;
  uf: string;
  /** The newest first. */
  works: readonly BuiltWork[];
  /** Of all that was built, not only of `works`. */
  totals: { works: number; power: number };
  /** Where it works most first. */
  cities: readonly string[];
}
