import type { SitePicture } from '../blocks/fields';

/**
 * Completed installation that a website shows as a reference: city, power in kWp and date, without the
 * customer's name.
 */
export interface CompletedWork {
  city: string;
  /** kWp. */
  power: number;
  /** `março de 2026`; empty where it is not known. */
  finishedIn: string;
}

/**
 * Data of an account from which the initial content of its website is built: name, colour, logo, contact data
 * and completed works.
 */
export interface SiteTemplateFacts {
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
  works: readonly CompletedWork[];
  /** Totals of all completed works, not only of those in `works`. */
  totals: { works: number; power: number };
  /** Cities with the most works first. */
  cities: readonly string[];
}
