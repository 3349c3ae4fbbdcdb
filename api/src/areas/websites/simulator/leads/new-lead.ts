import type {
  SimulatedConsumption,
  SimulationInput,
  SiteTrafficSource,
} from '@girassol/shared-domain/website';

/**
 * Data that a visitor of a site's simulator submits to be called by a seller: name, phone, answers and
 * consents.
 */
export interface NewLead {
  name: string;
  /** 10 or 11 digits. */
  phone: string;
  answers: SimulationInput;
  /** The words that stood beside what was agreed to. */
  consentWords: string;
  marketing: boolean;
  source: SiteTrafficSource;
  /** Id of the seller whose address was opened, null for the company's. */
  sellerId: string | null;
  /** Token of the displayed form, unique to it. */
  formToken: string;
  /** A field that people do not see had something in it. */
  filledHidden: boolean;
  /** Since the form was shown; null where there was none. */
  seconds: number | null;
}

/**
 * Converts a visitor's answers so that they contain the consumption computed from the bill instead of the
 * bill. `estimated` is the consumption of the estimate, which holds that on peak too. An unknown consumption becomes 0.
 */
export const toSimulatedConsumption = (
  { bill: _bill, ...answers }: SimulationInput,
  estimated: number | undefined,
): SimulatedConsumption => ({ ...answers, consumption: answers.consumption ?? estimated ?? 0 });
